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
/** From then on, the nodes of the plain search for each one of the other: a fifth of its time. */
const PLAIN_NODES = 0.3;

/**
 * Decides the same as `solve`, for a question whose answer is only shown. What deals and what is stored calls `solve`, whose
 * witness for a board and options never changes. Under gravity two searches race here: that of `solve`, and one over lanes
 * with a transposition table, dominance and beams. Most boards are decided by the first one's games and first descents before
 * the other begins. That one is better at what is hard, so it then has most of the time; the first one goes on, as either is at
 * times far sooner than the other.
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
    const turn = plain.nodes <= headStart + PLAIN_NODES * lanes.nodes ? plain : lanes;
    const step = turn.search.next();
    turn.nodes = step.value.nodes;
    const nodes = plain.nodes + lanes.nodes;
    if (step.done) return { ...step.value, nodes };
    yield { nodes };
  }
  return { verdict: 'unknown', nodes: plain.nodes + lanes.nodes };
}
