import { expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { isDead } from '../rules/dead.ts';
import { turnsNeeded } from '../rules/link.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import { EXAMPLE_RULES, EXERCISE_EXAMPLES } from './exercise-examples.ts';
import { EXERCISES, type ExerciseName } from './exercises.ts';

const drawn = (name: ExerciseName) => drawnBoard(EXERCISE_EXAMPLES[name].board);

it.each([
  ['direct', 0],
  ['one-turn', 1],
  ['two-turns', 2],
] as const)('joins the pair of %s with %i turns', (name, turns) => {
  const [a = -1, b = -1] = EXERCISE_EXAMPLES[name].pair ?? [];
  expect(turnsNeeded(drawn(name), EXAMPLE_RULES, a, b)).toBe(turns);
});

it.each(EXERCISES)('tells of the board of %s whether it is dead', (name) => {
  const { pair } = EXERCISE_EXAMPLES[name];
  expect(isDead(drawn(name), EXAMPLE_RULES)).toBe(pair === null);
  if (pair !== null) expect(turnsNeeded(drawn(name), EXAMPLE_RULES, ...pair)).not.toBeNull();
});

it('deals a board that can be cleared', () => {
  const { verdict } = runToEnd(solve(drawn('deal'), EXAMPLE_RULES, { nodeLimit: 10_000, seed: 1 }));
  expect(verdict).toBe('solvable');
});
