import { type Board, countTiles } from '../../board/board.ts';
import type { Rules } from '../../rules/rules.ts';
import type { CountedLosses } from '../../solve/measured-share.ts';
import { countedFrom, type Progress } from '../../solve/progress.ts';
import { type Rating, rateInSteps } from '../../solve/rating.ts';
import { GRADE_BOUNDS, GRADING_GAMES } from './grade-bounds.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';

/** Everyone measures with the same games, so a puzzle's figure can be checked. */
const SEED = 1;

/** A grade and the figure that it rests on. */
export interface Graded {
  readonly grade: PuzzleGrade;
  readonly lossPermille: number;
  readonly measured: CountedLosses;
}

/**
 * Measures a position. Null when even the larger number of games leaves an interval (95 %) that no grade holds. The
 * nodes are moves played.
 */
export function* gradePosition(board: Board, rules: Rules): Generator<Progress, Graded | null> {
  const pairs = countTiles(board.cells) / 2;
  let nodes = 0;
  for (const games of GRADING_GAMES) {
    const rating = yield* countedFrom(nodes, rateInSteps(board, rules, { games, seed: SEED }));
    const grade = gradeHolding(rating);
    const { lossPermille, lost } = rating;
    if (grade !== null) return { grade, lossPermille, measured: { games, lost } };
    nodes += games * pairs; // no game has more moves, so the progress never falls
  }
  return null;
}

/** The grade whose bounds hold the whole interval of a rating, or null. */
export function gradeHolding({
  lossLowPermille,
  lossHighPermille,
}: Pick<Rating, 'lossLowPermille' | 'lossHighPermille'>): PuzzleGrade | null {
  const holds = (grade: PuzzleGrade) =>
    GRADE_BOUNDS[grade].low <= lossLowPermille && lossHighPermille <= GRADE_BOUNDS[grade].high;
  return PUZZLE_GRADES.find(holds) ?? null;
}
