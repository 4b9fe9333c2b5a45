/** The plainest way to know whether a board can be cleared: try everything. Shares no code with the solver. */
import { type Board, countTiles } from '../../core/board/board.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';

export function canBeCleared(board: Board, rules: Rules): boolean {
  const lost = new Set<string>();
  const clears = (now: Board): boolean => {
    if (countTiles(now.cells) === 0) return true;
    const name = now.cells.join();
    if (lost.has(name)) return false;
    if (allMoves(now, rules).some((move) => clears(applyMove(now, rules, move)))) return true;
    lost.add(name);
    return false;
  };
  return clears(board);
}
