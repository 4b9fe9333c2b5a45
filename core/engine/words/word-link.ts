/**
 * Links of at most two turns on words of bits.
 *
 * Whatever links with at most two turns has a joining column or a joining row (see wide-link.ts): one that lies in
 * the free runs of both tiles and is free strictly between their rows, or columns. Only positions that both runs
 * share are tested, and each costs two words, however far the tiles lie apart.
 */

import { at } from '../../int32.ts';
import {
  across,
  bitsAfter,
  bitsBefore,
  COLUMN,
  COLUMNS,
  columnOf,
  firstsAt,
  type LineAxis,
  lastsAt,
  ownAt,
  positionOn,
  positions,
  ROW,
  rowOf,
  sharedRuns,
  sharesOn,
} from './word-lines.ts';

/** No such position. */
export const NONE = -1;

/**
 * Returns whether a line of at most `maxTurns` turns, two at most, joins two cells with tiles. Linear in the
 * number of positions that their runs share.
 */
export function canLinkWords(words: Int32Array, a: number, b: number, maxTurns: number): boolean {
  const firstsA = at(words, firstsAt(a));
  const lastsA = at(words, lastsAt(a));
  const firstsB = at(words, firstsAt(b));
  const lastsB = at(words, lastsAt(b));
  const shared = sharedRuns(firstsA, lastsA, firstsB, lastsB);
  if (shared === 0) return false;
  if (maxTurns !== 2) return isJoinedShort(words, a, b, maxTurns);
  const ownA = at(words, ownAt(a));
  const ownB = at(words, ownAt(b));
  return isJoined(words, shared, firstsA, lastsA, ownA, firstsB, lastsB, ownB);
}

/**
 * Returns whether a line of two turns joins two tiles, given all words of both and the result of
 * `sharedRuns`.
 */
export function isJoined(
  words: Int32Array,
  shared: number,
  firstsA: number,
  lastsA: number,
  ownA: number,
  firstsB: number,
  lastsB: number,
  ownB: number,
): boolean {
  return (
    (sharesOn(ROW, shared) && hasJoin(words, ROW, firstsA, lastsA, ownA, firstsB, lastsB, ownB)) ||
    (sharesOn(COLUMN, shared) && hasJoin(words, COLUMN, firstsA, lastsA, ownA, firstsB, lastsB, ownB))
  );
}

/** Returns whether a row, or a column, that both runs share is free between the two tiles. */
function hasJoin(
  words: Int32Array,
  axis: LineAxis,
  firstsA: number,
  lastsA: number,
  ownA: number,
  firstsB: number,
  lastsB: number,
  ownB: number,
): boolean {
  const positionA = positionOn(across(axis), ownA);
  const positionB = positionOn(across(axis), ownB);
  const from = Math.min(positionA, positionB);
  const to = Math.max(positionA, positionB);
  const low = bitsBefore(words, to, 0) & bitsAfter(words, from, 0);
  const high = bitsBefore(words, to, 1) & bitsAfter(words, from, 1);
  const last = Math.min(positionOn(axis, lastsA), positionOn(axis, lastsB));
  let position = Math.max(positionOn(axis, firstsA), positionOn(axis, firstsB));
  for (; position <= last; position++) if (isFreeAt(words, axis, position, low, high)) return true;
  return false;
}

/**
 * Returns whether one of the columns, or of the rows, is free at all bits of two words. Lines of the ring
 * count where runs reach it.
 */
export function isFreeAt(
  words: Int32Array,
  axis: LineAxis,
  position: number,
  low: number,
  high: number,
): boolean {
  const line = 2 * (axis === COLUMN ? COLUMNS + position : position);
  return ((at(words, line) & low) | (at(words, line + 1) & high)) === 0;
}

/**
 * Returns whether a straight line joins two cells with tiles, or one with a single turn where that is
 * allowed.
 */
export function isJoinedShort(words: Int32Array, a: number, b: number, maxTurns: number): boolean {
  return faces(words, a, b) || (maxTurns === 1 && cornerBetween(words, a, b) !== NONE);
}

/** Returns whether a straight line joins two cells: the run of the first ends just before the second. */
export function faces(words: Int32Array, a: number, b: number): boolean {
  const first = Math.min(a, b);
  const second = at(words, ownAt(Math.max(a, b)));
  const own = at(words, ownAt(first));
  const last = at(words, lastsAt(first));
  return columnOf(own) === columnOf(second)
    ? rowOf(last) === rowOf(second) - 1
    : rowOf(own) === rowOf(second) && columnOf(last) === columnOf(second) - 1;
}

/**
 * Returns the column and row, as one word, at which a line of exactly one turn from `a` to `b` turns, or
 * NONE.
 */
export function cornerBetween(words: Int32Array, a: number, b: number): number {
  const xA = columnOf(at(words, ownAt(a)));
  const yA = rowOf(at(words, ownAt(a)));
  const xB = columnOf(at(words, ownAt(b)));
  const yB = rowOf(at(words, ownAt(b)));
  if (xA === xB || yA === yB) return NONE;
  if (sees(words, COLUMN, a, xB) && sees(words, ROW, b, yA)) return positions(xB, yA);
  if (sees(words, COLUMN, b, xA) && sees(words, ROW, a, yB)) return positions(xA, yB);
  return NONE;
}

/** Returns whether the run through the tile of a cell on an axis reaches a position. */
function sees(words: Int32Array, axis: LineAxis, cell: number, position: number): boolean {
  return (
    positionOn(axis, at(words, firstsAt(cell))) <= position &&
    position <= positionOn(axis, at(words, lastsAt(cell)))
  );
}
