import type { Board } from '../../board/board.ts';
import type { Rules } from '../../rules/rules.ts';
import { countedFrom, type Progress } from '../../solve/progress.ts';
import { type Rating, rateInSteps } from '../../solve/rating.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';

/** What random play loses in a grade, in thousandths: what the grade aims at, and where it begins and ends. */
export const GRADE_BOUNDS: Readonly<
  Record<PuzzleGrade, { readonly aim: number; readonly low: number; readonly high: number }>
> = {
  1: { aim: 800, low: 700, high: 850 },
  2: { aim: 900, low: 850, high: 930 },
  3: { aim: 950, low: 930, high: 965 },
  4: { aim: 980, low: 965, high: 990 },
  5: { aim: 995, low: 990, high: 1000 },
};

/** Random games that a grade rests on: the first number, and where their interval crosses a bound the second, in all. */
export const GRADING_GAMES = [4_000, 16_000] as const;
/** Everyone measures with the same games, so a puzzle's figure can be checked. */
const SEED = 1;

/** A grade and the figure that it rests on. */
export interface Graded {
  readonly grade: PuzzleGrade;
  readonly lossPermille: number;
  readonly games: number;
}

/**
 * Measures a position. Null when even the larger number of games leaves an interval (95 %) that no grade holds. The
 * nodes are turns played.
 */
export function* gradePosition(board: Board, rules: Rules): Generator<Progress, Graded | null> {
  let nodes = 0;
  for (const games of GRADING_GAMES) {
    const rating = yield* countedFrom(nodes, rateInSteps(board, rules, { games, seed: SEED }));
    const grade = gradeHolding(rating);
    if (grade !== null) return { grade, lossPermille: rating.lossPermille, games };
    nodes += games;
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
