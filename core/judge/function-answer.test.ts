import { expect, it } from 'vitest';
import { answerByFunctions } from './function-answer.ts';
import type { JudgeQuestion } from './question.ts';

const QUESTION: JudgeQuestion = {
  task: 'link',
  width: 2,
  height: 1,
  cells: [1, 1],
  border: 'closed',
  maxTurns: 2,
  pair: [0, 1],
};

it.each([
  [true, 'yes'],
  [[0, 0, 1, 0], 'yes'],
  [false, 'no'],
  [null, 'no'],
  [undefined, 'no'],
  // An asynchronous function has answered nothing when it returns: that would be taken for a yes, as it is an object.
  [Promise.resolve(false), '[object Promise]'],
])('reads %o as %s', (value, answer) => {
  expect(answerByFunctions({ link: () => value }, QUESTION)).toBe(answer);
  expect(answerByFunctions({ dead: () => value }, { ...QUESTION, task: 'dead', pair: null })).toBe(answer);
});
