/** The games by which the figures of composed boards were counted. */
import { measureBoard } from '../../core/coach/board-measure.ts';
import type { ComposedBoard } from '../../core/deal/composed-boards.ts';

/** The games and the seed of scripts/compose-pool.mjs. */
export const CASUAL_ALONE = { games: 1_000, seed: 5_000_011 } as const;

/** Plays the games of a stored figure again. */
export function isWonAsStored(
  { shape, cells, rules, won }: ComposedBoard,
  games: typeof CASUAL_ALONE,
): boolean {
  return measureBoard({ ...shape, cells }, rules, games).won === won;
}
