import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../board/board.ts';
import { regionOf } from './hint-sentences.ts';

/** A board full of tiles. */
function full(width: number, height: number) {
  return { width, height, cells: Array.from({ length: width * height }, () => 1) };
}

describe('the region of a hint', () => {
  it.each([
    ['in the middle', [35, 46], { x: 3, y: 2, width: 3, height: 2 }],
    ['in a corner', [0, 1], { x: 0, y: 0, width: 3, height: 2 }],
    ['around one tile of a pair that lies far apart', [0, 79], { x: 0, y: 0, width: 3, height: 2 }],
    ['at the edge, where thirds do not divide the side', [69, 79], { x: 7, y: 6, width: 3, height: 2 }],
    ['in whichever order the pair comes', [46, 35], { x: 3, y: 2, width: 3, height: 2 }],
  ] as const)('%s', (_, pair, box) => {
    expect(regionOf(pair, full(10, 8))).toEqual(box);
  });

  it('goes no farther than the tiles in it', () => {
    const board = full(10, 8);
    const cells = board.cells.map((kind, cell) => (cell % 10 < 1 || cell < 10 ? 0 : kind));
    expect(regionOf([12, 79], { ...board, cells })).toEqual({ x: 1, y: 1, width: 2, height: 1 });
  });

  it('is a whole part where its tile lies alone, which the part would point at', () => {
    const board = full(10, 8);
    const cells = board.cells.map((_, cell) => (cell === 12 || cell === 79 ? 1 : 0));
    expect(regionOf([12, 79], { ...board, cells })).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  });

  it('is at most a ninth of the board, lies on it and holds a tile of the pair', () => {
    const sides = fc.integer({ min: 6, max: 64 });
    const share = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(sides, sides, share, share, (columns, rows, one, other) => {
        const pair: Move = [Math.floor(one * columns * rows), Math.floor(other * columns * rows)];
        const { x, y, width, height } = regionOf(pair, full(columns, rows));
        expect(9 * width * height).toBeLessThanOrEqual(columns * rows);
        expect(Math.min(x, y, columns - x - width, rows - y - height)).toBeGreaterThanOrEqual(0);
        const cell = Math.min(...pair);
        expect(cell % columns >= x && cell % columns < x + width).toBe(true);
        expect(Math.floor(cell / columns) >= y && Math.floor(cell / columns) < y + height).toBe(true);
      }),
    );
  });
});
