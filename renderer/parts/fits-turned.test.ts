import { describe, expect, it } from 'vitest';
import { fitsTurned } from './fits-turned.ts';

const PHONE = { width: 390, height: 780 };

describe('a shape without an upright', () => {
  it.each([
    ['a wide board in a high window', [16, 10], PHONE, true],
    ['a board that is played with ease as it is', [11, 10], PHONE, false],
    ['a high board', [10, 16], PHONE, false],
    ['a square window', [16, 10], { width: 480, height: 480 }, false],
    ['a wide window', [16, 10], { width: 800, height: 600 }, false],
  ] as const)('%s', (_, [width, height], room, isTurned) => {
    expect(fitsTurned({ width, height, mayTurn: true }, room)).toBe(isTurned);
  });
});

describe('a picture of a thing', () => {
  it.each([
    ['lies on its side where its tiles would be small', [16, 10], true],
    ['stands where its tiles are large enough', [12, 8], false],
    ['stands where its tiles would gain little', [16, 15], false],
  ] as const)('%s', (_, [width, height], isTurned) => {
    expect(fitsTurned({ width, height }, PHONE)).toBe(isTurned);
  });
});
