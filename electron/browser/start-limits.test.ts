import { expect, test } from 'vitest';
import { startLimits } from './start-limits.ts';

test.each([
  ['is idle', 120, { diskMs: 2_000, answerMs: 10_000 }],
  ['is busy', 1_600, { diskMs: 9_600, answerMs: 12_800 }],
  ['slept during the launch', 3_600_000, { diskMs: 18_000, answerMs: 24_000 }],
])('where the machine %s, a launch of %d ms gives its limits', (_state, launchMs, limits) => {
  expect(startLimits(launchMs)).toEqual(limits);
});
