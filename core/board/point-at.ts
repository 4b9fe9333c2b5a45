import type { Board, Point } from './board.ts';

/** Returns the column and row of a cell. */
export function pointAt({ width }: Pick<Board, 'width'>, cell: number): Point {
  return [cell % width, Math.floor(cell / width)];
}
