import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../board/board.ts';
import { LEAST_IN_REGION, regionOf } from './hint-sentences.ts';
import { hintSteps } from './hint-steps.ts';

/** A board full of tiles. */
function full(width: number, height: number) {
  return { width, height, cells: Array.from({ length: width * height }, () => 1) };
}

/** A board with gaps, of any size and thin or thick with tiles. */
const drawnBoard = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height, thin]) =>
    fc
      .array(fc.nat(thin), { minLength: width * height, maxLength: width * height })
      .map((drawn) => ({ width, height, cells: drawn.map((each) => (each === 0 ? 1 : 0)) })),
  );

describe('the region of a hint', () => {
  it.each([
    ['in the middle', [35, 46], { x: 3, y: 3, width: 3, height: 3 }],
    ['in a corner', [0, 1], { x: 0, y: 0, width: 3, height: 3 }],
    ['around one tile of a pair that lies far apart', [0, 80], { x: 0, y: 0, width: 3, height: 3 }],
    ['at the edge, where thirds do not divide the side', [79, 99], { x: 7, y: 6, width: 3, height: 3 }],
    ['in whichever order the pair comes', [46, 35], { x: 3, y: 3, width: 3, height: 3 }],
  ] as const)('%s', (_, pair, box) => {
    expect(regionOf(pair, full(10, 10))).toEqual(box);
  });

  it('goes no farther than the tiles in it', () => {
    const board = full(14, 14);
    const cells = board.cells.map((kind, cell) => (cell % 14 < 1 || cell < 14 ? 0 : kind));
    expect(regionOf([30, 179], { ...board, cells })).toEqual({ x: 1, y: 1, width: 3, height: 3 });
  });

  it('is wider around a tile with few beside it, which the part would point at', () => {
    const board = full(10, 10);
    const isTile = (cell: number) => cell === 12 || Math.floor(cell / 10) > 3;
    const cells = board.cells.map((_, cell) => (isTile(cell) ? 1 : 0));
    expect(regionOf([12, 79], { ...board, cells })).toEqual({ x: 0, y: 1, width: 6, height: 5 });
  });

  it('never holds fewer than 8 tiles of a board that has so many', () => {
    fc.assert(
      fc.property(drawnBoard, (board) => {
        const tiles = board.cells.flatMap((kind, cell) => (kind > 0 ? [cell] : []));
        fc.pre(tiles.length > 0);
        for (const cell of tiles) {
          const { x, y, width, height } = regionOf([cell, tiles.at(-1) ?? cell], board);
          const held = tiles.filter((at) => {
            const [across, down] = [at % board.width, Math.floor(at / board.width)];
            return across >= x && across < x + width && down >= y && down < y + height;
          });
          expect(held).toContain(cell);
          expect(held.length).toBeGreaterThanOrEqual(Math.min(LEAST_IN_REGION, tiles.length));
        }
      }),
    );
  });

  it('is at most a ninth of a full board, lies on it and holds a tile of the pair', () => {
    const sides = fc.integer({ min: 9, max: 64 });
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

describe('the steps of a hint', () => {
  it.each([
    ['all four on a board with many tiles', { pairsLeft: 13, tools: null }, 4],
    ['the pair and its reason where few tiles are left', { pairsLeft: 12, tools: null }, 2],
    ['the same where it was earned, as time runs', { pairsLeft: 50, tools: { hint: 1 } as never }, 2],
  ] as const)('are %s', (_, view, count) => {
    const steps = hintSteps(view);
    expect(steps).toHaveLength(count);
    expect(steps.slice(-2)).toEqual(['pair', 'reason']);
  });
});
