/**
 * Drawing links on words of bits: fewest turns first, then fewest steps. Of equally short lines it draws the one that the
 * wide engine draws: the corner in the row of the first tile, a joining row before a column, what is further up or left.
 */

import { at } from '../../int32.ts';
import type { LinkLine } from '../base/link-line.ts';
import {
  across,
  bitsAfter,
  bitsBefore,
  COLUMN,
  columnOf,
  firstsAt,
  type LineAxis,
  lastsAt,
  ownAt,
  positionOn,
  ROW,
  rowOf,
  sharedRuns,
} from './word-lines.ts';
import { cornerBetween, faces, isFreeAt, NONE } from './word-link.ts';

/** Positions count from the ring, those of a line from the first cell. */
const RING = 1;
/** The detour where nothing joins: longer than any. */
const NOWHERE = 1000;

/**
 * Draws a best line of at most `maxTurns` turns, two at most, between two cells with tiles, or returns false. Linear in
 * what their runs share.
 */
export function drawWords(
  words: Int32Array,
  a: number,
  b: number,
  maxTurns: number,
  line: LinkLine,
): boolean {
  const shared = sharedRuns(
    at(words, firstsAt(a)),
    at(words, lastsAt(a)),
    at(words, firstsAt(b)),
    at(words, lastsAt(b)),
  );
  if (shared === 0) return false;
  if (faces(words, a, b)) {
    beginLine(words, a, b, 0, line);
    return true;
  }
  if (maxTurns === 0) return false;
  const corner = cornerBetween(words, a, b);
  if (corner !== NONE) {
    beginLine(words, a, b, 1, line);
    drawPoint(line, 1, columnOf(corner), rowOf(corner));
    return true;
  }
  return maxTurns === 2 && drawTwoTurns(words, a, b, line);
}

/** Draws both ends of a line with so many turns, with its length but for a detour. */
function beginLine(words: Int32Array, a: number, b: number, turns: number, line: LinkLine): void {
  const xA = columnOf(at(words, ownAt(a)));
  const yA = rowOf(at(words, ownAt(a)));
  const xB = columnOf(at(words, ownAt(b)));
  const yB = rowOf(at(words, ownAt(b)));
  drawPoint(line, 0, xA, yA);
  drawPoint(line, turns + 1, xB, yB);
  line.turns = turns;
  line.length = Math.abs(xA - xB) + Math.abs(yA - yB);
}

function drawPoint(line: LinkLine, index: number, x: number, y: number): void {
  line.xs[index] = x - RING;
  line.ys[index] = y - RING;
}

/** Draws the better of the best joining row and the best joining column, or returns false. */
function drawTwoTurns(words: Int32Array, a: number, b: number, line: LinkLine): boolean {
  const row = nearestJoin(words, ROW, a, b);
  const column = nearestJoin(words, COLUMN, a, b);
  const rowDetour = row === NONE ? NOWHERE : detour(words, ROW, a, b, row);
  const columnDetour = column === NONE ? NOWHERE : detour(words, COLUMN, a, b, column);
  const shorter = Math.min(rowDetour, columnDetour);
  if (shorter === NOWHERE) return false;
  beginLine(words, a, b, 2, line);
  line.length += 2 * shorter;
  const ownA = at(words, ownAt(a));
  const ownB = at(words, ownAt(b));
  const isRow = rowDetour <= columnDetour;
  drawPoint(line, 1, isRow ? columnOf(ownA) : column, isRow ? row : rowOf(ownA));
  drawPoint(line, 2, isRow ? columnOf(ownB) : column, isRow ? row : rowOf(ownB));
  return true;
}

/** The first column or row that joins two cells and lies between them, else the one nearest to them, or NONE. */
function nearestJoin(words: Int32Array, axis: LineAxis, a: number, b: number): number {
  const positionA = positionOn(across(axis), at(words, ownAt(a)));
  const positionB = positionOn(across(axis), at(words, ownAt(b)));
  const from = Math.min(positionA, positionB);
  const to = Math.max(positionA, positionB);
  const low = bitsBefore(words, to, 0) & bitsAfter(words, from, 0);
  const high = bitsBefore(words, to, 1) & bitsAfter(words, from, 1);
  const last = Math.min(positionOn(axis, at(words, lastsAt(a))), positionOn(axis, at(words, lastsAt(b))));
  let position = Math.max(positionOn(axis, at(words, firstsAt(a))), positionOn(axis, at(words, firstsAt(b))));
  let nearest = NONE;
  let least = NOWHERE;
  for (; position <= last && least > 0; position++) {
    if (!isFreeAt(words, axis, position, low, high)) continue;
    const distance = detour(words, axis, a, b, position);
    if (distance < least) {
      nearest = position;
      least = distance;
    }
  }
  return nearest;
}

/** The number of steps that a position lies outside those of two cells on an axis. */
function detour(words: Int32Array, axis: LineAxis, a: number, b: number, position: number): number {
  const positionA = positionOn(axis, at(words, ownAt(a)));
  const positionB = positionOn(axis, at(words, ownAt(b)));
  return Math.max(0, Math.min(positionA, positionB) - position, position - Math.max(positionA, positionB));
}
