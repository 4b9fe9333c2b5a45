import { createEngine } from '../../core/engine/engine.ts';
import { isClearedBy } from '../../core/review/puzzles/clearing.ts';
import { GRADING_GAMES } from '../../core/review/puzzles/grade-bounds.ts';
import { gradeHolding } from '../../core/review/puzzles/grading.ts';
import { ONLY_MOVE_LEGAL, rejectOnlyMove } from '../../core/review/puzzles/only-move.ts';
import { positionName } from '../../core/review/puzzles/position-name.ts';
import type { OnlyMove, Puzzle } from '../../core/review/puzzles/puzzle.ts';
import { rejectStudy } from '../../core/review/puzzles/study.ts';
import { isSameMove } from '../../core/review/same-move.ts';
import { applyMove } from '../../core/rules/apply.ts';
import type { Progress } from '../../core/solve/progress.ts';
import { rateInSteps } from '../../core/solve/rating.ts';
import { solve } from '../../core/solve/solve.ts';
import drills from '../../resources/coach/drills.json' with { type: 'json' };

/** A claim of a puzzle that does not hold. */
export type PuzzleFault =
  /** Its moves do not clear the board. */
  | 'witness'
  /** Its answer is not its first move, or fewer moves are legal than a puzzle must have. */
  | 'answer'
  /** A move beside the answer is not proved to lose. */
  | 'not-only'
  /** No number of random games puts it into its grade, or the figure is another. */
  | 'grade'
  /** It is thrown out by one of the rules for dull and tiny ones. */
  | 'dull';

/**
 * The part of a puzzle that is proved: everything, all but its grade, which takes thousands of games, or that its moves do
 * what it says.
 */
export type ProofDepth = 'all' | 'all-but-grade' | 'moves';

const NODES_A_MOVE = 2_000_000;

/** Proves a puzzle anew from its board alone; null when all that it claims holds. Nodes are those of its searches. */
export function* provePuzzle(puzzle: Puzzle, depth: ProofDepth): Generator<Progress, PuzzleFault | null> {
  if (!isClearedBy(puzzle, puzzle.witness)) return 'witness';
  if (puzzle.kind === 'only-move') {
    if (!isAnswered(puzzle)) return 'answer';
    if (!(yield* isOnly(puzzle))) return 'not-only';
  }
  if (depth === 'moves') return null;
  if (!isAccepted(puzzle.kind === 'study' ? yield* rejectStudy(puzzle) : rejectOnlyMove(puzzle), puzzle))
    return 'dull';
  return depth === 'all-but-grade' || (yield* holdsGrade(puzzle)) ? null : 'grade';
}

/** Drills may be found without foresight: they show what a habit is worth. */
function isAccepted(reason: string | null, puzzle: Puzzle): boolean {
  if (reason !== 'greedy' && reason !== 'dead') return reason === null;
  return positionName(puzzle) in drills;
}

function isAnswered({ board, rules, answer, witness }: OnlyMove): boolean {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  return isSameMove(witness[0] ?? [0, 0], answer) && engine.moves().length >= ONLY_MOVE_LEGAL;
}

function* isOnly({ board, rules, answer }: OnlyMove): Generator<Progress, boolean> {
  const engine = createEngine(board, rules);
  engine.load(board.cells);
  for (const move of engine.moves()) {
    if (isSameMove(move, answer)) continue;
    const found = yield* solve(applyMove(board, rules, move), rules, { nodeLimit: NODES_A_MOVE, seed: 2 });
    if (found.verdict !== 'unsolvable') return false;
  }
  return true;
}

/** The figure comes from one of the two numbers of games, and the interval of these lies within the grade. */
function* holdsGrade({ board, rules, grade, lossPermille, measured }: Puzzle): Generator<Progress, boolean> {
  const games = GRADING_GAMES.find((each) => each === measured?.games);
  if (games === undefined) return false;
  const rating = yield* rateInSteps(board, rules, { games, seed: 1 });
  const isMeasured = rating.lost === measured?.lost && rating.lossPermille === lossPermille;
  return isMeasured && gradeHolding(rating) === grade;
}
