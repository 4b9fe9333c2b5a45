import type { Board, Cells, Move } from '../board/board.ts';
import { type BlockedWay, blockedWay } from './blocked-way.ts';
import { findLink, turnsNeeded } from './link.ts';
import type { Rules } from './rules.ts';

/** Why two cells cannot be a pair, whatever lies between them. */
export interface Mismatch {
  readonly code: 'not-a-tile' | 'same-tile' | 'different-kinds';
}

/** `turnsNeeded`: the least turns that a line would need, or null when no line exists at all. `way`: see `blockedWay`. */
export interface Blocked {
  readonly code: 'blocked';
  readonly turnsNeeded: number | null;
  readonly way: BlockedWay | null;
}

/** Why two cells are no legal pair. */
export type PairRefusal = Mismatch | Blocked;

/** Why two cells cannot be a pair at all, or null when they hold two tiles of one kind. Constant time. */
export function mismatchOf(cells: Cells, [a, b]: Move): Mismatch | null {
  const kindA = cells[a] ?? 0;
  const kindB = cells[b] ?? 0;
  if (kindA <= 0 || kindB <= 0) return { code: 'not-a-tile' };
  if (a === b) return { code: 'same-tile' };
  return kindA === kindB ? null : { code: 'different-kinds' };
}

/** Why no legal line joins two tiles of one kind, where none does. Linear in the area. */
export function blockedOf(board: Board, rules: Rules, [a, b]: Move): Blocked {
  return {
    code: 'blocked',
    turnsNeeded: turnsNeeded(board, rules, a, b),
    way: blockedWay(board, rules, a, b),
  };
}

/** Why two cells are no legal pair, or null when they are one. Linear in the area. */
export function pairRefusalOf(board: Board, rules: Rules, move: Move): PairRefusal | null {
  const mismatch = mismatchOf(board.cells, move);
  if (mismatch !== null) return mismatch;
  return findLink(board, rules, ...move) === null ? blockedOf(board, rules, move) : null;
}
