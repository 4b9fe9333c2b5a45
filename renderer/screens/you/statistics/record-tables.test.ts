import { describe, expect, it } from 'vitest';
import type { TableStatistics } from '../../../../core/contract/statistics.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { windowWords } from '../../../../tests/support/window-words.ts';
import { scoresTable, statisticsTable } from './record-tables.ts';

const TABLES: readonly TableStatistics[] = [
  {
    ...{ mode: 'timed', template: null, started: 3, finished: 2, unaided: 1, links: 90 },
    ...{ elapsedMs: 180_500, bestTotal: 9_000, bestLevel: 4, leastElapsedMs: 60_000 },
  },
  {
    ...{ mode: 'classic', template: { hash: 'f'.repeat(64), name: 'heart', builtIn: true }, started: 1 },
    ...{ finished: 1, unaided: 0, links: 30, elapsedMs: 99_999, bestTotal: null, bestLevel: null },
    leastElapsedMs: null,
  },
];

const SCORE: ScoreRow = {
  ...{
    gameId: 'game-one',
    mode: 'classic',
    templateHash: 'f'.repeat(64),
    templateName: '=heart',
    builtIn: false,
  },
  score: { links: 100, turns: 20, combo: 15, time: 10, difficulty: 5, total: 150 },
  ...{ scoreVersion: 1, assists: ['hint', 'undo'], level: 1, links: 1, elapsedMs: 61_999 },
  finishedAt: new Date(2026, 2, 5, 9, 7, 3).getTime(),
};

describe('tables to save', () => {
  it('tell the statistics in the language', () => {
    const { t } = windowWords('en');
    const [heads, ...rows] = statisticsTable(t, TABLES);
    expect(heads).toHaveLength(10);
    expect(rows).toEqual([
      ['Timed challenge', null, 3, 2, 1, 90, 180, 9_000, 4, null],
      ['Classic', 'Heart', 1, 1, 0, 30, 99, null, null, null],
    ]);
    expect(statisticsTable(windowWords('zh-CN').t, TABLES)[2]?.[1]).toBe('心形');
  });

  it('tell every score with its parts', () => {
    const [heads, row] = scoresTable(windowWords('en').t, [SCORE]);
    expect(heads).toHaveLength(row?.length ?? 0);
    expect(row).toEqual([
      ...['2026-03-05 09:07:03', 'Classic', '=heart', 150, 100, 20, 15, 10, 5],
      ...[1, 1, 61, 'hint, undo'],
    ]);
  });
});
