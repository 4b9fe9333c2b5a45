import type { Cells } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import { MoveChoice } from '../techniques/choice.ts';
import { habitMove } from '../techniques/ranking.ts';
import type { Technique } from '../techniques/technique.ts';

/** A simulated player who chooses by some habits, in their order, and now and then without them. */
export interface Habits {
  readonly techniques: readonly Technique[];
  /** The moves in a thousand that are chosen at random. */
  readonly carelessPermille: number;
}

/** A player that takes any legal move. */
export const RANDOM_HABITS: Habits = { techniques: [], carelessPermille: 0 };

/**
 * Plays a position to its end, and returns the pairs that are left: 0 when it is won. The stream of the seed gives for each
 * move a number below 1000, which is careless below `carelessPermille`, and the move among those that are as good.
 */
export function playByHabits(
  engine: Engine,
  cells: Cells,
  { techniques, carelessPermille }: Habits,
  seed: number,
): number {
  const random = createRandom(seed);
  engine.load(cells);
  while (engine.tiles > 0) {
    const choice = new MoveChoice(engine);
    if (choice.moves.length === 0) break;
    const isCareless = random.below(1_000) < carelessPermille;
    const move = choice.moves[habitMove(isCareless ? [] : techniques, choice, random)];
    if (move === undefined) break;
    engine.apply(...move);
  }
  return engine.tiles / 2;
}
