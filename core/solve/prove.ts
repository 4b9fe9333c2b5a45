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
 * Nodes of the plain search before the other one begins, for each tile and at least: enough for its games, its closure and the
 * first descents, which decide most.
 */
const [HEAD_START_EACH, HEAD_START] = [13, 4_000];
/** The other search goes on with half of the time up to so many nodes of its own, and with nine tenths from then on. */
const EVEN_NODES = 10_000;
const LATER_SHARE = 1 / 10;
/** The time that a node of the other search takes, in nodes of the plain one. */
const NODE_COST = 1.6;

/**
 * Decides the same as `solve`, for a question whose answer is only shown. What deals and what is stored calls `solve`, whose
 * witness for a board and options never changes. Under gravity two searches race here: that of `solve`, and one over lanes
 * with a transposition table, dominance and beams. Most boards are decided by the first one's games before the other begins.
 * Of the others each decides some far sooner: while both have half of the time, the race takes at most twice the time of the
 * faster one. Later on the second one, which is better at what is hard, gets more of it.
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
  while (plain.nodes + lanes.nodes < options.nodeLimit) {
    const turn = plain.nodes <= headStart + dueTo(lanes.nodes) ? plain : lanes;
    const step = turn.search.next();
    turn.nodes = step.value.nodes;
    const nodes = plain.nodes + lanes.nodes;
    if (step.done) return { ...step.value, nodes };
    yield { nodes };
  }
  return { verdict: 'unknown', nodes: plain.nodes + lanes.nodes };
}

/** The nodes of the plain search, beyond its head start, that go with so many of the other one. */
function dueTo(laneNodes: number): number {
  return NODE_COST * (Math.min(laneNodes, EVEN_NODES) + LATER_SHARE * Math.max(0, laneNodes - EVEN_NODES));
}
