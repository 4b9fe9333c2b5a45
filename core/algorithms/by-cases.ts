/**
 * Algorithm 1, *by cases*, untraced: direct; one turn; two turns by walking the four rays from A. trace-by-cases.ts
 * explains it; this is the same search as plain loops, for measuring and as an oracle.
 */
import { EMPTY } from '../board/board.ts';
import type { Arena, Corners } from './arena.ts';

/** The corners of a line of at most `maxTurns` turns, two at most, between two equal tiles; null when there is none. */
export function findByCases(arena: Arena, a: number, b: number, maxTurns: number): Corners | null {
  const { width } = arena;
  const ax = a % width;
  const ay = Math.floor(a / width);
  const bx = b % width;
  const by = Math.floor(b / width);
  if (isDirect(arena, ax, ay, bx, by)) return [];
  if (maxTurns === 0) return null;
  const corner = findCorner(arena, ax, ay, bx, by);
  if (corner !== null) return [corner];
  if (maxTurns === 1) return null;
  return (
    walkRay(arena, ax, ay, 1, 0, bx, by) ??
    walkRay(arena, ax, ay, 0, 1, bx, by) ??
    walkRay(arena, ax, ay, -1, 0, bx, by) ??
    walkRay(arena, ax, ay, 0, -1, bx, by)
  );
}

/** Returns whether two places lie in one row or column with only free places between them. */
export function isDirect(arena: Arena, ax: number, ay: number, bx: number, by: number): boolean {
  const { width, cells } = arena;
  if (ay === by) {
    for (let x = Math.min(ax, bx) + 1; x < Math.max(ax, bx); x++) {
      if (cells[ay * width + x] !== EMPTY) return false;
    }
    return true;
  }
  if (ax !== bx) return false;
  for (let y = Math.min(ay, by) + 1; y < Math.max(ay, by); y++) {
    if (cells[y * width + ax] !== EMPTY) return false;
  }
  return true;
}

/**
 * Returns the place at which a line of one turn between two places can turn, or null. Both corners are tried:
 * a line may be blocked at the first and pass at the second.
 */
export function findCorner(arena: Arena, ax: number, ay: number, bx: number, by: number): number | null {
  if (isCorner(arena, bx, ay, ax, ay, bx, by)) return ay * arena.width + bx;
  if (isCorner(arena, ax, by, ax, ay, bx, by)) return by * arena.width + ax;
  return null;
}

function isCorner(
  arena: Arena,
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (arena.cells[y * arena.width + x] !== EMPTY) return false;
  return isDirect(arena, ax, ay, x, y) && isDirect(arena, x, y, bx, by);
}

/** Tries every free place of a ray from A as the start of a line with one turn. */
function walkRay(
  arena: Arena,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  bx: number,
  by: number,
): Corners | null {
  const { width, height, cells } = arena;
  for (let x = ax + dx, y = ay + dy; x >= 0 && x < width && y >= 0 && y < height; x += dx, y += dy) {
    if (cells[y * width + x] !== EMPTY) return null;
    const corner = findCorner(arena, x, y, bx, by);
    if (corner !== null) return [y * width + x, corner];
  }
  return null;
}
