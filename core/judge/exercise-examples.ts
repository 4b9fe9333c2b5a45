/** A small board beside each exercise, with the pair whose line shows what is asked; exercise-examples.test.ts proves each. */
import type { Move } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import type { ExerciseName } from './exercises.ts';

export interface ExerciseExample {
  readonly board: string;
  /** null: nothing links there. */
  readonly pair: Move | null;
  /** A pair that does not link, and that the program with which the exercise begins takes for one that does. */
  readonly mistaken?: Move;
}

/** No line of an example leaves its board. */
export const EXAMPLE_RULES: Rules = { ...CLASSIC_RULES, border: 'closed' };

export const EXERCISE_EXAMPLES: Readonly<Record<ExerciseName, ExerciseExample>> = {
  direct: { board: '1 0 0 1\n2 3 0 2\n3 0 0 0', pair: [0, 3], mistaken: [4, 7] },
  'one-turn': { board: '1 0 0 0\n3 2 0 0\n2 0 3 1', pair: [0, 11] },
  'two-turns': { board: '0 0 0 0\n1 3 2 1\n2 0 3 0', pair: [4, 7] },
  dead: { board: '1 2 3\n2 3 1', pair: null },
  hint: { board: '1 2 0 0\n3 0 2 1\n0 0 3 0', pair: [1, 6] },
  shuffle: { board: '1 2 3 4\n2 1 4 3', pair: null },
  deal: { board: '1 2 2 1\n3 4 4 3', pair: [1, 2] },
};
