/**
 * The procedures that programs build on a search for one pair: listing all moves, and a dead test that keeps the
 * first pair found as a hint. They are plain loops over all pairs of places, as in
 * the published programs.
 */
import { EMPTY } from '../board/board.ts';
import type { Arena, Corners } from './arena.ts';
import type { FindCorners } from './published.ts';

/** A pair and its line. */
export interface FoundPair {
  readonly a: number;
  readonly b: number;
  readonly corners: Corners;
}

/** Every pair that links, in order of a and then b. */
export function findAllPairs(find: FindCorners, arena: Arena): FoundPair[] {
  const { cells } = arena;
  const found: FoundPair[] = [];
  for (let a = 0; a < cells.length; a++) {
    const kind = cells[a] ?? EMPTY;
    if (kind <= EMPTY) continue;
    for (let b = a + 1; b < cells.length; b++) {
      if (cells[b] !== kind) continue;
      const corners = find(arena, a, b);
      if (corners !== null) found.push({ a, b, corners });
    }
  }
  return found;
}

/** The first pair that links, which is the hint; null means that the board is dead or cleared. */
export function findFirstPair(find: FindCorners, arena: Arena): FoundPair | null {
  const { cells } = arena;
  for (let a = 0; a < cells.length; a++) {
    const kind = cells[a] ?? EMPTY;
    if (kind <= EMPTY) continue;
    for (let b = a + 1; b < cells.length; b++) {
      if (cells[b] !== kind) continue;
      const corners = find(arena, a, b);
      if (corners !== null) return { a, b, corners };
    }
  }
  return null;
}
