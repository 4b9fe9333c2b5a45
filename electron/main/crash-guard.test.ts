import { expect, test } from 'vitest';
import { createCrashGuard } from './crash-guard.ts';

const MINUTE = 60_000;

test.each([
  ['one crash', false, [0], ['reload']],
  ['two', false, [0, 1], ['reload', 'reload']],
  ['three in a row', false, [0, 1, 2], ['reload', 'reload', 'safe-mode']],
  ['a slow row', false, [0, 4 * MINUTE, 8 * MINUTE], ['reload', 'reload', 'safe-mode']],
  ['a quiet while between', false, [0, 1, 6 * MINUTE, 6 * MINUTE + 1], Array(4).fill('reload')],
  ['three in a row in safe mode', true, [0, 1, 2], ['reload', 'reload', 'give-up']],
])('%s', (_what, isSafeMode, crashes, answers) => {
  expect(crashes.map(createCrashGuard(isSafeMode))).toEqual(answers);
});
