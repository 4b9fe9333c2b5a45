import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape } from '../../../tests/support/arbitrary.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { isSameShape, type Point, SLOT, WALL } from '../../board/board.ts';
import { makeShape } from '../../board/text.ts';
import { ellipsePoints, linePoints, rectanglePoints, squared, straightened } from './figures.ts';
import { beginHistory, type History, record, redo, undo } from './history.ts';
import { areaBetween, blankShape, inkedArea, wholeArea, withMark } from './marks.ts';
import { bestThreshold, picturePiece, shapeFromPicture } from './picture.ts';
import { pieceOf, withoutArea, withPiece } from './piece.ts';
import { PRESETS, presetShape } from './presets.ts';
import { regionPoints } from './region.ts';
import { canRepeat, repeated, SYMMETRIES } from './symmetry.ts';
import { flippedAcross, flippedDown, inverted, resized, shifted, trimmed, turnedRight } from './transform.ts';

/** A blank grid with points drawn on it. */
function drawing(width: number, height: number, points: readonly Point[]): string {
  return makeShape(withMark(blankShape(width, height), points, SLOT));
}

function rows(...lines: string[]): string {
  return lines.join('\n');
}

const anyPoint = fc.tuple(fc.integer({ min: -3, max: 12 }), fc.integer({ min: -3, max: 12 }));

describe('figures', () => {
  it('draw lines without holes', () => {
    expect(drawing(6, 4, linePoints([0, 0], [5, 3]))).toBe(rows('o.....', '.oo...', '...oo.', '.....o'));
    expect(linePoints([2, 1], [2, 1])).toEqual([[2, 1]]);
  });

  it('draw the same line from either end, each step to a neighbour', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        const line = linePoints(from, to);
        expect(line).toEqual(linePoints(to, from));
        expect(line).toContainEqual(from);
        expect(line).toContainEqual(to);
        for (const [index, [x, y]] of line.slice(1).entries()) {
          const [beforeX, beforeY] = line[index] ?? [Number.NaN, Number.NaN];
          expect(Math.max(Math.abs(x - beforeX), Math.abs(y - beforeY))).toBe(1);
        }
      }),
    );
  });

  it('draw filled and empty rectangles from any corner', () => {
    expect(drawing(5, 4, rectanglePoints([4, 3], [1, 0], 'outline'))).toBe(
      rows('.oooo', '.o..o', '.o..o', '.oooo'),
    );
    expect(drawing(3, 2, rectanglePoints([-1, 0], [1, 5], 'filled'))).toBe(rows('oo.', 'oo.'));
  });

  it('draw round ellipses', () => {
    expect(drawing(6, 6, ellipsePoints([0, 0], [5, 5], 'filled'))).toBe(
      rows('.oooo.', 'oooooo', 'oooooo', 'oooooo', 'oooooo', '.oooo.'),
    );
    expect(drawing(8, 5, ellipsePoints([7, 4], [0, 0], 'outline'))).toBe(
      rows('..oooo..', 'oo....oo', 'o......o', 'oo....oo', '..oooo..'),
    );
  });

  it('keep the rim of an ellipse inside the filled one, and it is closed', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        const filled = new Set(ellipsePoints(from, to, 'filled').map(String));
        const rim = ellipsePoints(from, to, 'outline').map(String);
        expect(rim.every((point) => filled.has(point))).toBe(true);
        expect(rim.length).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    [
      [5, 1],
      [5, 0],
    ],
    [
      [1, 5],
      [0, 5],
    ],
    [
      [4, 3],
      [4, 4],
    ],
    [
      [-4, 3],
      [-4, 4],
    ],
  ] as const)('straighten a line to %o into one to %o', (to, straight) => {
    expect(straightened([0, 0], to)).toEqual(straight);
  });

  it('square a rectangle by its longer side', () => {
    expect(squared([2, 2], [5, 1])).toEqual([5, -1]);
  });
});

describe('a flood', () => {
  it('fills what hangs together side by side, not across corners', () => {
    const shape = drawnShape(rows('..o.', '.o..', 'o...', '...o'));
    expect(makeShape(withMark(shape, regionPoints(shape, [0, 0]), WALL))).toBe(
      rows('##o.', '#o..', 'o...', '...o'),
    );
  });

  it('beside the shape fills nothing', () => {
    expect(regionPoints(blankShape(4, 4), [4, 0])).toEqual([]);
  });

  it('fills the largest board', () => {
    expect(regionPoints(blankShape(64, 64), [63, 63])).toHaveLength(64 * 64);
  });
});

describe('symmetry', () => {
  it.each([
    ['none', rows('oo...', '.....', '.....', '.....', '.....')],
    ['left-right', rows('oo.oo', '.....', '.....', '.....', '.....')],
    ['top-bottom', rows('oo...', '.....', '.....', '.....', 'oo...')],
    ['four-way', rows('oo.oo', '.....', '.....', '.....', 'oo.oo')],
    ['half-turn', rows('oo...', '.....', '.....', '.....', '...oo')],
    ['quarter-turn', rows('oo..o', '....o', '.....', 'o....', 'o..oo')],
  ] as const)('%s repeats a stroke', (symmetry, picture) => {
    const size = { width: 5, height: 5 };
    expect(
      drawing(
        5,
        5,
        repeated(
          [
            [0, 0],
            [1, 0],
          ],
          symmetry,
          size,
        ),
      ),
    ).toBe(picture);
  });

  it('is whole: repeating what is repeated adds no point', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(anyPoint, size, fc.constantFrom(...SYMMETRIES), (point, grid, symmetry) => {
        const once = new Set(repeated([point], symmetry, grid).map(String));
        const twice = new Set(repeated(repeated([point], symmetry, grid), symmetry, grid).map(String));
        expect(twice).toEqual(once);
      }),
    );
  });

  it('by quarter turns needs sides that fit', () => {
    expect(canRepeat('quarter-turn', { width: 6, height: 4 })).toBe(true);
    expect(canRepeat('quarter-turn', { width: 5, height: 4 })).toBe(false);
    expect(repeated([[0, 0]], 'quarter-turn', { width: 5, height: 4 })).toEqual([[0, 0]]);
  });
});

describe('transforming', () => {
  const shape = drawnShape(rows('o..', 'o#.'));

  it.each([
    ['flipped across', flippedAcross(shape), rows('..o', '.#o')],
    ['flipped down', flippedDown(shape), rows('o#.', 'o..')],
    ['turned right', turnedRight(shape), rows('oo', '#.', '..')],
    ['shifted right', shifted(shape, [1, 0]), rows('.o.', '.o#')],
    ['shifted up and left', shifted(shape, [-1, -1]), rows('#.o', '..o')],
    ['inverted', inverted(shape), rows('.oo', '.#o')],
    ['grown in the middle', resized(shape, 5, 4, 'middle'), rows('.....', '.o...', '.o#..', '.....')],
    ['cut to the right', resized(shape, 2, 2, 'right'), rows('..', '#.')],
    ['grown at the bottom left', resized(shape, 4, 3, 'bottom-left'), rows('....', 'o...', 'o#..')],
    ['trimmed', trimmed(resized(shape, 9, 7, 'middle'), 1), rows('o.', 'o#')],
    ['trimmed to a least side', trimmed(resized(shape, 9, 9, 'bottom-right'), 3), rows('...', 'o..', 'o#.')],
  ])('%s', (_, changed, picture) => {
    expect(makeShape(changed)).toBe(picture);
  });

  it('comes back to where it was', () => {
    fc.assert(
      fc.property(anyShape(), anyPoint, (any, [dx, dy]) => {
        expect(flippedAcross(flippedAcross(any))).toEqual(any);
        expect(flippedDown(flippedDown(any))).toEqual(any);
        expect(turnedRight(turnedRight(turnedRight(turnedRight(any))))).toEqual(any);
        expect(inverted(inverted(any))).toEqual(any);
        expect(shifted(shifted(any, [dx, dy]), [-dx, -dy])).toEqual(any);
        expect(
          resized(resized(any, any.width + 3, any.height + 5, 'middle'), any.width, any.height, 'middle'),
        ).toEqual(any);
      }),
    );
  });
});

describe('pieces', () => {
  it('are cut out and laid down, gaps clear as glass', () => {
    const shape = drawnShape(rows('oo..', '#o..', '....'));
    const area = areaBetween([1, 1], [0, 0]);
    const piece = pieceOf(shape, area);
    expect(makeShape(piece)).toBe(rows('oo', '#o'));
    expect(makeShape(withPiece(withoutArea(shape, area), piece, [3, 1]))).toBe(rows('....', '...o', '...#'));
  });

  it('laid back where they were cut change nothing', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        expect(withPiece(shape, pieceOf(shape, wholeArea(shape)), [0, 0])).toBe(shape);
      }),
    );
  });

  it('know what is drawn', () => {
    expect(inkedArea(drawnShape(rows('....', '.o#.', '....')))).toEqual({
      left: 1,
      top: 1,
      right: 2,
      bottom: 1,
    });
    expect(inkedArea(blankShape(3, 3))).toBeNull();
  });
});

describe('drawing a mark', () => {
  it('gives the same shape back when nothing changes', () => {
    const shape = drawnShape('oo..');
    const same = withMark(
      shape,
      [
        [0, 0],
        [9, 9],
      ],
      SLOT,
    );
    expect(same).toBe(shape);
    expect(isSameShape(same, drawnShape('oo..'))).toBe(true);
    expect(isSameShape(same, drawnShape('oo.o'))).toBe(false);
  });
});

describe('presets', () => {
  it.each(PRESETS)('%s is symmetric and even on every size', (preset) => {
    for (let width = 4; width <= 64; width += 5) {
      for (let height = 4; height <= 64; height += 7) {
        const shape = presetShape(preset, width, height);
        const slots = shape.marks.filter((mark) => mark === SLOT).length;
        expect(slots).toBeGreaterThan(0);
        expect(slots % 2).toBe(0);
        expect(flippedAcross(shape)).toEqual(shape);
      }
    }
  });

  it.each(['rectangle', 'diamond', 'ring', 'cross'] as const)('%s is the same upside down', (preset) => {
    for (const [width, height] of [
      [14, 10],
      [18, 9],
      [64, 64],
      [6, 31],
    ] as const) {
      const shape = presetShape(preset, width, height);
      expect(flippedDown(shape)).toEqual(shape);
    }
  });

  it('draw two triangles', () => {
    expect(makeShape(presetShape('two-triangles', 10, 4))).toBe(
      rows('o........o', 'oo......oo', 'ooo....ooo', 'oooo..oooo'),
    );
  });
});

describe('shapes from pictures', () => {
  const darkness = Uint8Array.from({ length: 64 }, (_, pixel) => (pixel % 8 < 4 ? 200 : 20));
  const picture = { width: 8, height: 8, darkness };

  it('take the mean of the pixels under each cell', () => {
    const options = { width: 4, height: 4, threshold: bestThreshold(picture), isInverted: false };
    expect(makeShape(shapeFromPicture(picture, options))).toBe(rows('oo..', 'oo..', 'oo..', 'oo..'));
    expect(makeShape(shapeFromPicture(picture, { ...options, isInverted: true }))).toBe(
      rows('..oo', '..oo', '..oo', '..oo'),
    );
  });

  it('can be larger than the picture', () => {
    const shape = shapeFromPicture(picture, { width: 16, height: 3, threshold: 100, isInverted: false });
    expect(makeShape(shape)).toBe(rows(...new Array<string>(3).fill('oooooooo........')));
  });

  it('find a threshold between dark and light, and some for an even picture', () => {
    expect(bestThreshold(picture)).toBeGreaterThan(20);
    expect(bestThreshold(picture)).toBeLessThanOrEqual(200);
    expect(bestThreshold({ ...picture, darkness: new Uint8Array(64) })).toBe(128);
  });

  it('fill a grid as far as their sides in proportion allow, without the room around them', () => {
    const dot = { width: 9, height: 9, darkness: new Uint8Array(81) };
    for (const pixel of [30, 31, 39, 40]) dot.darkness[pixel] = 255;
    const options = { width: 6, height: 4, threshold: 100, isInverted: false };
    const drawn = (width: number, height: number) =>
      makeShape(picturePiece(dot, { ...options, width, height }) ?? blankShape(1, 1));
    expect(drawn(6, 4)).toBe(rows('oooo', 'oooo', 'oooo', 'oooo'));
    expect(drawn(2, 9)).toBe(rows('oo', 'oo'));
    expect(picturePiece({ ...dot, darkness: new Uint8Array(81) }, options)).toBeNull();
  });
});

describe('history', () => {
  const states = (history: History<number>): [number, number, number] => [
    history.present,
    lengthOf(history.past),
    lengthOf(history.future),
  ];
  const lengthOf = (chain: History<number>['past']): number =>
    chain === null ? 0 : 1 + lengthOf(chain.next);

  it('goes back and forth, and forgets what was undone when something new is drawn', () => {
    const drawn = [1, 2, 3].reduce((history, state) => record(history, state), beginHistory(0));
    expect(states(drawn)).toEqual([3, 3, 0]);
    expect(states(undo(undo(drawn)))).toEqual([1, 1, 2]);
    expect(redo(redo(undo(undo(drawn))))).toEqual(drawn);
    expect(states(record(undo(drawn), 9))).toEqual([9, 3, 0]);
  });

  it('stays at its ends, and is not changed by what changes nothing', () => {
    const begun = beginHistory(0);
    expect([undo(begun), redo(begun), record(begun, 0)]).toEqual([begun, begun, begun]);
  });

  it('takes any number of steps back', () => {
    let history = beginHistory(0);
    for (let step = 1; step <= 20_000; step++) history = record(history, step);
    for (let step = 0; step < 20_000; step++) history = undo(history);
    expect(history.present).toBe(0);
    expect(history.past).toBeNull();
  });
});
