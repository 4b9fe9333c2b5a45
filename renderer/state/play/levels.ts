/** From one level of a game to the next. */

import type { CurrentGame } from './current-game.ts';
import { type DealParts, dealLevel } from './openings.ts';

/** The gain of a cleared level and the news of the next one may be read for so long before it comes. */
const LEVEL_REST_MS = 2_400;

export interface Levels {
  /** Lays the next level when one is cleared: the one that was undone, or a new deal. The clock waits for it. */
  advance(): Promise<void>;
  /** The same after a pause, unless the player wants to be asked for it. */
  resume(): Promise<void>;
}

export interface LevelParts extends DealParts {
  readonly wait: (ms: number) => Promise<void>;
  /** Returns the player's time for what is usually read in so many milliseconds; Infinity: the next level is asked for. */
  readonly readFor?: (ms: number) => number;
}

/** Advances by itself when a level is won, and lets the clock run again once it is won no longer. */
export function createLevels(current: CurrentGame, parts: LevelParts): Levels {
  const { store, act } = current;
  const { clock, wait, readFor = (ms) => ms } = parts;
  /** Counts the advances, so that one whose level was undone meanwhile, or that was asked for again, lays nothing. */
  let last = 0;

  async function advance(restMs: number): Promise<void> {
    const game = store.getState().game;
    if (game === null || game.view.status !== 'level-won') return;
    const number = ++last;
    clock.stop('dealing');
    if (restMs === Number.POSITIVE_INFINITY) return;
    if (game.view.canRedo) return void (await act({ type: 'redo' }));
    const dealing = dealLevel(parts, game.setup, game.view.level + 1);
    await wait(restMs);
    const dealt = await dealing;
    if (number !== last || store.getState().game?.gameId !== game.gameId) return;
    if (!dealt.ok) return dealt.error === 'cancelled' ? undefined : current.fail(dealt.error);
    await act({ type: 'level', deal: dealt.value });
  }

  current.onPlayed((_events, { status, canRedo }, { before }) => {
    if (status !== 'level-won') {
      last += 1;
      clock.release('dealing');
    } else if (before.status !== 'level-won' && !canRedo) void advance(readFor(LEVEL_REST_MS));
  });

  return {
    advance: () => advance(0),
    resume: () => advance(readFor(1) === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : 0),
  };
}
