import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { searchPairs } from './pair-search.ts';
import { countPairs } from './pairs.ts';
import type { Progress } from './progress.ts';
import { searchStates } from './state-search.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** Above this the pairs would take too much memory, about 20 bytes each. A 100 × 100 board of 42 kinds has 1.2 million. */
const MAX_PAIRS = 2_000_000;

/**
 * Whether a board can be cleared under its rules: proved solvable with a witness, proved unsolvable, or unknown when
 * the node limit came first. A board with an odd number of some kind is unsolvable; a cleared board is solvable with
 * an empty witness. Deterministic for the same board, rules and options.
 */
export function* solve(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Verdict> {
  if (hasOddKind(board)) return { verdict: 'unsolvable', nodes: 0 };
  if (rules.gravity === 'none' && countPairs(board) <= MAX_PAIRS)
    return yield* searchPairs(board, rules, options);
  return yield* searchStates(board, rules, options);
}

/** Whether some kind does not pair up. Linear in the area. */
export function hasOddKind(board: Board): boolean {
  const odd = new Set<number>();
  for (const kind of board.cells) {
    if (kind <= 0) continue;
    if (!odd.delete(kind)) odd.add(kind);
  }
  return odd.size > 0;
}
