/**
 * The obstacles strictly between two rows or two columns: the OR of the words between them. A single query
 * computes the OR of those few words itself. Where many queries are made of one position, the OR is tabulated
 * once for all pairs of lines, which takes as long as a few dozen queries.
 */

import { at } from '../../int32.ts';
import {
  BETWEEN,
  type BitRows,
  COLUMN_MASK,
  COLUMNS,
  HEIGHT,
  IS_TABULATED,
  QUERIES,
  STRIDE_BITS,
  WIDTH,
} from './bit-rows.ts';

/** Queries of one position after which the others are answered from the table. */
const FEW_QUERIES = 32;

/**
 * Counts one query, and returns whether the position has had so many that its lines are tabulated, which may
 * happen in this call.
 */
export function isTabulated(bits: BitRows): boolean {
  if (at(bits, IS_TABULATED) !== 0) return true;
  const queries = at(bits, QUERIES) + 1;
  bits[QUERIES] = queries;
  if (queries <= FEW_QUERIES) return false;
  tabulate(bits);
  return true;
}

/** Fills the table for the words as they are, unless it is filled. Linear in the squares of the sides. */
export function tabulate(bits: BitRows): void {
  if (at(bits, IS_TABULATED) !== 0) return;
  tabulateLines(bits, 1, at(bits, HEIGHT) + 1);
  tabulateLines(bits, COLUMNS + 1, COLUMNS + at(bits, WIDTH) + 1);
  bits[IS_TABULATED] = 1;
}

function tabulateLines(bits: BitRows, first: number, end: number): void {
  for (let low = first; low < end; low++) {
    let seen = 0;
    for (let high = low + 1; high < end; high++) {
      bits[BETWEEN + (low << STRIDE_BITS) + (high & COLUMN_MASK)] = seen;
      seen |= at(bits, high);
    }
  }
}

/** The OR of all rows strictly between those of two places, from the table. */
export function rowsBetween(bits: BitRows, a: number, b: number): number {
  return a < b ? rowPair(bits, a, b) : rowPair(bits, b, a);
}

/** A row shifted to its stride is its place without the column. */
function rowPair(bits: BitRows, low: number, high: number): number {
  return at(bits, BETWEEN + (low & ~COLUMN_MASK) + (high >> STRIDE_BITS));
}

/** The OR of all columns strictly between those of two places, from the table. */
export function columnsBetween(bits: BitRows, a: number, b: number): number {
  const x = a & COLUMN_MASK;
  const otherX = b & COLUMN_MASK;
  return x < otherX ? columnPair(bits, x, otherX) : columnPair(bits, otherX, x);
}

function columnPair(bits: BitRows, low: number, high: number): number {
  return at(bits, BETWEEN + ((COLUMNS + low) << STRIDE_BITS) + high);
}

/** Those of the given columns that are free strictly between the rows of two places. */
export function freeColumns(bits: BitRows, columns: number, a: number, b: number): number {
  const y = a >> STRIDE_BITS;
  const otherY = b >> STRIDE_BITS;
  const end = Math.max(y, otherY);
  let free = columns;
  for (let line = Math.min(y, otherY) + 1; free !== 0 && line < end; line++) free &= ~at(bits, line);
  return free;
}

/** The same for rows. */
export function freeRows(bits: BitRows, rows: number, a: number, b: number): number {
  const x = a & COLUMN_MASK;
  const otherX = b & COLUMN_MASK;
  const end = COLUMNS + Math.max(x, otherX);
  let free = rows;
  for (let line = COLUMNS + Math.min(x, otherX) + 1; free !== 0 && line < end; line++)
    free &= ~at(bits, line);
  return free;
}
