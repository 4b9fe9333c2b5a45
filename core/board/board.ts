/**
 * The words of the board.
 *
 * A grid is a row-major array of `width * height` numbers; the index of the cell in column `x` and row `y` is
 * `y * width + x`. In a template a cell is SLOT, WALL or GAP; on a board it is a kind (> 0), EMPTY or WALL.
 */

/** A square that holds no tile. In a template the same number is a gap: never filled, lines pass through. */
export const EMPTY = 0;
/** The same number where a template is meant. */
export const GAP = 0;
/** In a template: a cell that a deal fills. */
export const SLOT = -1;
/** Blocks lines and gravity, and is never removed. */
export const WALL = -2;

/** Row-major numbers of a grid, see above. */
export type Cells = readonly number[];

/** Most cells on a side that the core takes. */
export const MAX_SIDE = 256;

/** A shape without tiles: `marks` holds SLOT, WALL and GAP only. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly marks: Cells;
}

/**
 * Tiles on a shape. Invariants: `cells[i] > 0` only where `marks[i] === SLOT`, and `cells[i] === WALL` exactly where
 * `marks[i] === WALL`.
 */
export interface Board extends Shape {
  readonly cells: Cells;
}

/** Two cells whose tiles are taken together, by index at the time of the move. */
export type Move = readonly [a: number, b: number];

/** Column and row. The ring around the board has x = -1 or `width`, y = -1 or `height`. */
export type Point = readonly [x: number, y: number];

/** Number of tiles that remain. Linear in the area. */
export function countTiles(cells: Cells): number {
  let count = 0;
  for (const cell of cells) if (cell > 0) count++;
  return count;
}

/** Number of slots in a template or a shape. Linear in the area. */
export function countSlots(marks: readonly number[]): number {
  let count = 0;
  for (const mark of marks) if (mark === SLOT) count++;
  return count;
}

/** The cells of a board after the two tiles of a move went, before gravity acts. */
export function withoutPair(cells: Cells, move: Move): number[] {
  const next = cells.slice();
  next[move[0]] = EMPTY;
  next[move[1]] = EMPTY;
  return next;
}

/** Returns whether two shapes have the same size and the same marks. Linear in the area. */
export function isSameShape(one: Shape, other: Shape): boolean {
  const isSameSize = one.width === other.width && one.height === other.height;
  return (
    isSameSize && (one.marks === other.marks || one.marks.every((mark, cell) => mark === other.marks[cell]))
  );
}
