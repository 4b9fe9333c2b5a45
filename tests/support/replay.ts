import { type Board, countTiles, type Move } from '../../core/board/board.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { findLink } from '../../core/rules/link.ts';
import type { Rules } from '../../core/rules/rules.ts';

/**
 * Returns whether a witness holds: every move links under the rules when it is played, and no tile is left after the last
 * one. Uses the plain rules and nothing of the solver, so that a fault of the solver cannot hide here. Moves times area.
 */
export function replaysToEnd(board: Board, rules: Rules, witness: readonly Move[]): boolean {
  let now = board;
  for (const move of witness) {
    if (findLink(now, rules, move[0], move[1]) === null) return false;
    now = applyMove(now, rules, move);
  }
  return countTiles(now.cells) === 0;
}
