/** From one level of a game to the next. */

import type { CurrentGame } from './current-game.ts';
import { type DealParts, dealLevel } from './openings.ts';

/** How long what a cleared level gave, and what the next one brings, may be looked at before it comes. */
const LEVEL_REST_MS = 2_400;

export interface Levels {
  /** Lays the next level when one is cleared: the one that was undone, or a new deal. The clock waits for it. */
  advance(): Promise<void>;
}

export interface LevelParts extends DealParts {
  readonly wait: (ms: number) => Promise<void>;
  /** How long the player reads what is usually read in so many milliseconds; Infinity: the next level is asked for. */
  readonly readFor?: (ms: number) => number;
}

/** Advances by itself when the last pair of a level is taken. */
export function createLevels(current: CurrentGame, parts: LevelParts): Levels {
  const { store, act } = current;
  const { clock, wait, readFor = (ms) => ms } = parts;

  async function advance(restMs: number): Promise<void> {
    const game = store.getState().game;
    if (game === null || game.view.status !== 'level-won') return;
    clock.stop('dealing');
    if (restMs === Number.POSITIVE_INFINITY) return;
    if (game.view.canRedo) await act({ type: 'redo' });
    else {
      const dealing = dealLevel(parts, game.setup, game.view.level + 1);
      await wait(restMs);
      const dealt = await dealing;
      if (store.getState().game?.gameId !== game.gameId) return;
      if (!dealt.ok) return dealt.error === 'cancelled' ? undefined : current.fail(dealt.error);
      await act({ type: 'level', deal: dealt.value });
    }
    clock.release('dealing');
  }

  current.onPlayed((events, { status }) => {
    const isByTaking = events.some(({ type }) => type === 'linked' || type === 'mercy');
    if (status === 'level-won' && isByTaking) void advance(readFor(LEVEL_REST_MS));
  });

  return { advance: () => advance(0) };
}
