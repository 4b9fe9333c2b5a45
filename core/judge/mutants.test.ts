/** Mutants of our own programs before the judge: those that it calls right are few, and `npm run test:deep` shows which of them are wrong. */
import { describe, expect, it } from 'vitest';
import { loadProgram, mutantJudge } from '../../tests/support/mutant-judge.ts';
import { EXAMPLE_NAMES, exampleSource, MUTATION_OPERATORS, mutantsOf } from '../../tests/support/mutants.ts';

/** One mutant in eight. */
const PART = 8;

describe.each(EXAMPLE_NAMES)('%s', (name) => {
  const source = exampleSource(name);

  it('is right as it stands', () => {
    const answer = loadProgram(source);
    expect(answer).not.toBeNull();
    expect(answer !== null && mutantJudge().firstWrong(answer)).toBeNull();
  });

  it('is broken in more than a hundred ways, nearly all of which the judge finds', () => {
    const mutants = mutantsOf(source);
    expect(mutants.length).toBeGreaterThan(100);
    const some = mutants.filter((_, index) => index % PART === 0);
    const found = some.filter((mutant) => {
      const answer = loadProgram(mutant.source);
      return answer === null || mutantJudge().firstWrong(answer) !== null;
    });
    // The rest are mostly those that no board tells apart.
    expect(found.length / some.length).toBeGreaterThan(0.8);
  });
});

it('breaks them by more than ten operators, each of which finds something', () => {
  expect(MUTATION_OPERATORS.length).toBeGreaterThanOrEqual(10);
  const used = new Set(
    EXAMPLE_NAMES.flatMap((name) => mutantsOf(exampleSource(name)).map(({ operator }) => operator)),
  );
  expect([...used].toSorted()).toEqual(MUTATION_OPERATORS.map(({ name }) => name).toSorted());
});
