import { expect, it } from 'vitest';
import { loadProgram } from '../../tests/support/mutant-judge.ts';
import { type Examination, examine, hasPassed } from './examination.ts';
import { EXERCISES, LAB_EXERCISES, type LabExercise, solutionOf, startOf } from './exercises.ts';
import { WHOLE_SCOPE } from './question-set.ts';

function examineProgram(source: string, { task, maxTurns }: LabExercise): Examination {
  const program = loadProgram(source);
  if (program === null) throw new Error('it is no program');
  const course = examine({ ...WHOLE_SCOPE, tasks: [task], maxTurns, count: 60 });
  let step = course.next();
  while (step.done !== true) {
    const text = program(step.value);
    step = course.next(
      text === null ? { type: 'failed', fault: 'crash', ended: null, detail: '' } : { type: 'answer', text },
    );
  }
  return step.value;
}

it.each(EXERCISES)('%s begins with a program that is wrong on a small board, and can be solved', (name) => {
  const exercise = LAB_EXERCISES[name];
  const begun = examineProgram(startOf(exercise), exercise);
  expect(begun.findings.length).toBeGreaterThan(0);
  for (const { type, task } of begun.findings) expect([type, task]).toEqual(['wrong', exercise.task]);
  expect(hasPassed(examineProgram(solutionOf(exercise), exercise))).toBe(true);
});

it('gives what was written before, as it is right', () => {
  const solved: string[] = [];
  for (const name of EXERCISES) {
    const { given, solution } = LAB_EXERCISES[name];
    expect(solved.filter((each) => given.includes(each))).toEqual(
      solved.filter((each) => given.some((one) => one.split('(')[0] === each.split('(')[0])),
    );
    solved.push(solution);
  }
});
