import { type Board, countTiles } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { searchLanes } from './lane-search.ts';
import type { Progress } from './progress.ts';
import { hasOddKind, solve } from './solve.ts';
import { searchStates } from './state-search.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** With more tiles one step of a beam takes too long to be stopped in time. */
const MOST_TILES = 512;
/**
 * Nodes of the plain search before the other one begins, for each tile and at least. Of the boards of 18 × 8 that its games leave
 * open it decides six in ten by then, as soon as alone.
 */
const [HEAD_START_EACH, HEAD_START] = [13, 14_000];
/**
 * The nodes of the plain search for each one of the other: half of the time, until the other has searched so many times the nodes of
 * the head start, and a fifth of it from then on. Halves to the end would be at most twice as slow as the plain one and leave open
 * more boards; a fifth from the start decides as many and was up to 3.7 times as slow.
 */
const [EVEN_NODES, EVEN_STARTS, PLAIN_NODES] = [1.4, 3, 0.3];

/**
 * Decides the same as `solve`, for a question whose answer is only shown. What deals and what is stored calls `solve`, whose
 * witness for a board and options never changes. Under gravity two searches race here: that of `solve`, and one over lanes
 * with a transposition table, dominance and beams. Most boards are decided by the first one's games and first descents before
 * the other begins. Then either may be far sooner, and both have the same time; that one is better at what is hard, so at last it
 * has most of it.
 */
export function* prove(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Verdict> {
  if (rules.gravity === 'none' || hasOddKind(board) || countTiles(board.cells) > MOST_TILES)
    return yield* solve(board, rules, options);
  return yield* raceFrom(HEAD_START + HEAD_START_EACH * countTiles(board.cells), board, rules, options);
}

/** The race, in which the plain search has so many nodes before the other one begins. Right under every rule. */
export function* raceFrom(
  headStart: number,
  board: Board,
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, Verdict> {
  const plain = { search: searchStates(board, rules, options), nodes: 0 };
  const lanes = { search: searchLanes(board, rules, options), nodes: 0 };
  const even = EVEN_STARTS * headStart;
  while (plain.nodes + lanes.nodes < options.nodeLimit) {
    const due = EVEN_NODES * Math.min(lanes.nodes, even) + PLAIN_NODES * Math.max(0, lanes.nodes - even);
    const turn = plain.nodes <= headStart + due ? plain : lanes;
    const step = turn.search.next();
    turn.nodes = step.value.nodes;
    const nodes = plain.nodes + lanes.nodes;
    if (step.done) return { ...step.value, nodes };
    yield { nodes };
  }
  return { verdict: 'unknown', nodes: plain.nodes + lanes.nodes };
}
