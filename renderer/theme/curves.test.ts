import { expect, it } from 'vitest';
import { curveOf } from './curves.ts';
import { MOTION } from './motion.ts';

it('begins at 0 and ends at 1, for every movement of the table', () => {
  for (const [name, { curve }] of Object.entries(MOTION)) {
    const at = curveOf(curve);
    expect([name, at(0), at(1), at(-1), at(2)]).toEqual([name, 0, 1, 0, 1]);
  }
});

it('follows the curves of CSS', () => {
  expect(curveOf('linear')(0.3)).toBe(0.3);
  expect(curveOf('ease-in-out')(0.5)).toBeCloseTo(0.5, 3);
  expect(curveOf('ease-out')(0.5)).toBeCloseTo(0.685, 2);
  expect(curveOf('ease-in')(0.5)).toBeCloseTo(0.315, 2);
  // A cubic written with these control points is the quadratic x².
  for (const share of [0.1, 0.25, 0.5, 0.9])
    expect(curveOf(MOTION.fall.curve)(share)).toBeCloseTo(share ** 2, 2);
});

it('goes beyond its end where a movement overshoots', () => {
  expect(Math.max(...[0.4, 0.5, 0.6, 0.7].map(curveOf(MOTION.stamp.curve)))).toBeGreaterThan(1);
});

it('refuses what is no timing function', () => {
  expect(() => curveOf('sudden')).toThrow(RangeError);
  expect(() => curveOf('cubic-bezier(1, 2)')).toThrow(RangeError);
});
