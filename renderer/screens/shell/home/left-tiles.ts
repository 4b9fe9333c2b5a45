/** The part of a board that still has tiles, and the circle around them: little that is left stands large and in the middle of the stage. */
import { type Board, GAP } from '../../../../core/board/board.ts';

export interface LeftTiles {
  readonly board: Board;
  /** The column and the row of the whole board at which the part begins. */
  readonly x?: number;
  readonly y?: number;
}

/** In cells, from the upper left corner of a board. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

function tilesOf({ width, cells }: Board): readonly (readonly [column: number, row: number])[] {
  return cells.flatMap((kind, cell) => (kind > 0 ? [[cell % width, Math.floor(cell / width)] as const] : []));
}

/** Returns the part of a board around its tiles; a board without any is as it is. */
export function leftTiles(board: Board): LeftTiles {
  const { width, cells, marks } = board;
  const tiles = tilesOf(board);
  if (tiles.length === 0) return { board };
  const columns = tiles.map(([column]) => column);
  const rows = tiles.map(([, row]) => row);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - x + 1, Math.max(...rows) - y + 1];
  const from = Array.from(
    { length: wide * high },
    (_, at) => (y + Math.floor(at / wide)) * width + x + (at % wide),
  );
  const part = {
    ...{ width: wide, height: high },
    cells: from.map((cell) => cells[cell] ?? 0),
    // Places whose tiles are gone leave no dents in the moon.
    marks: from.map((cell) => (cells[cell] ? (marks[cell] ?? GAP) : GAP)),
  };
  return { board: part, x, y };
}

/** Each step goes less far towards the corner that is farthest now: after so many the middle is found to a hundredth of a cell. */
const STEPS = 2_000;
/** The diameter of the circle around four rows of four: two tiles alone are not huge. */
const LEAST = Math.hypot(4, 4);

/** Returns the smallest circle around all tiles of a board; the circle of a board without any is around its middle. */
export function circleAround(board: Board): Circle {
  const corners = tilesOf(board).flatMap(([x, y]) =>
    [0, 1].flatMap((right) => [0, 1].map((down) => [x + right, y + down] as const)),
  );
  let [x, y] = [board.width / 2, board.height / 2];
  let most = 0;
  for (let step = 2; corners.length > 0 && step <= STEPS; step++) {
    let [toX, toY] = [0, 0];
    most = -1;
    for (const [cornerX, cornerY] of corners) {
      const square = (cornerX - x) ** 2 + (cornerY - y) ** 2;
      if (square > most) [most, toX, toY] = [square, cornerX - x, cornerY - y];
    }
    x += toX / step;
    y += toY / step;
  }
  return { x, y, diameter: Math.max(LEAST, 2 * Math.sqrt(most)) };
}
