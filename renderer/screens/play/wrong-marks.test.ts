import { expect, it } from 'vitest';
import { wrongMarks } from './wrong-marks.ts';

const way = {
  line: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  at: 2,
  count: 1,
} as const;
const BLOCKED = {
  type: 'refused',
  pair: [0, 3],
  error: { code: 'blocked', turnsNeeded: null, way },
} as const;

it('marks both tiles of a wrong pair, and nothing while nothing is wrong', () => {
  expect(wrongMarks(null, 4, null)).toEqual([]);
  expect(wrongMarks({ type: 'lost' }, 4, null)).toEqual([]);
  expect(wrongMarks({ type: 'refused', pair: [1, 6], error: { code: 'different-kinds' } }, 4, null)).toEqual([
    { type: 'cells', cells: [1, 6], tone: 'loses' },
  ]);
});

it('frames and crosses the tile that is in the way of a blocked pair, up to which its way is shown', () => {
  expect(wrongMarks(BLOCKED, 4, null)).toEqual([
    { type: 'lost-line', line: way.line.slice(0, 3) },
    { type: 'cells', cells: [0, 3], tone: 'loses' },
    { type: 'cells', cells: [2], tone: 'bars' },
    { type: 'cross', cell: 2 },
  ]);
});

it('does so where they are shown on a board that is turned', () => {
  expect(wrongMarks(BLOCKED, 4, { width: 4, height: 2 })).toMatchObject([
    {
      line: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
    },
    { cells: [0, 6] },
    { cells: [4] },
    { cell: 4 },
  ]);
});
