/**
 * The board as the engine holds it: one flat array with the ring around the board and a frame of obstacles around that.
 *
 * A position in this array is a *place*. With ring and frame inside the array no line ever needs a test for the edge:
 * it runs until it meets something that is not FREE. A closed border is a ring of obstacles.
 */
import { type Cells, EMPTY, WALL } from '../../board/board.ts';
import { at, makeTables } from '../../int32.ts';
import type { Border } from '../../rules/rules.ts';

/**
 * The content of a place without a tile: nothing, or an obstacle that stops every line. A tile is stored as
 * its kind, above zero.
 */
export const FREE = 0;
export const OBSTACLE = -1;

/** The places of a board, see above. Moves change only `kinds`; all else stays for a shape and a border. */
export interface Places {
  /** Places in a row; the place below is `stride` further. */
  readonly stride: number;
  /** Place -> kind, FREE or OBSTACLE. */
  readonly kinds: Int32Array;
  /** Cell of the board -> place. */
  readonly places: Int32Array;
  /** Place -> cell of the board; -1 on the ring and the frame. */
  readonly cells: Int32Array;
}

/** The same with all that an engine looks up by place. */
export interface Grid extends Places {
  readonly width: number;
  readonly height: number;
  readonly border: Border;
  /** Place -> column and row of the board; the ring has -1 and `width` or `height`. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}

/** The room that an engine needs: places in a row (0: as few as fit), and rings of obstacles outside the ring. */
export interface GridLayout {
  readonly stride: number;
  readonly frame: 0 | 1;
}

/** Cells on a side that fit in a 32-bit word together with the ring. */
export const MAX_BIT_SIDE = 30;

/** The grid of the bit engine: places that a shift and a mask take apart. */
export const BIT_LAYOUT: GridLayout = { stride: 32, frame: 0 };

/** The grid of the wide engine: as narrow as fits, and a frame, so that every place inside has an obstacle on all sides. */
export const WIDE_LAYOUT: GridLayout = { stride: 0, frame: 1 };

/** A grid without tiles. Linear in its places. */
export function makeGrid(width: number, height: number, border: Border, layout: GridLayout): Grid {
  const places = makePlaces(width, height, border, layout);
  const margin = 1 + layout.frame;
  const { stride } = places;
  const [columns, rows] = makeTables(places.kinds.length, places.kinds.length);
  for (let y = -margin; y < height + margin; y++) {
    const start = (y + margin) * stride;
    for (let x = 0; x < stride; x++) columns[start + x] = x - margin;
    rows.fill(y, start, start + stride);
  }
  return { ...places, width, height, border, columns, rows };
}

/** Places without tiles. Linear in their number. */
export function makePlaces(width: number, height: number, border: Border, layout: GridLayout): Places {
  const margin = 1 + layout.frame;
  const stride = Math.max(layout.stride, width + 2 * margin);
  const size = stride * (height + 2 * margin);
  const [kinds, cells, places] = makeTables(size, size, width * height);
  kinds.fill(OBSTACLE);
  cells.fill(-1);
  for (let y = -1; border === 'open' && y <= height; y++) {
    const first = (y + margin) * stride + margin;
    kinds.fill(FREE, first - 1, first + width + 1);
  }
  for (let cell = 0, y = 0; y < height; y++) {
    const first = (y + margin) * stride + margin;
    for (let place = first; place < first + width; place++, cell++) {
      cells[place] = cell;
      places[cell] = place;
    }
  }
  return { stride, kinds, places, cells };
}

/** Puts the tiles and walls of a board on the grid and returns the largest kind, 0 without tiles. Linear in the area. */
export function fillGrid(grid: Places, cells: Cells): number {
  const { kinds, places } = grid;
  let largestKind = 0;
  for (let cell = 0; cell < places.length; cell++) {
    const content = cells[cell] ?? OBSTACLE;
    if (content > largestKind) largestKind = content;
    kinds[at(places, cell)] = content < 0 ? OBSTACLE : content;
  }
  return largestKind;
}

/** Returns the content of a cell: a kind, EMPTY or WALL. */
export function contentAt({ kinds, places }: Places, cell: number): number {
  const kind = at(kinds, at(places, cell));
  if (kind === OBSTACLE) return WALL;
  return kind === FREE ? EMPTY : kind;
}

/** The position on a grid as a value. Linear in the area. */
export function cellsOf(grid: Places): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < grid.places.length; cell++) cells.push(contentAt(grid, cell));
  return cells;
}

/**
 * Returns whether the tile of a kind at a place is exposed, so that it can possibly link: it stands beside a
 * free place or beside an equal tile. Every other tile is enclosed, as a line leaves a tile through a free
 * place or is one step long.
 */
export function isExposed(kinds: Int32Array, stride: number, place: number, kind: number): boolean {
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
