/**
 * Algorithm 1, *by cases*, untraced: direct; one turn; two turns by walking the four rays from A. trace-by-cases.ts
 * explains it; this is the same search as plain loops, for measuring and as an oracle.
 */
import { EMPTY } from '../board/board.ts';
import { type Arena, type Corners, columnOf, rowOf } from './arena.ts';

/** The corners of a line of at most `maxTurns` turns, two at most, between two equal tiles; null when there is none. */
export function findByCases(arena: Arena, a: number, b: number, maxTurns: number): Corners | null {
  if (isDirect(arena, a, b)) return [];
  if (maxTurns === 0) return null;
  const corner = findCorner(arena, a, b);
  if (corner !== null) return [corner];
  if (maxTurns === 1) return null;
  const { width, cells } = arena;
  const row = rowOf(arena, a) * width;
  const column = columnOf(arena, a);
  return (
    walkRay(arena, a, 1, row + width, b) ??
    walkRay(arena, a, width, column + cells.length, b) ??
    walkRay(arena, a, -1, row - 1, b) ??
    walkRay(arena, a, -width, column - width, b)
  );
}

/** Whether two places lie in one row or column with nothing between them. */
export function isDirect(arena: Arena, a: number, b: number): boolean {
  if (rowOf(arena, a) === rowOf(arena, b)) return isFreeBetween(arena, a, b, 1);
  return columnOf(arena, a) === columnOf(arena, b) && isFreeBetween(arena, a, b, arena.width);
}

function isFreeBetween({ cells }: Arena, a: number, b: number, step: number): boolean {
  const last = Math.max(a, b);
  for (let place = Math.min(a, b) + step; place < last; place += step) {
    if (cells[place] !== EMPTY) return false;
  }
  return true;
}

/** Where a line of one turn turns, or null. Both corners count: when the first is free but blocked, the second is asked. */
export function findCorner(arena: Arena, a: number, b: number): number | null {
  const besideA = rowOf(arena, a) * arena.width + columnOf(arena, b);
  if (isCorner(arena, besideA, a, b)) return besideA;
  const besideB = rowOf(arena, b) * arena.width + columnOf(arena, a);
  return isCorner(arena, besideB, a, b) ? besideB : null;
}

function isCorner(arena: Arena, corner: number, a: number, b: number): boolean {
  return arena.cells[corner] === EMPTY && isDirect(arena, a, corner) && isDirect(arena, corner, b);
}

/** Tries every free place of a ray from A, up to the edge at `end`, as the start of a line with one turn. */
function walkRay(arena: Arena, a: number, step: number, end: number, b: number): Corners | null {
  for (let place = a + step; place !== end && arena.cells[place] === EMPTY; place += step) {
    const corner = findCorner(arena, place, b);
    if (corner !== null) return [place, corner];
  }
  return null;
}
