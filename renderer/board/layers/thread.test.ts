import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenStep, pathLength, pathUntil } from './thread.ts';

const BEND = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 30 },
];

describe('a part of a path', () => {
  it.each([
    [
      0,
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    ],
    [
      0.125,
      [
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ],
    ],
    [
      0.5,
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
    ],
    [1, BEND],
    [2, BEND],
  ])('up to %d of its length', (share, part) => {
    expect(pathUntil(BEND, share)).toEqual(part);
  });

  it('is as long as its share', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 999 }), y: fc.integer({ min: 0, max: 999 }) });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 2, maxLength: 9 }),
        fc.integer({ min: 0, max: 100 }),
        (path, percent) => {
          const length = pathLength(pathUntil(path, percent / 100));
          expect(length).toBeCloseTo((pathLength(path) * percent) / 100, 6);
        },
      ),
    );
  });

  it('of a single place is that place', () => {
    expect(pathUntil([{ x: 3, y: 4 }], 0.5)).toEqual([{ x: 3, y: 4 }]);
  });
});

it.each([1, 3, 4, 7.3, 50])('dots along a path, at most %d apart, reach its end', (apart) => {
  const step = evenStep(BEND, apart);
  expect(step).toBeLessThanOrEqual(apart);
  const rest = pathLength(BEND) % step;
  expect(rest).toBeLessThan(pathLength(BEND) / 1_000);
});
