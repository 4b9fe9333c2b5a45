/** The games by which the figures of composed boards were counted. */
import { measureBoard } from '../../core/coach/board-measure.ts';
import type { ComposedBoard } from '../../core/deal/composed-boards.ts';

/** The games and the seed of scripts/compose-pool.mjs. */
export const CASUAL_ALONE = { games: 1_000, seed: 5_000_011 } as const;

/** Plays the games of a stored figure again; links are found as soon as is stored, too, where that is. */
export function isWonAsStored(
  { shape, cells, rules, won, seconds }: ComposedBoard,
  games: typeof CASUAL_ALONE,
): boolean {
  const measured = measureBoard({ ...shape, cells }, rules, games);
  const isAsLong = seconds === null || measured.secondsByThird?.[0].toFixed(2) === seconds.toFixed(2);
  return measured.won === won && isAsLong;
}
