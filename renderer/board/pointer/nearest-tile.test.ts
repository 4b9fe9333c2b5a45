import { describe, expect, it } from 'vitest';
import { layoutBoard } from '../../viewport/layout.ts';
import { nearestTile } from './nearest-tile.ts';

/** Cells of 20 pixels, from the corner of the viewport on: a row of five with tiles in its first, third and last cell. */
const LAYOUT = layoutBoard(5, 1, { width: 100, height: 20, pixelRatio: 1 }, 0);
const hasTile = (cell: number) => cell % 2 === 0;

describe('a finger', () => {
  it.each([
    ['on a tile picks it, however near another one is', 19, 0],
    ['beside a tile picks it', 23, 0],
    ['between two tiles picks the nearer one', 36, 2],
    ['in the middle between two tiles picks none', 30, null],
    ['off the board picks the tile at its edge', 104, 4],
    ['far off the board picks none', 130, null],
  ])('%s', (_, x, cell) => {
    expect(nearestTile(LAYOUT, { x, y: 10 }, hasTile)).toBe(cell);
  });

  it('picks no tile of a board of large cells from the middle of an empty one', () => {
    const large = layoutBoard(5, 1, { width: 300, height: 60, pixelRatio: 1 }, 0);
    expect(nearestTile(large, { x: 75, y: 30 }, hasTile)).toBeNull();
  });
});
