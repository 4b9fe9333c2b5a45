/**
 * Algorithm 4, *cross scan*, untraced: every place of A's whole row, then of its whole column, that is free and straight
 * from A is tried for a line of one turn to B. trace-cross-scan.ts explains it; this is the same search as plain loops.
 */
import { EMPTY } from '../board/board.ts';
import { type Arena, type Corners, columnOf, rowOf } from './arena.ts';
import { findCorner, isDirect } from './by-cases.ts';

/** The corners of a line of at most `maxTurns` turns, two at most, between two equal tiles; null when there is none. */
export function findByCrossScan(arena: Arena, a: number, b: number, maxTurns: number): Corners | null {
  if (isDirect(arena, a, b)) return [];
  if (maxTurns === 0) return null;
  const corner = findCorner(arena, a, b);
  if (corner !== null) return [corner];
  if (maxTurns === 1) return null;
  const { width, cells } = arena;
  const row = rowOf(arena, a) * width;
  return (
    scanLine(arena, a, row, row + width, 1, b) ??
    scanLine(arena, a, columnOf(arena, a), cells.length, width, b)
  );
}

/** Tries every place of a line from `first` to before `end` as the first of two turns. */
function scanLine(
  arena: Arena,
  a: number,
  first: number,
  end: number,
  step: number,
  b: number,
): Corners | null {
  for (let place = first; place < end; place += step) {
    if (arena.cells[place] !== EMPTY || !isDirect(arena, a, place)) continue;
    const corner = findCorner(arena, place, b);
    if (corner !== null) return [place, corner];
  }
  return null;
}
