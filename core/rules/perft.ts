import type { Board } from '../board/board.ts';
import { applyMove } from './apply.ts';
import { allMoves } from './moves.ts';
import type { Rules } from './rules.ts';

/**
 * Counts the move sequences of each length from 1 to `depth`; entry `d - 1` is the number of those of length d. The
 * counts prove a move generator by numbers alone. Exponential in `depth`.
 */
export function perft(board: Board, rules: Rules, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = (position: Board, level: number): void => {
    const moves = allMoves(position, rules);
    counts[level] = (counts[level] ?? 0) + moves.length;
    if (level + 1 < depth) for (const move of moves) walk(applyMove(position, rules, move), level + 1);
  };
  if (depth > 0) walk(board, 0);
  return counts;
}
