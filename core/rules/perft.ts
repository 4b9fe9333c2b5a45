import type { Board } from '../board/board.ts';
import { applyMove } from './apply.ts';
import { allMoves } from './moves.ts';
import type { Rules } from './rules.ts';

interface Reached {
  readonly board: Board;
  /** Move sequences that lead to it. */
  readonly sequences: number;
}

/**
 * Counts the move sequences of each length from 1 to `depth`; entry `d - 1` is the number of those of length d. The
 * counts prove a move generator by numbers alone. Sequences that lead to the same position are counted together, as perft
 * with a hash table does: each position of a length is visited once. Exponential in `depth`.
 */
export function perft(board: Board, rules: Rules, depth: number): number[] {
  const counts: number[] = [];
  let reached: readonly Reached[] = [{ board, sequences: 1 }];
  while (counts.length < depth) {
    const isLast = counts.length + 1 === depth;
    const next = new Map<string, Reached>();
    let count = 0;
    for (const { board: position, sequences } of reached) {
      const moves = allMoves(position, rules);
      count += sequences * moves.length;
      if (!isLast) for (const move of moves) addTo(next, applyMove(position, rules, move), sequences);
    }
    counts.push(count);
    reached = [...next.values()];
  }
  return counts;
}

/** Of one game, so its cells identify a position. */
function addTo(positions: Map<string, Reached>, board: Board, sequences: number): void {
  const key = board.cells.join();
  positions.set(key, { board, sequences: sequences + (positions.get(key)?.sequences ?? 0) });
}
