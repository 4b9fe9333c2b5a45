import { expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { longestTry } from './longest-try.ts';
import { isClearedBy } from './puzzles/clearing.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

it.each([
  ['1 2\n2 1', CLASSIC_RULES, 0, 'is none on a dead board'],
  ['3 3 1 2\n4 4 2 1', CLOSED, 2, 'takes every pair that goes'],
  ['1 1 2 2', CLASSIC_RULES, 2, 'clears what can be cleared'],
])('the longest try of %j', (text, rules, length, _what) => {
  const board = drawnBoard(text);
  const moves = longestTry(board, rules);
  expect(moves).toHaveLength(length);
  expect(longestTry(board, rules)).toEqual(moves);
  if (text === '1 1 2 2') expect(isClearedBy({ board, rules }, moves)).toBe(true);
});
