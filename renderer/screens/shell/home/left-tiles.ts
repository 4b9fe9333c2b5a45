/** The part of a board that still has tiles, so that little that is left stands large and in the middle of the stage. */
import { type Board, GAP } from '../../../../core/board/board.ts';

/** A side has at least so many cells: two tiles alone are not huge. */
const LEAST = 6;

export interface LeftTiles {
  readonly board: Board;
  /** The column and the row of the whole board at which the part begins; below 0 where it reaches beyond it. */
  readonly x?: number;
  readonly y?: number;
}

/** The first and the number of the places from the least to the greatest, and as many at both sides as a short side lacks. */
function sideOf(places: readonly number[], whole: number): readonly [first: number, count: number] {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const count = most - least + 1;
  const more = Math.max(0, Math.ceil((Math.min(LEAST, whole) - count) / 2));
  return [least - more, count + 2 * more];
}

/** Returns the part of a board around its tiles; a board without any is as it is. */
export function leftTiles(board: Board): LeftTiles {
  const { width, height, cells, marks } = board;
  const tiles = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  if (tiles.length === 0) return { board };
  const [x, wide] = sideOf(
    tiles.map((cell) => cell % width),
    width,
  );
  const [y, high] = sideOf(
    tiles.map((cell) => Math.floor(cell / width)),
    height,
  );
  const from = Array.from({ length: wide * high }, (_, at) => {
    const [column, row] = [x + (at % wide), y + Math.floor(at / wide)];
    return column < 0 || column >= width ? -1 : row * width + column;
  });
  const part = {
    ...{ width: wide, height: high },
    cells: from.map((cell) => cells[cell] ?? 0),
    // Places whose tiles are gone leave no dents in the moon.
    marks: from.map((cell) => (cells[cell] ? (marks[cell] ?? GAP) : GAP)),
  };
  return { board: part, x, y };
}
