/**
 * The board as the engine holds it: one flat array with the ring around the board and a frame of obstacles around that.
 *
 * A position in this array is a *place*. With ring and frame inside the array no line ever needs a test for the edge:
 * it runs until it meets something that is not FREE. A closed border is a ring of obstacles.
 */
import type { Cells } from '../board/board.ts';
import { at, makeTables } from './engine-words.ts';
import type { Border } from './rules.ts';

/** What a place without a tile holds: nothing, or something that stops every line. Tiles are their kind, above zero. */
export const FREE = 0;
export const OBSTACLE = -1;

/** The board, see above. Whoever moves tiles changes `kinds`; all else stays for a shape and a border. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly border: Border;
  /** Places in a row; the place below is `stride` further. */
  readonly stride: number;
  /** Place -> kind, FREE or OBSTACLE. */
  readonly kinds: Int32Array;
  /** Cell of the board -> place. */
  readonly places: Int32Array;
  /** Place -> cell of the board; -1 on the ring and the frame. */
  readonly cells: Int32Array;
  /** Place -> column and row of the board; the ring has -1 and `width` or `height`. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}

/** How much room an engine wants: places in a row (0: as few as fit), and rings of obstacles outside the ring. */
export interface GridLayout {
  readonly stride: number;
  readonly frame: 0 | 1;
}

/** A grid without tiles. Linear in its places. */
export function makeGrid(width: number, height: number, border: Border, layout: GridLayout): Grid {
  const margin = 1 + layout.frame;
  const stride = Math.max(layout.stride, width + 2 * margin);
  const size = stride * (height + 2 * margin);
  const [kinds, cells, columns, rows, places] = makeTables(size, size, size, size, width * height);
  kinds.fill(OBSTACLE);
  cells.fill(-1);
  const grid: Grid = {
    width,
    height,
    border,
    stride,
    kinds,
    places,
    cells,
    columns,
    rows,
  };
  for (let y = -margin; y < height + margin; y++) layRow(grid, y, margin);
  return grid;
}

function layRow(grid: Grid, y: number, margin: number): void {
  const { width, height, stride } = grid;
  const first = (y + margin) * stride + margin;
  for (let x = -margin; x < stride - margin; x++) grid.columns[first + x] = x;
  grid.rows.fill(y, first - margin, first - margin + stride);
  if (grid.border === 'open' && y >= -1 && y <= height) grid.kinds.fill(FREE, first - 1, first + width + 1);
  if (y < 0 || y >= height) return;
  for (let x = 0; x < width; x++) {
    grid.cells[first + x] = y * width + x;
    grid.places[y * width + x] = first + x;
  }
}

/** Puts the tiles and walls of a board on the grid and returns the largest kind, 0 without tiles. Linear in the area. */
export function fillGrid(grid: Grid, cells: Cells): number {
  const { kinds, places } = grid;
  let largestKind = 0;
  for (let cell = 0; cell < places.length; cell++) {
    const content = cells[cell] ?? OBSTACLE;
    if (content > largestKind) largestKind = content;
    kinds[at(places, cell)] = content < 0 ? OBSTACLE : content;
  }
  return largestKind;
}

/**
 * Whether the tile of a kind at a place can possibly link: it stands beside a free place or beside an equal tile. All
 * others are shut in, as a line leaves a tile through a free place or is no longer than one step.
 */
export function isWakeful(kinds: Int32Array, stride: number, place: number, kind: number): boolean {
  return (
    isOpening(at(kinds, place - 1), kind) ||
    isOpening(at(kinds, place + 1), kind) ||
    isOpening(at(kinds, place - stride), kind) ||
    isOpening(at(kinds, place + stride), kind)
  );
}

function isOpening(neighbour: number, kind: number): boolean {
  return neighbour === FREE || neighbour === kind;
}
