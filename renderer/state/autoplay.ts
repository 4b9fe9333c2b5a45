/** The game plays itself along a clearing, one link a beat, until it is stopped or the board is clear. */
import type { Move } from '../../core/board/board.ts';
import type { Engine } from '../engine/client.ts';
import { AUTOPLAY_PACES, type AutoplayPace, canPlay } from './session-state.ts';
import type { GameTable } from './table.ts';

export interface Autoplay {
  start(): Promise<void>;
  stop(): void;
  setPace(pace: AutoplayPace): void;
}

export function createAutoplay(
  table: GameTable,
  engine: Engine,
  wait: (ms: number) => Promise<void>,
): Autoplay {
  const { store, act } = table;
  let run: AbortController | null = null;

  function stop(): void {
    run?.abort();
    run = null;
    if (store.getState().autoplay !== 'off') store.setState({ autoplay: 'off' });
  }

  async function playAlong(moves: readonly Move[], signal: AbortSignal): Promise<void> {
    for (const [a, b] of moves) {
      await wait(AUTOPLAY_PACES[store.getState().pace]);
      if (signal.aborted) return;
      const played = await act({ type: 'link', a, b, by: 'auto' });
      if (!played.ok || !canPlay(store.getState())) return;
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
      const answer = await engine.ask({ type: 'find-clearing' }, { signal });
      if (signal.aborted) return;
      if (answer.ok) {
        store.setState({ autoplay: 'playing' });
        await playAlong(answer.value, signal);
      } else if (answer.error === 'lost')
        store.setState({ verdict: { state: 'known', verdict: 'lost' }, message: { type: 'lost' } });
      else if (answer.error !== 'stale')
        store.setState({ message: { type: 'search-failed', error: answer.error } });
      if (!signal.aborted) stop();
    },
    setPace(pace) {
      store.setState({ pace });
    },
  };
}
