/**
 * A board as words of bits: one word a row and one a column, a bit set where something stops a line.
 *
 * Rows and columns are those of the grid, ring included, so a board of 30 x 30 cells fills all 32 bits. Bits beyond
 * the ring are set: outside nothing is free. The words are all that loading makes and all that every move keeps in
 * step, with the free runs of the tiles that were queried; what lies between two lines is tabulated after many
 * queries (bit-between.ts).
 */

import type { Cells } from '../../board/board.ts';
import { at, runMask } from '../../int32.ts';
import { BIT_LAYOUT, FREE, type Grid } from '../base/grid.ts';

/** Places in a row of the grid: a place is `row * 32 + column`, which a shift and a mask take apart. */
export const STRIDE = BIT_LAYOUT.stride;
export const STRIDE_BITS = 5;
export const COLUMN_MASK = STRIDE - 1;

/**
 * All tables of a board, one array after the other in a single one, which saves every query the loads of their
 * addresses. The words come first: word `y` is row y, word `32 + x` is column x. Such an index is called a *line*.
 */
export type BitRows = Int32Array;

/** The line of column 0; row 0 is line 0. */
export const COLUMNS = 1 << STRIDE_BITS;
const LINES = 2 * STRIDE;
/** For each two lines of a direction what lies between them, and whether that holds for the words as they are. */
export const BETWEEN = LINES;
export const IS_TABULATED = BETWEEN + LINES * STRIDE;
/** Queries since the words changed last that the table would have answered. */
export const QUERIES = IS_TABULATED + 1;
/**
 * Indices of two flags: the runs through all tiles are measured; they are, and the lines are tabulated too.
 */
const ARE_MEASURED = QUERIES + 1;
export const IS_READY = ARE_MEASURED + 1;
/** The sides of the board. */
export const WIDTH = IS_READY + 1;
export const HEIGHT = WIDTH + 1;
/** Row -> the tiles known to stand beside an equal one, see `exposedTiles`. */
const TWINS = HEIGHT + 1;
/**
 * Four words for each cell of the board, so that all data of a tile lie in one line of the cache: the free horizontal
 * run through it as a mask of columns of the grid, the vertical one as a mask of rows, and its place, which the grid
 * has too. The fourth is not used. Runs are 0 until they are measured: a run contains its own place.
 */
const TILE_BITS = 2;
const TILES = TWINS + STRIDE;

/** Returns the index of the free horizontal run through the tile at a cell. */
export function rowRunAt(cell: number): number {
  return TILES + (cell << TILE_BITS);
}

/** Returns the index of the free vertical run through the tile at a cell. */
export function columnRunAt(cell: number): number {
  return TILES + 1 + (cell << TILE_BITS);
}

/** Returns the index of the place of a cell. */
export function placeAt(cell: number): number {
  return TILES + 2 + (cell << TILE_BITS);
}

/** The tables of a grid; `loadRows` reads a position. */
export function createBitRows({ places, border, width, height }: Grid): BitRows {
  const bits = new Int32Array(TILES + (places.length << TILE_BITS));
  bits.fill(-1, 0, LINES);
  bits[WIDTH] = width;
  bits[HEIGHT] = height;
  if (border === 'open') {
    bits[0] = bits[height + 1] = outsideOf(width);
    bits[COLUMNS] = bits[COLUMNS + width + 1] = outsideOf(height);
  }
  for (let cell = 0; cell < places.length; cell++) bits[placeAt(cell)] = at(places, cell);
  return bits;
}

/** The bits of a line beyond the ring. */
function outsideOf(side: number): number {
  return (-1 << side) << 2;
}

/** The bits of a line on which nothing stands but what the border is. */
function emptyLine(side: number, { border }: Grid): number {
  return border === 'open' ? outsideOf(side) : ~(((1 << side) - 1) << 1);
}

/** The counts of a loaded position. */
export interface Loaded {
  tiles: number;
  largestKind: number;
}

/**
 * Puts a position on the grid and reads its words, in one pass without a branch on what a cell holds: on a half-played
 * board such a branch is mispredicted every second time. `blank` is the part of the tables about tiles with no run known.
 */
export function loadRows(bits: BitRows, grid: Grid, cells: Cells, blank: Int32Array, loaded: Loaded): void {
  const { width, height, kinds } = grid;
  const emptyRow = emptyLine(width, grid);
  bits.fill(emptyLine(height, grid), COLUMNS + 1, COLUMNS + 1 + width);
  bits.set(blank, TILES);
  changed(bits);
  bits[ARE_MEASURED] = 0;
  let tiles = 0;
  let largestKind = 0;
  for (let y = 1, cell = 0; y <= height; y++) {
    let word = emptyRow;
    for (let x = 1; x <= width; x++, cell++) {
      const content = cells[cell] ?? -1;
      const isObstacle = (content | -content) >>> 31;
      word |= isObstacle << x;
      bits[COLUMNS + x] = at(bits, COLUMNS + x) | (isObstacle << y);
      // Whatever is below zero becomes OBSTACLE, -1.
      kinds[(y << STRIDE_BITS) + x] = content | (content >> 31);
      tiles += -content >>> 31;
      largestKind = Math.max(largestKind, content);
    }
    bits[y] = word;
  }
  loaded.tiles = tiles;
  loaded.largestKind = largestKind;
}

/** The part of the tables that says nothing of any tile but its place. */
export function blankTiles(bits: BitRows): Int32Array {
  return bits.slice(TILES);
}

/** The words changed: what was tabulated of them does not hold any more. */
function changed(bits: BitRows): void {
  bits[IS_TABULATED] = 0;
  bits[QUERIES] = 0;
  bits[IS_READY] = 0;
}

/** Measures the runs through a tile unless they are known. */
export function ensureRuns(bits: BitRows, cell: number): void {
  if (at(bits, rowRunAt(cell)) === 0) measureRuns(bits, cell);
}

/** Measures the runs through all tiles, once for a loaded position: moves keep what is measured in step. */
export function measureAll(bits: BitRows): void {
  for (let run = TILES; at(bits, ARE_MEASURED) === 0 && run < bits.length; run += 1 << TILE_BITS)
    ensureRuns(bits, (run - TILES) >> TILE_BITS);
  bits[ARE_MEASURED] = 1;
  bits[IS_READY] = 1;
}

function measureRuns(bits: BitRows, cell: number): void {
  const place = at(bits, placeAt(cell));
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  bits[rowRunAt(cell)] = runMask(at(bits, y), x);
  bits[columnRunAt(cell)] = runMask(at(bits, COLUMNS + x), y);
}

/** Finds the twins of a loaded position. */
export function readTwins(bits: BitRows, { kinds, width, height }: Grid): void {
  bits.fill(0, TWINS, TWINS + STRIDE);
  const board = ((1 << width) - 1) << 1;
  for (let y = 1; y <= height; y++) {
    const row = at(bits, y) & board;
    const below = at(bits, y + 1);
    for (let word = row & (row >>> 1); word !== 0; word &= word - 1) {
      const place = (y << STRIDE_BITS) + 31 - Math.clz32(word & -word);
      const kind = at(kinds, place);
      if (kind === at(kinds, place + 1) && kind > FREE) markTwins(bits, place, place + 1);
    }
    for (let word = row & below; word !== 0; word &= word - 1) {
      const place = (y << STRIDE_BITS) + 31 - Math.clz32(word & -word);
      const kind = at(kinds, place);
      if (kind === at(kinds, place + STRIDE) && kind > FREE) markTwins(bits, place, place + STRIDE);
    }
  }
}

/** The tile at a place went, and the runs of those that see further now are left to the caller. Constant time. */
export function openWords(bits: BitRows, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  bits[y] = at(bits, y) & ~(1 << x);
  bits[COLUMNS + x] = at(bits, COLUMNS + x) & ~(1 << y);
  changed(bits);
}

/** The tile at a place went. Constant time. */
export function openBit(bits: BitRows, { cells, width, height }: Grid, place: number): void {
  openWords(bits, place);
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const row = runMask(at(bits, y), x);
  const column = runMask(at(bits, COLUMNS + x), y);
  // Only the four tiles that end these runs see further now: through the whole run. An entry of a cell without a tile
  // may be overwritten: it is never read.
  widen(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + obstacleBefore(row))), row);
  widen(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + obstacleAfter(row, width))), row);
  widen(bits, columnRunAt(at(cells, (obstacleBefore(column) << STRIDE_BITS) + x)), column);
  widen(bits, columnRunAt(at(cells, (obstacleAfter(column, height) << STRIDE_BITS) + x)), column);
}

/** A run that was not measured stays 0. */
function widen(bits: BitRows, index: number, run: number): void {
  const known = at(bits, index);
  if (known !== 0) bits[index] = known | run;
}

/** A tile came to a free place. Constant time. */
export function closeBit(bits: BitRows, { cells, width, height }: Grid, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const row = runMask(at(bits, y), x);
  const column = runMask(at(bits, COLUMNS + x), y);
  bits[y] = at(bits, y) | (1 << x);
  bits[COLUMNS + x] = at(bits, COLUMNS + x) | (1 << y);
  changed(bits);
  // The four tiles that end these runs see only up to the place now, and the new one sees both ways.
  narrow(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + obstacleBefore(row))), (1 << x) - 1);
  narrow(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + obstacleAfter(row, width))), -2 << x);
  narrow(bits, columnRunAt(at(cells, (obstacleBefore(column) << STRIDE_BITS) + x)), (1 << y) - 1);
  narrow(bits, columnRunAt(at(cells, (obstacleAfter(column, height) << STRIDE_BITS) + x)), -2 << y);
  bits[rowRunAt(at(cells, place))] = row;
  bits[columnRunAt(at(cells, place))] = column;
}

function narrow(bits: BitRows, index: number, visible: number): void {
  bits[index] = at(bits, index) & visible;
}

/**
 * Returns the position of the obstacle before a run, or the first position of the board when there is none on
 * it. Tiles stand on the board only, so the words between the ring and a line are never read.
 */
export function obstacleBefore(run: number): number {
  return Math.max(1, 30 - Math.clz32(run & -run));
}

/**
 * Returns the position of the obstacle after a run, or the `last` position of the board when there is none on
 * it.
 */
export function obstacleAfter(run: number, last: number): number {
  return Math.min(last, 32 - Math.clz32(run));
}

/**
 * The tiles of a row that can possibly link: those beside a free place, and those beside an equal tile. All others are
 * shut in. On a full board this leaves one tile in five, and all rows are sifted in a few dozen steps.
 *
 * The marks of twins are never taken back: when one of two twins goes, the other stands beside a free place, and
 * where gravity or taking back fills it again, the mark left over only costs a test.
 */
export function exposedTiles(bits: BitRows, y: number): number {
  const row = at(bits, y);
  const isShutIn = (row << 1) & (row >> 1) & at(bits, y - 1) & at(bits, y + 1);
  return row & (~isShutIn | at(bits, TWINS + y));
}

/** A tile came to a place: notes those beside it that are equal. */
export function markTwinsAt(bits: BitRows, kinds: Int32Array, place: number): void {
  const kind = at(kinds, place);
  if (kind === at(kinds, place - STRIDE)) markTwins(bits, place, place - STRIDE);
  if (kind === at(kinds, place - 1)) markTwins(bits, place, place - 1);
  if (kind === at(kinds, place + 1)) markTwins(bits, place, place + 1);
  if (kind === at(kinds, place + STRIDE)) markTwins(bits, place, place + STRIDE);
}

function markTwins(bits: BitRows, a: number, b: number): void {
  markTwin(bits, a);
  markTwin(bits, b);
}

function markTwin(bits: BitRows, place: number): void {
  const row = TWINS + (place >> STRIDE_BITS);
  bits[row] = at(bits, row) | (1 << (place & COLUMN_MASK));
}
