/**
 * Algorithm 4, *cross scan*, untraced: every place of A's whole row, then of its whole column, that is free and straight
 * from A is tried for a line of one turn to B. trace-cross-scan.ts explains it; this is the same search as plain loops.
 */
import { EMPTY } from '../board/board.ts';
import type { Arena, Corners } from './arena.ts';
import { findCorner, isDirect } from './by-cases.ts';

/** The corners of a line of at most `maxTurns` turns, two at most, between two equal tiles; null when there is none. */
export function findByCrossScan(arena: Arena, a: number, b: number, maxTurns: number): Corners | null {
  const { width, height, cells } = arena;
  const ax = a % width;
  const ay = Math.floor(a / width);
  const bx = b % width;
  const by = Math.floor(b / width);
  if (isDirect(arena, ax, ay, bx, by)) return [];
  if (maxTurns === 0) return null;
  const corner = findCorner(arena, ax, ay, bx, by);
  if (corner !== null) return [corner];
  if (maxTurns === 1) return null;
  for (let x = 0; x < width; x++) {
    if (cells[ay * width + x] !== EMPTY || !isDirect(arena, ax, ay, x, ay)) continue;
    const second = findCorner(arena, x, ay, bx, by);
    if (second !== null) return [ay * width + x, second];
  }
  for (let y = 0; y < height; y++) {
    if (cells[y * width + ax] !== EMPTY || !isDirect(arena, ax, ay, ax, y)) continue;
    const second = findCorner(arena, ax, y, bx, by);
    if (second !== null) return [y * width + ax, second];
  }
  return null;
}
