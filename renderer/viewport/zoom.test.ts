import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame } from './framing.ts';
import { middleOf } from './framing.ts';
import type { BoardLayout } from './layout.ts';
import { LANE_CELLS, layoutBoard, TIGHT_LANE_CELLS } from './layout.ts';
import { cornerOf, coveredCorner } from './overview.ts';
import {
  atRest,
  between,
  initialLayout,
  isCramped,
  nextStop,
  panned,
  resized,
  revealed,
  rimOf,
  wholeBoard,
  zoomed,
} from './zoom.ts';
import { PLAY_ZOOM, PUZZLE_ZOOM } from './zoom-rules.ts';

const frame = (columns: number, rows: number, width = 1024, height = 505, pixelRatio = 1): Frame => ({
  columns,
  rows,
  viewport: { width, height, pixelRatio },
  rules: PLAY_ZOOM,
});
const BIG = frame(64, 64);
const NEAR = zoomed(BIG, wholeBoard(BIG), 36);

/** The place of the board, in cells, that lies under a place of the window. */
const under = ({ left, top, cell }: BoardLayout, x: number, y: number) => [
  (x - left) / cell,
  (y - top) / cell,
];

const frames = fc
  .record({
    columns: fc.integer({ min: 4, max: 64 }),
    rows: fc.integer({ min: 4, max: 64 }),
    width: fc.integer({ min: 300, max: 2600 }),
    height: fc.integer({ min: 200, max: 1400 }),
    pixelRatio: fc.constantFrom(1, 1.25, 2),
  })
  .map(({ columns, rows, width, height, pixelRatio }) => frame(columns, rows, width, height, pixelRatio));

describe('what is seen first', () => {
  it.each([
    ['a board of comfortable tiles', frame(14, 8), layoutBoard(14, 8, frame(14, 8).viewport).cell],
    ['a board of tiles of 32 pixels or more', frame(14, 10, 600, 700), 39],
    ['a board with a narrow lane in a phone, whose width is its tiles', frame(6, 4, 390, 560), 60],
    ['a board whose tiles reach 32 pixels where its lane is narrow', frame(14, 10, 480, 337), 32],
    ['a whole board of usual size also where its tiles are smaller', frame(15, 7, 390, 520), 25],
    ['the same of one of 24 columns on a phone', frame(24, 16, 390, 520), 15],
    ['the middle of one whose tiles would be smaller still', frame(24, 16, 340, 520), 36],
    ['the middle of one of more columns', frame(30, 18, 900, 505), 36],
    ['all of the columns of one whose columns can be seen', frame(30, 18), 33],
    ['the same of a large one, which few windows show legibly', BIG, 36],
    ['all of the rows of one whose rows can be seen', frame(64, 15), 32],
    [
      'the middle of a large one in larger tiles, in a window with room for them',
      frame(48, 30, 1280, 560),
      40,
    ],
    ['the same in the largest, in a large window', frame(48, 30, 1880, 830), 52],
    ['the same where some columns more would make them much smaller', frame(48, 30, 1700, 760), 52],
  ])('is %s', (_, seen, cell) => {
    expect(initialLayout(seen).cell).toBe(cell);
  });

  it('ends in whole tiles at every edge beyond which the board goes on, and shows a rim of paper there', () => {
    fc.assert(
      fc.property(frames, (seen) => {
        const { left, top, cell } = initialLayout(seen);
        const { x, y } = rimOf(seen, cell);
        const sides = [
          [left, x, seen.columns, seen.viewport.width],
          [top, y, seen.rows, seen.viewport.height],
        ] as const;
        for (const [start, rim, count, room] of sides) {
          if (count * cell <= room) expect(rim).toBe(0);
          else expect(rim).toBeGreaterThan(PLAY_ZOOM.rim - 1);
          // At an end of the board there is paper for its lane.
          const isWithin = start < rim && start + count * cell > room - rim;
          if (rim > 0 && isWithin) expect(Math.round(((rim - start) / cell) * 100) % 100).toBe(0);
        }
      }),
    );
  });

  it('is the middle of the board, to half a cell, so that whole tiles stand at its edges', () => {
    const [x = 0, y = 0] = under(initialLayout(frame(30, 18)), 512, 252.5);
    expect(Math.abs(x - 15)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(y - 9)).toBeLessThanOrEqual(0.5);
  });

  it('keeps the lane of a whole board in the window', () => {
    fc.assert(
      fc.property(frames, (seen) => {
        const { left, top, ring, cell } = wholeBoard(seen);
        expect(ring).toBeLessThanOrEqual(Math.min(left, top) + 1);
        expect(ring).toBeLessThanOrEqual(LANE_CELLS * cell);
        expect(ring).toBeGreaterThanOrEqual(TIGHT_LANE_CELLS * cell - 1);
      }),
    );
  });
});

describe('the whole board', () => {
  it('keeps clear of the corner where the buttons lie, whenever there are any', () => {
    fc.assert(
      fc.property(frames, (seen) => {
        const whole = wholeBoard(seen);
        if (!isCramped(PLAY_ZOOM, whole)) return;
        const right = whole.left + seen.columns * whole.cell;
        const bottom = whole.top + seen.rows * whole.cell;
        const { width, height } = cornerOf(seen);
        // A pixel of rounding, and never a viewport of no size.
        const isClear =
          right <= Math.max(1, seen.viewport.width - width) + 1 ||
          bottom <= Math.max(1, seen.viewport.height - height) + 1;
        expect(isClear).toBe(true);
      }),
    );
  });

  it('of comfortable tiles is never zoomed', () => {
    const easy = frame(14, 8);
    expect(zoomed(easy, wholeBoard(easy), 90)).toEqual(wholeBoard(easy));
  });
});

describe('zooming', () => {
  it('keeps what lies under the pointer, away from the edges', () => {
    const before = under(NEAR, 300, 200);
    const after = under(zoomed(BIG, NEAR, 60, { x: 300, y: 200 }), 300, 200);
    expect(after[0]).toBeCloseTo(before[0] ?? Number.NaN, 6);
    expect(after[1]).toBeCloseTo(before[1] ?? Number.NaN, 6);
  });

  it('stops at the whole board and at a tile that is large enough', () => {
    expect(zoomed(BIG, NEAR, 1)).toEqual(wholeBoard(BIG));
    expect(zoomed(BIG, NEAR, 500).cell).toBe(72);
  });

  it('comes to rest on whole device pixels', () => {
    fc.assert(
      fc.property(frames, fc.double({ min: 5, max: 80, noNaN: true }), (seen, cell) => {
        const {
          left,
          top,
          cell: side,
        } = atRest(seen, zoomed(seen, wholeBoard(seen), cell), middleOf(seen.viewport));
        for (const length of [left, top, side]) {
          const pixels = length * seen.viewport.pixelRatio;
          expect(pixels).toBeCloseTo(Math.round(pixels), 6);
        }
      }),
    );
  });

  it.each([
    ['in', 7, 36],
    ['in', 36, 52],
    ['in', 40, 52],
    ['in', 52, 72],
    ['in', 72, 72],
    ['out', 72, 52],
    ['out', 40, 36],
    ['out', 36, 7],
    ['out', 7, 7],
  ] as const)('by keys steps %s from %d to %d', (direction, from, to) => {
    expect(wholeBoard(BIG).cell).toBe(7);
    expect(nextStop(BIG, { ...NEAR, cell: from }, direction)).toBe(to);
  });

  it('on its way keeps a place that is the same at both ends', () => {
    const to = zoomed(BIG, NEAR, 60, { x: 300, y: 200 });
    const half = between(NEAR, to, 0.5);
    expect(under(half, 300, 200)[0]).toBeCloseTo(under(NEAR, 300, 200)[0] ?? Number.NaN, 6);
    expect(half.cell).toBe(48);
  });
});

describe('panning', () => {
  it('moves the board by as much as the hand', () => {
    const { left, top } = panned(BIG, NEAR, 30, -12);
    expect([left - NEAR.left, top - NEAR.top]).toEqual([30, -12]);
  });

  it('never shows more than a margin of paper beside a board that is larger than the window', () => {
    const far = fc.integer({ min: -9_000, max: 9_000 });
    fc.assert(
      fc.property(frames, far, far, (seen, dx, dy) => {
        const near = zoomed(seen, wholeBoard(seen), 60);
        const { left, top, cell } = panned(seen, near, dx, dy);
        const width = seen.columns * cell;
        const height = seen.rows * cell;
        if (width > seen.viewport.width) {
          const most = 0.55 * cell + 12.001 + rimOf(seen, cell).x;
          expect(left).toBeLessThanOrEqual(most);
          expect(left + width).toBeGreaterThanOrEqual(seen.viewport.width - most);
        }
        if (height > seen.viewport.height) {
          const { y } = rimOf(seen, cell);
          expect(top).toBeLessThanOrEqual(0.55 * cell + 12.001 + y);
          const covered = Math.max(y, coveredCorner(seen, cell).height);
          expect(top + height).toBeGreaterThanOrEqual(seen.viewport.height - 0.55 * cell - covered - 0.001);
        }
      }),
    );
  });
});

describe('the corner where the buttons lie', () => {
  const cells = fc.double({ min: 5, max: 72, noNaN: true });

  it('covers no tile that cannot be pulled out from under it', () => {
    fc.assert(
      fc.property(frames, fc.constantFrom(PLAY_ZOOM, PUZZLE_ZOOM), cells, (framed, rules, size) => {
        const seen = { ...framed, rules };
        const whole = wholeBoard(seen);
        const near = zoomed(seen, whole, size);
        if (near === whole) return;
        const { left, top, cell } = panned(seen, near, -9_000, -9_000);
        const corner = coveredCorner(seen, cell);
        const isBeside = left + seen.columns * cell <= seen.viewport.width - corner.width + 0.001;
        const isAbove = top + seen.rows * cell <= seen.viewport.height - corner.height + 0.001;
        expect(isBeside || isAbove).toBe(true);
      }),
    );
  });

  it('is no corner of the board where they lie below it', () => {
    fc.assert(
      fc.property(frames, cells, (framed, size) => {
        const seen = { ...framed, viewport: { ...framed.viewport, isApart: true } };
        expect(cornerOf(seen)).toMatchObject({ width: 0, height: 0 });
        expect(coveredCorner(seen, size)).toMatchObject({ width: 0, height: 0 });
        const puzzle = { ...seen, rules: PUZZLE_ZOOM };
        expect(cornerOf(puzzle)).toEqual(cornerOf({ ...framed, rules: PUZZLE_ZOOM }));
      }),
    );
  });

  it.each([
    ['in the middle', 12, 660, 36, 114],
    ['nearer to its start', 16, 702, 36, 702 - PLAY_ZOOM.corner.narrowWidth - 16 * 36],
    ['nearer to its start by more', 20, 896, 36, 896 - PLAY_ZOOM.corner.width - 20 * 36],
    ['in the middle, where there is no room beside them', 20, 700, 34, 10],
  ])('covers none at first where the board can lie beside it: %s', (_, columns, width, cell, left) => {
    const seen = initialLayout(frame(columns, 26, width, 258));
    expect([seen.cell, seen.left]).toEqual([cell, left]);
  });
});

describe('bringing a part into view', () => {
  const cell = (x: number, y: number) => ({ x, y, width: 1, height: 1 });

  it('moves nothing when it is seen', () => {
    expect(revealed(BIG, NEAR, cell(32, 32), false)).toBe(NEAR);
  });

  it('goes the shortest way to a cell at the edge, and shows one more behind it', () => {
    const [column = 0] = under(NEAR, 0, 0).map(Math.floor);
    const { left, top } = revealed(BIG, NEAR, cell(column, 32), false);
    expect(top).toBe(NEAR.top);
    expect(left + (column - 1) * 36).toBeCloseTo(0, 0);
  });

  it('puts what is far away into the middle', () => {
    const [x = 0] = under(revealed(BIG, NEAR, cell(15, 32), false), 512, 0);
    expect(x).toBeCloseTo(15.5, 1);
  });

  it('makes what is to be told apart as large as that takes, and as the window has room for', () => {
    const whole = wholeBoard(BIG);
    expect(revealed(BIG, whole, cell(3, 3), false)).toBe(whole);
    expect(revealed(BIG, whole, cell(3, 3), true).cell).toBe(36);
    expect(revealed(BIG, whole, { x: 0, y: 0, width: 38, height: 3 }, true).cell).toBe(25);
    expect(revealed(BIG, { ...NEAR, cell: 60 }, cell(3, 3), true).cell).toBe(60);
  });

  it('shows everything of any part, smaller when it must, and no larger than before', () => {
    const at = fc.integer({ min: 0, max: 63 });
    fc.assert(
      fc.property(at, at, at, at, (x, y, toX, toY) => {
        const part = { x: Math.min(x, toX), y: Math.min(y, toY), width: 0, height: 0 };
        const [width, height] = [Math.abs(toX - x) + 1, Math.abs(toY - y) + 1];
        const seen = revealed(BIG, NEAR, { ...part, width, height }, false);
        expect(seen.cell).toBeLessThanOrEqual(NEAR.cell);
        expect(seen.left + part.x * seen.cell).toBeGreaterThanOrEqual(0);
        expect(seen.top + part.y * seen.cell).toBeGreaterThanOrEqual(0);
        expect(seen.left + (part.x + width) * seen.cell).toBeLessThanOrEqual(1024);
        expect(seen.top + (part.y + height) * seen.cell).toBeLessThanOrEqual(505);
      }),
    );
  });
});

describe('another size of the window', () => {
  const before = BIG.viewport;

  it('keeps the place and the size of the tiles', () => {
    const smaller = frame(64, 64, 700, 400);
    const seen = resized(smaller, NEAR, before);
    expect(seen.cell).toBe(36);
    expect(under(seen, 350, 200)[0]).toBeCloseTo(under(NEAR, 512, 252.5)[0] ?? Number.NaN, 1);
  });

  it('keeps a whole board whole', () => {
    const larger = frame(64, 64, 1920, 900);
    expect(resized(larger, wholeBoard(BIG), before)).toEqual(wholeBoard(larger));
  });

  it('that is too small to read a whole board any more shows its middle', () => {
    const [large, small] = [frame(30, 18, 1100, 900), frame(30, 18, 480, 400)];
    expect(resized(small, wholeBoard(large), large.viewport)).toEqual(initialLayout(small));
    expect(initialLayout(small).cell).toBe(36);
  });

  it('shows the whole board where it is as large as its part was', () => {
    const huge = frame(64, 64, 3840, 2600);
    expect(resized(huge, NEAR, before)).toEqual(wholeBoard(huge));
  });
});
