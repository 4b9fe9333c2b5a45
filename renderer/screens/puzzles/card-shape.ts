import type { TurningShape } from '../../parts/use-turned-shape.ts';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';

/** Returns the shape of a puzzle's board; that of a mistake may be turned where the player's own game could be. */
export function shapeOfCard({
  position: { board },
  mistake,
}: Pick<FindCard, 'position' | 'mistake'>): TurningShape {
  return mistake?.mayTurn ? { ...board, mayTurn: true } : board;
}
