/** Questions about the board, asked of the worker one at a time: a new one calls off the one before it. */
import type { EngineError } from '../engine/protocol.ts';
import type { GameTable } from './table.ts';

export interface SearchDesk {
  /** Calls off the search before it. */
  begin(): AbortSignal;
  callOff(): void;
  /** Tells the player why a search has no answer, unless nobody waits for it any more. */
  sayFailure(error: EngineError): void;
}

/** Answers to a question that nobody waits for any more. */
const SILENT: readonly EngineError[] = ['cancelled', 'stale'];

export function createSearchDesk({ store }: Pick<GameTable, 'store'>): SearchDesk {
  let search: AbortController | null = null;
  return {
    begin() {
      search?.abort();
      search = new AbortController();
      store.setState(({ hint, verdict, reshuffle }) => ({
        hint: hint.state === 'searching' ? { state: 'none' } : hint,
        verdict: verdict.state === 'searching' ? { state: 'none' } : verdict,
        reshuffle: reshuffle.state === 'searching' ? { state: 'none' } : reshuffle,
      }));
      return search.signal;
    },
    callOff() {
      search?.abort();
    },
    sayFailure(error) {
      if (!SILENT.includes(error)) store.setState({ message: { type: 'search-failed', error } });
    },
  };
}
