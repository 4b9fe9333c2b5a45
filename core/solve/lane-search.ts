import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { BeamSearch } from './positions/beam-search.ts';
import { KnownStates } from './positions/known-states.ts';
import { LaneBoard } from './positions/lane-board.ts';
import { PositionSearch } from './positions/position-search.ts';
import { type Progress, reported } from './progress.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** Nodes of each of the two searches in the first round, and the factor by which they grow each round. */
const FIRST_NODES = 1_000;
const GROWTH = 1.5;
/** The time that a node of a beam takes, in nodes of the depth-first search. */
const BEAM_COST = 2.5;
/** The weights of burial, which take turns. */
const BURIAL_WEIGHTS = [0.1, 0.3] as const;

/**
 * Depth-first search and beam search in turns, with more nodes each round, over one transposition table (positions/). Beams find
 * most clearings that depth-first search misses, and it proves losses. Right under every rule.
 */
export function* searchLanes(
  board: Board,
  rules: Rules,
  { nodeLimit, seed }: SearchOptions,
): Generator<Progress, Verdict> {
  const lanes = new LaneBoard(board, rules);
  const known = new KnownStates(lanes.lanes);
  const deep = new PositionSearch(lanes, known, seed);
  const beam = new BeamSearch(lanes, known, seed);
  const nodes = () => Math.floor(BEAM_COST * beam.nodes) + deep.nodes;
  for (let round = 0; nodes() < nodeLimit; round++) {
    const limit = FIRST_NODES * GROWTH ** round;
    const weight = BURIAL_WEIGHTS[round % BURIAL_WEIGHTS.length] as number; // a weight of the list
    let proof = yield* reported(deep.search(board, deep.nodes + limit), nodes);
    if (proof === 'winnable') return { verdict: 'solvable', witness: [...deep.path], nodes: nodes() };
    if (proof === 'unknown') proof = yield* reported(beam.search(board, limit / BEAM_COST, weight), nodes);
    if (proof === 'winnable') return { verdict: 'solvable', witness: [...beam.path], nodes: nodes() };
    if (proof === 'lost') return { verdict: 'unsolvable', proof: 'exhausted', nodes: nodes() };
  }
  return { verdict: 'unknown', nodes: nodes() };
}
