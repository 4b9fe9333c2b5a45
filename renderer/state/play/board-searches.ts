/** Questions about the board, one at a time: a new one cancels the one before it. */
import type { EngineClient } from '../../engine/client.ts';
import { askAboutBoard, type BoardQuestion } from './board-question.ts';
import type { CurrentGame } from './current-game.ts';

export interface BoardSearches {
  /** Cancels the question before it. */
  begin(): BoardQuestion;
  callOff(): void;
}

export function createBoardSearches(current: CurrentGame, engine: EngineClient): BoardSearches {
  let search: AbortController | null = null;
  return {
    begin() {
      search?.abort();
      search = new AbortController();
      current.store.setState(({ hint, verdict, reshuffle }) => ({
        hint: hint.state === 'searching' ? { state: 'none' } : hint,
        verdict: verdict.state === 'searching' ? { state: 'none' } : verdict,
        reshuffle: reshuffle.state === 'searching' ? { state: 'none' } : reshuffle,
      }));
      return askAboutBoard(current, engine, search.signal);
    },
    callOff() {
      search?.abort();
    },
  };
}
