/** The game plays itself along a clearing, one link a beat, until it is stopped or the board is clear. */
import type { Move } from '../../../core/board/board.ts';
import type { EngineClient } from '../../engine/client.ts';
import { askAboutBoard, type BoardQuestion } from './board-question.ts';
import type { CurrentGame } from './current-game.ts';
import { AUTOPLAY_PACES, type AutoplayPace, canPlay } from './session-state.ts';

export interface Autoplay {
  start(): Promise<void>;
  stop(): void;
  setPace(pace: AutoplayPace): void;
}

export function createAutoplay(
  current: CurrentGame,
  engine: EngineClient,
  wait: (ms: number) => Promise<void>,
): Autoplay {
  const { store } = current;
  let run: AbortController | null = null;

  function stop(): void {
    run?.abort();
    run = null;
    if (store.getState().autoplay !== 'off') store.setState({ autoplay: 'off' });
  }

  async function playAlong(question: BoardQuestion, moves: readonly Move[]): Promise<void> {
    for (const [a, b] of moves) {
      await wait(AUTOPLAY_PACES[store.getState().pace]);
      const isPlayed = await question.act({ type: 'link', a, b, by: 'auto' });
      if (!isPlayed || !canPlay(store.getState())) return;
    }
  }

  return {
    stop,
    async start() {
      if (!canPlay(store.getState())) return;
      stop();
      run = new AbortController();
      const { signal } = run;
      store.setState({ autoplay: 'thinking', message: null, selection: { state: 'idle' } });
      const question = askAboutBoard(current, engine, signal);
      // Whatever the result: how auto-play continues shows whether the board can be won.
      const isNoted = await question.act({ type: 'assist', assist: 'auto-play' });
      const answer = isNoted ? await question.ask('find-clearing') : null;
      if (answer?.ok) {
        question.show({ autoplay: 'playing' });
        await playAlong(question, answer.value);
      } else if (answer?.error === 'lost')
        question.show({ verdict: { state: 'known', verdict: 'lost' }, message: { type: 'lost' } });
      else if (answer !== null) question.show({ message: { type: 'search-failed', error: answer.error } });
      if (!signal.aborted) stop();
    },
    setPace(pace) {
      store.setState({ pace });
    },
  };
}
