import { type Board, countTiles } from '../board/board.ts';
import { MAX_BIT_SIDE } from '../engine/base/grid.ts';
import { createSearchEngine } from '../engine/engine.ts';
import type { Rules } from '../rules/rules.ts';
import { playFirstGame } from './first-game.ts';
import { playOutwards } from './outward-game.ts';
import { searchPairs } from './pair-search.ts';
import { countPairs } from './pairs.ts';
import { countedFrom, type Progress } from './progress.ts';
import { searchStates } from './state-search.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** Above this the pairs would take too much memory, about 20 bytes each. A 100 × 100 board of 42 kinds has 1.2 million. */
const MAX_PAIRS = 2_000_000;

/**
 * Decides whether a board can be cleared under its rules: proved solvable with a witness, proved unsolvable,
 * or unknown when the node limit came first. A board with an odd number of some kind is unsolvable; a cleared
 * board is solvable with an empty witness. Deterministic for the same board, rules and options.
 */
export function* solve(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Verdict> {
  if (hasOddKind(board)) return { verdict: 'unsolvable', proof: 'odd-kind', nodes: 0 };
  if (rules.gravity !== 'none' || countPairs(board) > MAX_PAIRS)
    return yield* searchStates(board, rules, options);
  if (Math.max(board.width, board.height) <= MAX_BIT_SIDE) return yield* solveSmall(board, rules, options);
  return yield* solveLarge(board, rules, options);
}

/**
 * The search over pairs where one game does not clear the board, if there are nodes for as many moves. Nine in ten boards of
 * 20 x 20 with 42 kinds need no more than the game, which takes a tenth of a millisecond; the search takes twenty.
 */
function* solveSmall(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Verdict> {
  const pairs = countTiles(board.cells) / 2;
  const witness = pairs <= options.nodeLimit ? playOutwards(board, rules) : [];
  if (witness.length === pairs) return { verdict: 'solvable', witness, nodes: pairs };
  return yield* searchAfter(witness.length, board, rules, options);
}

/**
 * The search over pairs after one game. With few kinds a game on a board beyond the reach of bit rows hardly ever dies, and
 * playing it takes less time than one look of the closure at all pairs.
 */
function* solveLarge(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Verdict> {
  const engine = createSearchEngine(board, rules);
  engine.load(board.cells);
  const witness = yield* playFirstGame(engine);
  const played = witness.length;
  if (engine.tiles === 0) return { verdict: 'solvable', witness, nodes: played };
  return yield* searchAfter(played, board, rules, options);
}

/** The search over pairs with the nodes that a game of so many moves left. */
function* searchAfter(
  played: number,
  board: Board,
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, Verdict> {
  const left = { ...options, nodeLimit: options.nodeLimit - played };
  const found = yield* countedFrom(played, searchPairs(board, rules, left));
  return { ...found, nodes: found.nodes + played };
}

/** Returns whether some kind does not pair up. Linear in the area. */
export function hasOddKind(board: Board): boolean {
  const odd = new Set<number>();
  for (const kind of board.cells) {
    if (kind <= 0) continue;
    if (!odd.delete(kind)) odd.add(kind);
  }
  return odd.size > 0;
}
