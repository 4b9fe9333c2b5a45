import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, cellRectangle, layoutBoard, pointCentre } from './layout.ts';

const SIZES = [4, 9, 20, 64] as const;
const VIEWPORTS = [
  { width: 640, height: 480, pixelRatio: 1 },
  { width: 1280, height: 620, pixelRatio: 1.25 },
  { width: 1280, height: 620, pixelRatio: 2 },
  { width: 361, height: 777, pixelRatio: 3 },
] as const;

const cases = SIZES.flatMap((columns) =>
  SIZES.flatMap((rows) => VIEWPORTS.map((viewport) => ({ columns, rows, viewport }))),
);

describe('the layout of a board', () => {
  it.each(cases)('keeps $columns × $rows and its ring inside $viewport', ({ columns, rows, viewport }) => {
    const { left, top, cell, ring } = layoutBoard(columns, rows, viewport);
    expect(left - ring).toBeGreaterThanOrEqual(-1);
    expect(top - ring).toBeGreaterThanOrEqual(-1);
    expect(left + columns * cell + ring).toBeLessThanOrEqual(viewport.width + 1);
    expect(top + rows * cell + ring).toBeLessThanOrEqual(viewport.height + 1);
  });

  it.each(cases)(
    'puts $columns × $rows on whole device pixels of $viewport',
    ({ columns, rows, viewport }) => {
      const layout = layoutBoard(columns, rows, viewport);
      for (const length of [layout.left, layout.top, layout.cell]) {
        const devicePixels = length * viewport.pixelRatio;
        expect(devicePixels).toBeCloseTo(Math.round(devicePixels), 6);
      }
    },
  );

  it('fills the shorter side: no larger cell would fit', () => {
    const { cell } = layoutBoard(20, 10, { width: 1280, height: 620, pixelRatio: 1 });
    expect((cell + 1) * (10 + 1.1)).toBeGreaterThan(620);
  });

  it('finds for every cell its own middle', () => {
    const size = fc.integer({ min: 4, max: 64 });
    const side = fc.integer({ min: 300, max: 3000 });
    fc.assert(
      fc.property(
        size,
        size,
        side,
        side,
        fc.constantFrom(1, 1.5, 2, 3),
        fc.nat(),
        (w, h, width, height, pixelRatio, n) => {
          const layout = layoutBoard(w, h, { width, height, pixelRatio });
          const cell = n % (w * h);
          const middle = pointCentre(layout, [cell % w, Math.floor(cell / w)]);
          expect(cellAt(layout, middle.x, middle.y)).toBe(cell);
        },
      ),
    );
  });

  it('finds no cell beside the board', () => {
    const layout = layoutBoard(4, 4, { width: 500, height: 300, pixelRatio: 1 });
    const { x, y, width } = cellRectangle(layout, 15);
    expect(cellAt(layout, x + width - 1, y + width - 1)).toBe(15);
    expect(cellAt(layout, x + width + 1, y)).toBeNull();
    expect(cellAt(layout, layout.left - 1, layout.top)).toBeNull();
    expect(cellAt(layout, layout.left, layout.top - 1)).toBeNull();
  });

  it('draws the ring in a lane of its own, inside the viewport', () => {
    const layout = layoutBoard(4, 4, { width: 400, height: 400, pixelRatio: 1 });
    const before = pointCentre(layout, [-1, 4]);
    expect(before.x).toBeLessThan(layout.left);
    expect(before.x).toBeGreaterThan(0);
    expect(before.y).toBeGreaterThan(layout.top + 4 * layout.cell);
    expect(before.y).toBeLessThan(400);
  });
});
