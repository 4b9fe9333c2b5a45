import { expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { isDead } from '../rules/dead.ts';
import { turnsNeeded } from '../rules/link.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import { EXAMPLE_RULES, EXERCISE_EXAMPLES } from './exercise-examples.ts';
import { EXERCISES, type ExerciseName, LAB_EXERCISES, startOf } from './exercises.ts';

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

it('shows a pair that the first program of direct takes for one that links, and that does not', () => {
  const [a, b] = EXERCISE_EXAMPLES.direct.mistaken ?? [-1, -1];
  const { cells, width } = drawn('direct');
  expect(cells[a]).toBe(cells[b]);
  expect(turnsNeeded(drawn('direct'), EXAMPLE_RULES, a, b)).toBeNull();
  const lines = startOf(LAB_EXERCISES.direct).split('\n');
  // Its words send the learner to this line.
  expect(lines[3]).toBe('  return ax === bx || ay === by;');
  expect(Math.floor(a / width)).toBe(Math.floor(b / width));
});
