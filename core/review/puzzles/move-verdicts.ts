import type { Move } from '../../board/board.ts';
import { loadedEngine } from '../../engine/loaded-engine.ts';
import { applyMove } from '../../rules/apply.ts';
import { countedFrom, type Progress } from '../../solve/progress.ts';
import { solve } from '../../solve/solve.ts';
import type { JudgedMove } from '../position-review.ts';
import type { Position } from './position-images.ts';

/** Nodes for each move, unless told otherwise: a small board never comes near it. */
const NODES_A_MOVE = 200_000;
const SEED = 1;

/** The legal moves of a position, by what is proved of them; `keep` with a clearing of the board that begins with each. */
export interface MoveVerdicts {
  readonly keep: readonly { readonly move: Move; readonly witness: readonly Move[] }[];
  readonly lose: readonly Move[];
  readonly unknown: readonly Move[];
}

/** The verdicts as a list of judged moves, in no particular order. */
export function judgedMoves({ keep, lose, unknown }: MoveVerdicts): JudgedMove[] {
  return [
    ...keep.map(({ move }) => ({ move, verdict: 'keep' as const })),
    ...lose.map((move) => ({ move, verdict: 'lose' as const })),
    ...unknown.map((move) => ({ move, verdict: 'unknown' as const })),
  ];
}

/**
 * Proves each legal move by a search of its own: for small boards. Stops when more than `mostKept` were found to keep the
 * game winnable. Nodes are those of the solver.
 */
export function* judgeMoves(
  { board, rules }: Position,
  mostKept: number = Number.POSITIVE_INFINITY,
  nodesAMove: number = NODES_A_MOVE,
): Generator<Progress, MoveVerdicts> {
  const engine = loadedEngine(board, rules);
  const keep: { move: Move; witness: readonly Move[] }[] = [];
  const lose: Move[] = [];
  const unknown: Move[] = [];
  let nodes = 0;
  for (const move of engine.moves()) {
    const search = solve(applyMove(board, rules, move), rules, { nodeLimit: nodesAMove, seed: SEED });
    const found = yield* countedFrom(nodes, search);
    nodes += found.nodes;
    if (found.verdict === 'solvable') keep.push({ move, witness: [move, ...found.witness] });
    else if (found.verdict === 'unsolvable') lose.push(move);
    else unknown.push(move);
    if (keep.length > mostKept) break;
  }
  return { keep, lose, unknown };
}
