/** A run in which nothing was solved leaves no best, so the words in that place must not say that none was played. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { puzzleRecordOf } from '../../core/review/puzzles/puzzle-record.ts';
import { windowWords } from '../support/window-words.ts';

const FAILED = {
  positionId: 'a',
  way: 'storm',
  grade: 1,
  runId: 'storm',
  result: 'failed',
  answeredAt: 1,
} as const;

it.each(LANGUAGES)('the words for no best are true after a failed run: %s', (language) => {
  expect(puzzleRecordOf([FAILED], 2, new Map([['storm', 2]])).bestStorms).toEqual([]);
  expect(windowWords(language).t('puzzle.no-best')).toMatch(/best|最好|最佳|成绩|成績|記録|ベスト/);
});
