import { expect, it } from 'vitest';
import { makeLogLine } from '../../../core/algorithms/log-line.ts';
import type { Point } from '../../../core/board/board.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { logLine } from './game-log.tsx';

const CORNERS: readonly (readonly Point[])[] = [
  [],
  [[3, 4]],
  [
    [3, 4],
    [-1, 4],
  ],
  [
    [3, 4],
    [-1, 4],
    [-1, 2],
  ],
];

const told = (language: 'en' | 'zh-CN', corners: readonly Point[]) =>
  logLine(windowWords(language).t, { width: 20 }, { move: [18, 38], corners, looks: 1, changes: [] });

it.each(CORNERS)('the log is worded as console programs word it: %j', (...corners) => {
  expect(told('en', corners)).toBe(makeLogLine([18, 0], [18, 1], corners));
});

it('the log is Chinese in Chinese', () => {
  expect(told('zh-CN', CORNERS[2] ?? [])).toBe('[18,0] 到 [18,1]：拐两个弯，经 [3,4]、[-1,4]');
});
