import { expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { fitsTurned } from './fits-turned.ts';

const PHONE = { width: 390, height: 780 };

it.each([
  ['a wide board in a high window', [16, 10], PHONE, true],
  ['a board that is played with ease as it is', [11, 10], PHONE, false],
  ['a high board', [10, 16], PHONE, false],
  ['a square window', [16, 10], { width: 480, height: 480 }, false],
  ['a wide window', [16, 10], { width: 800, height: 600 }, false],
] as const)('%s', (_, [width, height], room, isTurned) => {
  expect(fitsTurned({ width, height, rules: CLASSIC_RULES, mayTurn: true }, room)).toBe(isTurned);
});

it('a board with gravity keeps the direction that its rules name', () => {
  const rules = { ...CLASSIC_RULES, gravity: 'down' } as const;
  expect(fitsTurned({ width: 16, height: 10, rules, mayTurn: true }, PHONE)).toBe(false);
});

it('a picture of a thing never lies on its side', () => {
  expect(fitsTurned({ width: 16, height: 10, rules: CLASSIC_RULES }, PHONE)).toBe(false);
});
