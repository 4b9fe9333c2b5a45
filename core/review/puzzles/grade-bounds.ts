import type { PuzzleGrade } from './puzzle.ts';

/** The share of random games, in thousandths, that each grade loses: the aim of the grade, and its bounds. */
export const GRADE_BOUNDS: Readonly<
  Record<PuzzleGrade, { readonly aim: number; readonly low: number; readonly high: number }>
> = {
  1: { aim: 800, low: 700, high: 850 },
  2: { aim: 900, low: 850, high: 930 },
  3: { aim: 950, low: 930, high: 965 },
  4: { aim: 980, low: 965, high: 990 },
  5: { aim: 995, low: 990, high: 1000 },
};

/** The word of each grade, of the words for the difficulty of boards. */
export const GRADE_DIFFICULTY = {
  1: 'easy',
  2: 'fairly-easy',
  3: 'medium',
  4: 'hard',
  5: 'very-hard',
} as const satisfies Readonly<Record<PuzzleGrade, string>>;

/** Random games that a grade rests on: the first number, and where their interval crosses a bound the second, in all. */
export const GRADING_GAMES = [4_000, 16_000] as const;
