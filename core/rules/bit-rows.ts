/**
 * A board as words of bits: one word a row and one a column, a bit set where something stops a line.
 *
 * Rows and columns are those of the grid, ring included, so a board of 30 x 30 cells fills all 32 bits. Bits beyond the
 * ring are set: outside nothing is free.
 */
import { FREE, type Grid } from './engine-grid.ts';
import { at } from './engine-words.ts';

/** Places in a row of the grid: a place is `row * 32 + column`, which a shift and a mask take apart. */
export const STRIDE = 32;
export const STRIDE_BITS = 5;
export const COLUMN_MASK = STRIDE - 1;

/**
 * All tables of a board, one array after the other in a single one, which saves every question the loads of their
 * addresses. The words come first: word `y` is row y, word `32 + x` is column x. Such an index is called a *line*.
 */
export type BitRows = Int32Array;

/** The line of column 0; row 0 is line 0. */
export const COLUMNS = STRIDE;
const LINES = 2 * STRIDE;
const PLACES = STRIDE * STRIDE;
const BETWEEN = LINES;
const ROW_RUNS = BETWEEN + LINES * STRIDE;
const COLUMN_RUNS = ROW_RUNS + PLACES;
const TWINS = COLUMN_RUNS + PLACES;

/** Where the OR of all words strictly between two rows or two columns stands; both orders are kept. */
export function betweenAt(a: number, b: number): number {
  return BETWEEN + (a << STRIDE_BITS) + (b & COLUMN_MASK);
}

/** Where the free horizontal run through the tile at a place stands, as a mask of columns. */
export function rowRunAt(place: number): number {
  return ROW_RUNS + place;
}

/** Where the free vertical run through the tile at a place stands, as a mask of rows. */
export function columnRunAt(place: number): number {
  return COLUMN_RUNS + place;
}

/** No board yet; `readRows` reads one. */
export function makeBitRows(): BitRows {
  return new Int32Array(TWINS + STRIDE);
}

/** Reads the words from a grid with a stride of 32 and computes all tables. Linear in the area. */
export function readRows(bits: BitRows, { kinds, width, height }: Grid): void {
  bits.fill(-1, 0, LINES);
  for (let place = 0; place < kinds.length; place++) {
    if (at(kinds, place) !== FREE) continue;
    const x = place & COLUMN_MASK;
    const y = place >> STRIDE_BITS;
    bits[y] = at(bits, y) & ~(1 << x);
    bits[COLUMNS + x] = at(bits, COLUMNS + x) & ~(1 << y);
  }
  tabulate(bits, 0, height + 2);
  tabulate(bits, COLUMNS, COLUMNS + width + 2);
  bits.fill(0, TWINS);
  for (let place = 0; place < kinds.length; place++) {
    if (at(kinds, place) <= 0) continue;
    measure(bits, place);
    if (at(kinds, place) === at(kinds, place + 1)) markTwins(bits, place, place + 1);
    if (at(kinds, place) === at(kinds, place + STRIDE)) markTwins(bits, place, place + STRIDE);
  }
}

function tabulate(bits: BitRows, first: number, end: number): void {
  for (let low = first; low < end; low++) {
    let seen = 0;
    for (let high = low + 1; high < end; high++) {
      bits[betweenAt(low, high)] = seen;
      bits[betweenAt(high, low)] = seen;
      seen |= at(bits, high);
    }
  }
}

/**
 * The free run through `position` as a mask: the bit itself and the clear bits on both sides of it up to the nearest set
 * ones. Without a loop or a branch: below, counting leading zeros finds the nearest; above, subtracting one turns the
 * clear bits under the lowest set bit into ones. Works at both ends: no set bit means the run goes on to the last bit.
 */
export function runMask(word: number, position: number): number {
  const above = word & (-2 << position);
  const below = word & ((1 << position) - 1);
  return ~above & (above - 1) & (-1 << (32 - Math.clz32(below)));
}

/** The tile at a place went. */
export function openBit(bits: BitRows, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  bits[y] = at(bits, y) & ~(1 << x);
  bits[COLUMNS + x] = at(bits, COLUMNS + x) & ~(1 << y);
  const row = runMask(at(bits, y), x);
  const column = runMask(at(bits, COLUMNS + x), y);
  markBetween(bits, 0, column, y, 1 << x, 0);
  markBetween(bits, COLUMNS, row, x, 1 << y, 0);
  measureEnds(bits, x, y, row, column);
}

/** A tile came to a free place. */
export function closeBit(bits: BitRows, place: number, kinds: Int32Array): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const row = runMask(at(bits, y), x);
  const column = runMask(at(bits, COLUMNS + x), y);
  bits[y] = at(bits, y) | (1 << x);
  bits[COLUMNS + x] = at(bits, COLUMNS + x) | (1 << y);
  markBetween(bits, 0, column, y, 1 << x, -1);
  markBetween(bits, COLUMNS, row, x, 1 << y, -1);
  measureEnds(bits, x, y, row, column);
  measure(bits, place);
  for (const neighbour of [place - STRIDE, place - 1, place + 1, place + STRIDE]) {
    if (at(kinds, neighbour) === at(kinds, place)) markTwins(bits, place, neighbour);
  }
}

/**
 * The tiles of a row that can possibly link: those beside a free place, and those beside an equal tile. All others are
 * shut in. On a full board this leaves one tile in five, and all rows are sifted in a few dozen steps.
 *
 * The marks of twins are never taken back: when one of two twins goes, the other stands beside a free place, and where
 * gravity or taking back fills it again, the mark left over only costs a look.
 */
export function wakefulTiles(bits: BitRows, y: number): number {
  const row = at(bits, y);
  const isShutIn = (row << 1) & (row >> 1) & at(bits, y - 1) & at(bits, y + 1);
  return row & (~isShutIn | at(bits, TWINS + y));
}

function markTwins(bits: BitRows, a: number, b: number): void {
  for (const place of [a, b]) {
    const y = place >> STRIDE_BITS;
    bits[TWINS + y] = at(bits, TWINS + y) | (1 << (place & COLUMN_MASK));
  }
}

/**
 * Keeps `between` when a bit of line `first + index` goes (`value` 0) or comes (-1). It is set between two lines as long
 * as any obstacle lies between them, so it changes exactly for the pairs that lie inside the free run across the lines,
 * or on the obstacles at its ends: one pair on a full board, the product of the halves of the run on an emptier one.
 */
function markBetween(
  bits: BitRows,
  first: number,
  run: number,
  index: number,
  bit: number,
  value: number,
): void {
  const before = obstacleBefore(run);
  const after = obstacleAfter(run);
  const mark = bit & value;
  for (let low = before; low < index; low++) {
    for (let high = index + 1; high <= after; high++) {
      const word = (at(bits, betweenAt(first + low, first + high)) & ~bit) | mark;
      bits[betweenAt(first + low, first + high)] = word;
      bits[betweenAt(first + high, first + low)] = word;
    }
  }
}

/** Measures the runs of the only four tiles that a change at (x, y) touches: those that end the runs through it. */
function measureEnds(bits: BitRows, x: number, y: number, row: number, column: number): void {
  measure(bits, (y << STRIDE_BITS) + obstacleBefore(row));
  measure(bits, (y << STRIDE_BITS) + obstacleAfter(row));
  measure(bits, (obstacleBefore(column) << STRIDE_BITS) + x);
  measure(bits, (obstacleAfter(column) << STRIDE_BITS) + x);
}

/** Measures both runs through the tile at a place. Elsewhere the answer means nothing and is never asked for. */
function measure(bits: BitRows, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  bits[rowRunAt(place)] = runMask(at(bits, y), x);
  bits[columnRunAt(place)] = runMask(at(bits, COLUMNS + x), y);
}

/** Where the obstacle before a run stands, or the first position when there is none. */
function obstacleBefore(run: number): number {
  return Math.max(0, 30 - Math.clz32(run & -run));
}

/** Where the obstacle after a run stands, or the last position when there is none. */
function obstacleAfter(run: number): number {
  return Math.min(STRIDE - 1, 32 - Math.clz32(run));
}
