import type { TurningShape } from '../../parts/use-turned-shape.ts';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';

/** How the board of a puzzle stands: one of the player's own games as it stood there. */
export function shapeOfCard({ position: { board, rules }, mistake }: Pick<FindCard, 'position' | 'mistake'>) {
  const shape: TurningShape = { ...board, rules };
  return mistake?.mayTurn ? { ...shape, mayTurn: true as const } : shape;
}
