import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { held, magnified, middleOf, pinchOf, shiftIntoView, snapped } from './framing.ts';
import { layoutBoard } from './layout.ts';

const FRAME = { columns: 20, rows: 10, viewport: { width: 600, height: 400, pixelRatio: 1 } };
const LAYOUT = layoutBoard(20, 10, FRAME.viewport);
const MARGINS = { left: 12, above: 12, right: 20, below: 60 };
const CORNER = { width: 150, height: 60 };

describe('a length in device pixels', () => {
  it.each([
    [1, 10.4, 10],
    [1, 10.5, 11],
    [2, 10.3, 10.5],
    [1.25, 10.3, 10.4],
  ])('at ratio %d: %d is %d', (pixelRatio, length, expected) => {
    expect(snapped(length, { pixelRatio })).toBeCloseTo(expected, 9);
  });
});

describe('a layout magnified', () => {
  it('keeps what lies under a spot, and its ring in the size of its cells', () => {
    const [from, to] = [LAYOUT, magnified(LAYOUT, LAYOUT.cell * 3, { x: 123, y: 45 })];
    expect((123 - to.left) / to.cell).toBeCloseTo((123 - from.left) / from.cell, 9);
    expect((45 - to.top) / to.cell).toBeCloseTo((45 - from.top) / from.cell, 9);
    expect([to.cell, to.ring / to.cell]).toEqual([from.cell * 3, from.ring / from.cell]);
  });

  it('and made small again is what it was', () => {
    const spot = middleOf(FRAME.viewport);
    const back = magnified(magnified(LAYOUT, 72, spot), LAYOUT.cell, spot);
    expect(back.left).toBeCloseTo(LAYOUT.left, 9);
    expect(back.top).toBeCloseTo(LAYOUT.top, 9);
  });
});

describe('a layout held in its window', () => {
  // 20 × 10 cells of 50 are 1000 × 500.
  const near = { ...LAYOUT, cell: 50 };

  it.each([
    ['pushed too far to the right and down', [900, 900], [12, 12]],
    ['pushed too far to the left and up', [-900, -900], [600 - 20 - 1000, 400 - 60 - 500]],
    ['anywhere between', [-100, -50], [-100, -50]],
  ])('%s', (_, [left = 0, top = 0], expected) => {
    const seen = held(FRAME, { ...near, left, top }, MARGINS, CORNER);
    expect([seen.left, seen.top]).toEqual(expected);
  });

  it('lies in the middle of a side that has room for it and its margins', () => {
    const small = held(FRAME, { ...LAYOUT, cell: 10, ring: 5, left: 3, top: 300 }, MARGINS, CORNER);
    expect([small.left, small.top]).toEqual([200, 150]);
  });

  it('makes way for the corner on a side that has the room', () => {
    const wide = held(FRAME, { ...LAYOUT, cell: 20, ring: 11, left: 3, top: 300 }, MARGINS, CORNER);
    expect([wide.left, wide.top]).toEqual([50, 100]);
    const wider = held(FRAME, { ...LAYOUT, cell: 27, ring: 15, left: 3, top: -900 }, MARGINS, CORNER);
    expect([wider.left, wider.top]).toEqual([30, 65]);
  });
});

describe('a stretch pushed into view', () => {
  it.each([
    ['before it', -30, 100, 30],
    ['after it', 550, 100, -50],
    ['inside', 40, 100, 0],
    ['longer than the room: its start', 10, 700, -10],
    ['longer than the room, begun before it: its start', -10, 700, 10],
  ])('%s', (_, start, length, expected) => {
    expect(shiftIntoView(start, length, 600)).toBe(expected);
  });

  it('is inside whenever there is room for it', () => {
    const at = fc.integer({ min: -2_000, max: 2_000 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 600 }), (start, length) => {
        const moved = start + shiftIntoView(start, length, 600);
        expect(moved).toBeGreaterThanOrEqual(0);
        expect(moved + length).toBeLessThanOrEqual(600);
      }),
    );
  });
});

describe('two fingers', () => {
  const spot = (x: number, y: number) => ({ x, y });

  it('spread about the place between them, and carry it with them', () => {
    expect(pinchOf([spot(10, 0), spot(30, 0)], [spot(10, 20), spot(70, 20)])).toEqual({
      factor: 3,
      from: spot(20, 0),
      to: spot(40, 20),
    });
  });

  it('that began on one pixel ask for a size that can be shown', () => {
    expect(pinchOf([spot(5, 5), spot(5, 5)], [spot(5, 5), spot(9, 8)]).factor).toBe(5);
  });
});
