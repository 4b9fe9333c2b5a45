/**
 * The board as the engine holds it: one flat array with the ring around the board and a frame of obstacles around that.
 *
 * A position in this array is a *place*. With ring and frame inside the array no line ever needs a test for the edge:
 * it runs until it meets something that is not FREE. A closed border is a ring of obstacles.
 */
import type { Cells } from '../board/board.ts';
import { at } from './engine-words.ts';
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
  const grid: Grid = {
    width,
    height,
    border,
    stride,
    kinds: new Int32Array(size).fill(OBSTACLE),
    places: new Int32Array(width * height),
    cells: new Int32Array(size).fill(-1),
    columns: new Int32Array(size),
    rows: new Int32Array(size),
  };
  for (let place = 0; place < size; place++) layPlace(grid, place, margin);
  return grid;
}

function layPlace(grid: Grid, place: number, margin: number): void {
  const { width, height } = grid;
  const x = (place % grid.stride) - margin;
  const y = Math.floor(place / grid.stride) - margin;
  grid.columns[place] = x;
  grid.rows[place] = y;
  const isInRing = x >= -1 && x <= width && y >= -1 && y <= height;
  if (isInRing && grid.border === 'open') grid.kinds[place] = FREE;
  if (x < 0 || x >= width || y < 0 || y >= height) return;
  const cell = y * width + x;
  grid.cells[place] = cell;
  grid.places[cell] = place;
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
