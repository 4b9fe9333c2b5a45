import { expect, it } from 'vitest';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import type { Rules } from '../../rules/rules.ts';
import { gradePosition } from './grading.ts';

const RULES: Rules = { maxTurns: 1, border: 'open', gravity: 'down' };
/** Random play loses about 850 of 1,000 games on it, the bound between two grades. */
const ON_THE_BOUND = drawnBoard('2 1 1 4 3\n5 4 2 3 3\n2 4 5 3 1\n1 5 5 4 2');

it('measures a board on a bound of grades twice, in progress that never falls, and leaves it without a grade', () => {
  const grading = gradePosition(ON_THE_BOUND, RULES);
  const progress: number[] = [];
  let step = grading.next();
  for (; !step.done; step = grading.next()) progress.push(step.value.nodes);
  expect(step.value).toBeNull();
  expect(progress.length).toBeGreaterThan(100);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
});
