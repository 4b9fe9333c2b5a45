/**
 * A board as words of bits: one word a row and one a column, a bit set where something stops a line.
 *
 * Rows and columns are those of the grid, ring included, so a board of 30 x 30 cells fills all 32 bits. Bits beyond the
 * ring are set: outside nothing is free.
 */

import { at, runMask } from '../../../core/int32.ts';
import { BIT_LAYOUT, FREE, type Grid } from './grid.ts';

/** Places in a row of the grid: a place is `row * 32 + column`, which a shift and a mask take apart. */
export const STRIDE = BIT_LAYOUT.stride;
export const STRIDE_BITS = 5;
export const COLUMN_MASK = STRIDE - 1;

/**
 * All tables of a board, one array after the other in a single one, which saves every question the loads of their
 * addresses. The words come first: word `y` is row y, word `32 + x` is column x. Such an index is called a *line*.
 */
export type BitRows = Int32Array;

/** The line of column 0; row 0 is line 0. */
export const COLUMNS = 1 << STRIDE_BITS;
const LINES = 2 * STRIDE;
export const BETWEEN = LINES;
/** Row -> the tiles known to stand beside an equal one, see `exposedTiles`. */
const TWINS = BETWEEN + LINES * STRIDE;
/**
 * Four words for each cell of the board, so that all that is asked about a tile lies in one line of the cache: the free
 * horizontal run through it as a mask of columns of the grid, the vertical one as a mask of rows, and its place, which the
 * grid has too. The fourth is not used.
 */
const TILE_BITS = 2;
const TILES = TWINS + STRIDE;

/** Where the free horizontal run through the tile at a cell stands. */
export function rowRunAt(cell: number): number {
  return TILES + (cell << TILE_BITS);
}

/** Where the free vertical run stands. */
export function columnRunAt(cell: number): number {
  return TILES + 1 + (cell << TILE_BITS);
}

/** Where the place of a cell stands. */
export function placeAt(cell: number): number {
  return TILES + 2 + (cell << TILE_BITS);
}

/** Where the OR of all words strictly between two rows or two columns of the board stands, `low < high`. */
export function betweenAt(low: number, high: number): number {
  return BETWEEN + (low << STRIDE_BITS) + (high & COLUMN_MASK);
}

/** The tables of a grid; `readRows` reads its position. */
export function makeBitRows({ places }: Grid): BitRows {
  const bits = new Int32Array(TILES + (places.length << TILE_BITS));
  for (let cell = 0; cell < places.length; cell++) bits[placeAt(cell)] = at(places, cell);
  return bits;
}

/** Reads the words from a grid with a stride of 32 and computes all tables. Linear in the area. */
export function readRows(bits: BitRows, grid: Grid): void {
  const { width, height } = grid;
  bits.fill(-1, 0, LINES);
  bits.fill(0, TWINS, TWINS + STRIDE);
  for (let y = 0; y < height + 2; y++) readRow(bits, grid.kinds, y, width + 2);
  tabulate(bits, 1, height + 1);
  tabulate(bits, COLUMNS + 1, COLUMNS + width + 1);
  for (let y = 1; y <= height; y++) measureRow(bits, grid, y);
}

/** Clears the bits of a row's free places. */
function readRow(bits: BitRows, kinds: Int32Array, y: number, count: number): void {
  let word = -1;
  for (let x = 0; x < count; x++) {
    if (at(kinds, (y << STRIDE_BITS) + x) !== FREE) continue;
    word &= ~(1 << x);
    bits[COLUMNS + x] = at(bits, COLUMNS + x) & ~(1 << y);
  }
  bits[y] = word;
}

/** Measures the runs through a row's tiles and finds its twins. */
function measureRow(bits: BitRows, { kinds, cells, width }: Grid, y: number): void {
  const word = at(bits, y);
  for (let x = 1; x <= width; x++) {
    const place = (y << STRIDE_BITS) + x;
    const kind = at(kinds, place);
    if (kind <= FREE) continue;
    const cell = at(cells, place);
    bits[rowRunAt(cell)] = runMask(word, x);
    bits[columnRunAt(cell)] = runMask(at(bits, COLUMNS + x), y);
    if (kind === at(kinds, place + 1)) markTwins(bits, place, place + 1);
    if (kind === at(kinds, place + STRIDE)) markTwins(bits, place, place + STRIDE);
  }
}

function tabulate(bits: BitRows, first: number, end: number): void {
  for (let low = first; low < end; low++) {
    let seen = 0;
    for (let high = low + 1; high < end; high++) {
      bits[betweenAt(low, high)] = seen;
      seen |= at(bits, high);
    }
  }
}

/** The tile at a place went. */
export function openBit(bits: BitRows, { cells, width, height }: Grid, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const rowWord = at(bits, y) & ~(1 << x);
  const columnWord = at(bits, COLUMNS + x) & ~(1 << y);
  bits[y] = rowWord;
  bits[COLUMNS + x] = columnWord;
  const row = runMask(rowWord, x);
  const column = runMask(columnWord, y);
  const left = obstacleBefore(row);
  const right = obstacleAfter(row, width);
  const above = obstacleBefore(column);
  const below = obstacleAfter(column, height);
  clearBetween(bits, 0, above, y, below, ~(1 << x));
  clearBetween(bits, COLUMNS, left, x, right, ~(1 << y));
  // Only the four tiles that end these runs see further now: through the whole run. A cell without a tile takes no harm.
  widen(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + left)), row);
  widen(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + right)), row);
  widen(bits, columnRunAt(at(cells, (above << STRIDE_BITS) + x)), column);
  widen(bits, columnRunAt(at(cells, (below << STRIDE_BITS) + x)), column);
}

function widen(bits: BitRows, index: number, run: number): void {
  bits[index] = at(bits, index) | run;
}

/** A tile came to a free place. */
export function closeBit(bits: BitRows, { cells, kinds, width, height }: Grid, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const row = runMask(at(bits, y), x);
  const column = runMask(at(bits, COLUMNS + x), y);
  const left = obstacleBefore(row);
  const right = obstacleAfter(row, width);
  const above = obstacleBefore(column);
  const below = obstacleAfter(column, height);
  bits[y] = at(bits, y) | (1 << x);
  bits[COLUMNS + x] = at(bits, COLUMNS + x) | (1 << y);
  setBetween(bits, 0, above, y, below, 1 << x);
  setBetween(bits, COLUMNS, left, x, right, 1 << y);
  // The four tiles that end these runs see only up to the place now, and the new one sees both ways.
  narrow(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + left)), (1 << x) - 1);
  narrow(bits, rowRunAt(at(cells, (y << STRIDE_BITS) + right)), -2 << x);
  narrow(bits, columnRunAt(at(cells, (above << STRIDE_BITS) + x)), (1 << y) - 1);
  narrow(bits, columnRunAt(at(cells, (below << STRIDE_BITS) + x)), -2 << y);
  bits[rowRunAt(at(cells, place))] = row;
  bits[columnRunAt(at(cells, place))] = column;
  markTwinsAt(bits, place, kinds);
}

function narrow(bits: BitRows, index: number, visible: number): void {
  bits[index] = at(bits, index) & visible;
}

/**
 * Keeps `between` when the obstacle on a line of the rows or the columns (`first`) goes, of which `before` and `after` are
 * the lines of the obstacles next to it. Its bit stays set between two lines as long as another obstacle lies between
 * them, so it goes exactly for the lines from `before` on paired with those up to `after`: one pair on a full board, the
 * product of the two halves of the free run on an emptier one.
 */
function clearBetween(
  bits: BitRows,
  first: number,
  before: number,
  line: number,
  after: number,
  others: number,
): void {
  const end = betweenAt(first + line, 0);
  for (let high = line + 1; high <= after; high++) {
    for (let pair = betweenAt(first + before, 0) + high; pair < end; pair += STRIDE)
      bits[pair] = at(bits, pair) & others;
  }
}

/** The same when an obstacle comes. */
function setBetween(
  bits: BitRows,
  first: number,
  before: number,
  line: number,
  after: number,
  bit: number,
): void {
  const end = betweenAt(first + line, 0);
  for (let high = line + 1; high <= after; high++) {
    for (let pair = betweenAt(first + before, 0) + high; pair < end; pair += STRIDE)
      bits[pair] = at(bits, pair) | bit;
  }
}

/**
 * Where the obstacle before a run stands, or the first position of the board when there is none on it. Tiles stand on the
 * board only, so what lies between the ring and a line is never read.
 */
function obstacleBefore(run: number): number {
  return Math.max(1, 30 - Math.clz32(run & -run));
}

/** Where the obstacle after a run stands, or the `last` position of the board when there is none on it. */
function obstacleAfter(run: number, last: number): number {
  return Math.min(last, 32 - Math.clz32(run));
}

/**
 * The tiles of a row that can possibly link: those beside a free place, and those beside an equal tile. All others are
 * shut in. On a full board this leaves one tile in five, and all rows are sifted in a few dozen steps.
 *
 * The marks of twins are never taken back: when one of two twins goes, the other stands beside a free place, and where
 * gravity or taking back fills it again, the mark left over only costs a look.
 */
export function exposedTiles(bits: BitRows, y: number): number {
  const row = at(bits, y);
  const isShutIn = (row << 1) & (row >> 1) & at(bits, y - 1) & at(bits, y + 1);
  return row & (~isShutIn | at(bits, TWINS + y));
}

function markTwinsAt(bits: BitRows, place: number, kinds: Int32Array): void {
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
