/** Pauses a game, resumes it, and ends one whose time runs out. */
import { MODES } from '../../../core/game/modes/table.ts';
import { IDLE } from '../picking/selection.ts';
import type { Assistance } from './assistance.ts';
import type { Autoplay } from './autoplay.ts';
import type { Clock } from './clock.ts';
import type { CurrentGame } from './current-game.ts';
import type { Dealing } from './dealing.ts';
import type { Levels } from './levels.ts';

export interface Pauses {
  pause(): void;
  resume(): void;
  /** The window is away (`true`) or back. A game whose time must not run unseen stays paused. */
  setAway(isAway: boolean): void;
  /** Leaves the game, which stays in the database as it is. */
  leave(): void;
  /** Looks at the clock: ends a countdown that has run out. */
  tick(): void;
}

interface Players {
  readonly autoplay: Autoplay;
  readonly assistance: Assistance;
  readonly levels: Levels;
  readonly dealing: Dealing;
}

export function createPauses(current: CurrentGame, clock: Clock, players: Players): Pauses {
  const { store, act } = current;
  const { autoplay, assistance, dealing, levels } = players;

  function pause(): void {
    if (store.getState().stage.name !== 'playing') return;
    autoplay.stop();
    assistance.dismiss();
    clock.stop('paused');
    store.setState({ isPaused: true, selection: IDLE });
  }

  return {
    pause,
    resume() {
      if (!store.getState().isPaused) return;
      store.setState({ isPaused: false });
      clock.release('paused');
      // Left between two levels: the next one is dealt nowhere else.
      if (store.getState().game?.view.canRedo === false) void levels.resume();
    },
    setAway(isAway) {
      if (!isAway) return clock.release('away');
      clock.stop('away');
      const { game } = store.getState();
      if (game !== null && MODES[game.setup.mode].resumes === 'paused') pause();
    },
    leave() {
      dealing.cancel();
      autoplay.stop();
      assistance.dismiss();
      clock.stop('no-game');
      store.setState({ stage: { name: 'closed' }, isPaused: false });
    },
    tick() {
      const elapsedMs = clock.read();
      const { game, stage, isPaused } = store.getState();
      if (game === null || stage.name !== 'playing' || isPaused) return;
      const { countdown, status } = game.view;
      if (countdown === null || elapsedMs < countdown.limitMs || (status !== 'playing' && status !== 'dead'))
        return;
      void act({ type: 'timeout' });
    },
  };
}
