import { expect, it } from 'vitest';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import { marksOfLoss } from './loss-picture.ts';

const stepOf = (words: LossStep['words']): LossStep => ({
  number: 1,
  cells: [1, 1, 1, 1, 2, 2],
  depth: 0,
  words,
  gone: [
    [4, 1],
    [5, 2],
  ],
  chosen: [],
});
const typesOf = (words: LossStep['words']) => marksOfLoss(stepOf(words), 3).map(({ type }) => type);

it('frames of the tiles that never go the two that come nearest, and numbers none', () => {
  const line = [
    [0, 0],
    [0, 1],
  ] as const;
  const blocked = { turns: 3, number: 3, at: [0, 0], line } as const;
  const words = { type: 'staying', cells: [0, 1, 2, 3], going: 2, blocked } as const;
  expect(marksOfLoss(stepOf(words), 3)).toEqual([
    { type: 'faded', cells: [4, 5] },
    { type: 'cells', cells: [0, 3], tone: 'loses' },
    { type: 'lost-line', line },
    { type: 'barred-turn', at: [0, 0] },
  ]);
  expect(typesOf({ ...words, blocked: null })).toEqual(['faded', 'cells']);
});

it('shows at once what stays, and numbers tiles where rounds are told', () => {
  expect(marksOfLoss(stepOf({ type: 'rounds', count: 2, going: [4, 5] }), 3)).toContainEqual({
    type: 'faded',
    cells: [4, 5],
  });
  expect(typesOf({ type: 'round', round: 2, cells: [5] })).toEqual(['faded', 'number', 'number', 'cells']);
});
