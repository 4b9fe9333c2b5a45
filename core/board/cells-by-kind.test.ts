import { expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { cellsByKind } from './cells-by-kind.ts';

it('has the cells of each kind, ascending, and none without a tile', () => {
  expect(cellsByKind(drawnBoard('2 0 1\n# 1 2').cells)).toEqual([
    [0, 5],
    [2, 4],
  ]);
  expect(cellsByKind([0, -2])).toEqual([]);
});
