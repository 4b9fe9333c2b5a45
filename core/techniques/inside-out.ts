import type { Shape } from '../board/board.ts';
import type { MoveChoice } from './choice.ts';
import { ALWAYS, type Technique } from './technique.ts';

/** Take the pair nearest the middle of the board. */
export const insideOut: Technique<'inside-out'> = {
  id: 'inside-out',
  appliesTo: ALWAYS,
  scores: (choice) => distances(choice).map((distance) => -distance),
};

/** Take the pair farthest from the middle, as online guides advise. */
export const outsideIn: Technique<'outside-in'> = {
  id: 'outside-in',
  appliesTo: ALWAYS,
  scores: distances,
};

/** By move, how far its two tiles lie from the middle together. */
function distances({ engine, moves }: MoveChoice): number[] {
  return moves.map(([a, b]) => fromMiddle(engine.shape, a) + fromMiddle(engine.shape, b));
}

/** The distance of a cell from the middle, along the axis along which it is farther; in units of half the board. */
function fromMiddle({ width, height }: Shape, cell: number): number {
  const x = Math.abs((2 * (cell % width) + 1) / width - 1);
  const y = Math.abs((2 * Math.floor(cell / width) + 1) / height - 1);
  return Math.max(x, y);
}
