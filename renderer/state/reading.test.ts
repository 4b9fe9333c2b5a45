import { expect, it } from 'vitest';
import { readingFlightMs, readingLength, readingMs } from './reading.ts';

it('gives words two longer times, and no end where the player closes them', () => {
  const steps = ['usual', 'longer', 'longest'] as const;
  expect(steps.map((reading) => readingMs(100, reading))).toEqual([100, 200, 400]);
  expect(readingMs(100, 'until-closed')).toBe(Number.POSITIVE_INFINITY);
  expect(readingLength(100, 'until-closed')).toBe('86400000ms');
  expect(readingLength(100, 'longer')).toBe('200ms');
  expect(readingFlightMs(100, 'until-closed')).toBe(400);
});
