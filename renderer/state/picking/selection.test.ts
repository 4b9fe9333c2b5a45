import { describe, expect, it } from 'vitest';
import { IDLE, pickCell } from './selection.ts';

const one = (cell: number) => ({ state: 'one', cell }) as const;

describe('the pick machine', () => {
  it.each([
    ['selects the first tile', IDLE, 4, one(4), null],
    ['lets go of a tile picked twice', one(4), 4, IDLE, null],
    ['makes a pair of two, in the order of picking', one(4), 2, IDLE, [4, 2]],
  ] as const)('%s', (_, before, cell, selection, pair) => {
    expect(pickCell(before, cell)).toEqual({ selection, pair });
  });
});
