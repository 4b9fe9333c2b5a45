import { expect, it } from 'vitest';
import { panelsLayout } from './panels-layout.ts';

it('puts the code beside the board of one alone, of four, and of two small ones', () => {
  const beside = (hasSmallBoards: boolean) =>
    [1, 2, 3, 4].filter((count) => panelsLayout(count, hasSmallBoards, 0)['data-code'] === 'beside');
  expect([beside(false), beside(true)]).toEqual([
    [1, 4],
    [1, 2, 4],
  ]);
});
