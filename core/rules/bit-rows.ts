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

/** The lines of one direction: rows with a bit for each column, or columns with a bit for each row. */
export interface BitLines {
  readonly words: Int32Array;
  /** `between[low * 32 + high]` is the OR of the words strictly between two lines, low < high. */
  readonly between: Int32Array;
}

export interface BitRows {
  readonly rows: BitLines;
  readonly columns: BitLines;
}

/** Empty words; `readRows` fills them. */
export function makeBitRows(): BitRows {
  const makeLines = (): BitLines => ({
    words: new Int32Array(STRIDE),
    between: new Int32Array(STRIDE * STRIDE),
  });
  return { rows: makeLines(), columns: makeLines() };
}

/** Reads all words from a grid with a stride of 32. Linear in the area. */
export function readRows({ rows, columns }: BitRows, { kinds, width, height }: Grid): void {
  rows.words.fill(-1);
  columns.words.fill(-1);
  for (let place = 0; place < kinds.length; place++) {
    if (at(kinds, place) !== FREE) continue;
    const x = place & COLUMN_MASK;
    const y = place >> STRIDE_BITS;
    rows.words[y] = at(rows.words, y) & ~(1 << x);
    columns.words[x] = at(columns.words, x) & ~(1 << y);
  }
  tabulate(rows, height + 2);
  tabulate(columns, width + 2);
}

function tabulate({ words, between }: BitLines, count: number): void {
  for (let low = 0; low < count; low++) {
    let seen = 0;
    for (let high = low + 1; high < count; high++) {
      between[(low << STRIDE_BITS) + high] = seen;
      seen |= at(words, high);
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
export function openBit({ rows, columns }: BitRows, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const columnRun = runMask(at(columns.words, x), y);
  const rowRun = runMask(at(rows.words, y), x);
  rows.words[y] = at(rows.words, y) & ~(1 << x);
  columns.words[x] = at(columns.words, x) & ~(1 << y);
  clearBetween(rows.between, columnRun, y, 1 << x);
  clearBetween(columns.between, rowRun, x, 1 << y);
}

/** A tile came to a free place. */
export function closeBit({ rows, columns }: BitRows, place: number): void {
  const x = place & COLUMN_MASK;
  const y = place >> STRIDE_BITS;
  const columnRun = runMask(at(columns.words, x), y);
  const rowRun = runMask(at(rows.words, y), x);
  rows.words[y] = at(rows.words, y) | (1 << x);
  columns.words[x] = at(columns.words, x) | (1 << y);
  setBetween(rows.between, columnRun, y, 1 << x);
  setBetween(columns.between, rowRun, x, 1 << y);
}

/**
 * Keeps `between` when the bit of line `line` goes: it stays set between two lines as long as another obstacle lies
 * between them, so it goes exactly for the pairs inside the free run across the lines and the obstacles at its ends.
 * One word on a full board, the product of the two halves of the run on an emptier one.
 */
function clearBetween(between: Int32Array, run: number, line: number, bit: number): void {
  const first = lowestBefore(run);
  const last = highestAfter(run);
  for (let low = first; low < line; low++) {
    const base = low << STRIDE_BITS;
    for (let high = line + 1; high <= last; high++) between[base + high] = at(between, base + high) & ~bit;
  }
}

function setBetween(between: Int32Array, run: number, line: number, bit: number): void {
  const first = lowestBefore(run);
  const last = highestAfter(run);
  for (let low = first; low < line; low++) {
    const base = low << STRIDE_BITS;
    for (let high = line + 1; high <= last; high++) between[base + high] = at(between, base + high) | bit;
  }
}

/** The line of the obstacle that ends a run, or the first line when the run reaches it. */
function lowestBefore(run: number): number {
  return Math.max(0, 30 - Math.clz32(run & -run));
}

function highestAfter(run: number): number {
  return Math.min(STRIDE - 1, 32 - Math.clz32(run));
}
