import { expect, test } from 'vitest';
import { startLimits } from './start-limits.ts';

test.each([
  ['is idle', 120, { lockMs: 1_000, answerMs: 2_000 }],
  ['is busy', 1_600, { lockMs: 6_400, answerMs: 12_800 }],
  ['slept during the launch', 3_600_000, { lockMs: 12_000, answerMs: 24_000 }],
])('where the machine %s, a launch of %d ms gives its limits', (_state, launchMs, limits) => {
  expect(startLimits(launchMs)).toEqual(limits);
});
