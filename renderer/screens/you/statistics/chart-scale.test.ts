import { expect, it } from 'vitest';
import { isNamed, topOf } from './chart-scale.ts';

it.each([
  [[0.07, 0.2], false, 0.2],
  [[0.21], false, 0.4],
  [[53.9, 41], false, 60],
  [[100], false, 100],
  [[1_257.4], false, 2_000],
  [[1], true, 2],
  [[3, 0], true, 4],
  [[13], true, 20],
  [[], true, 2],
  [[0], false, 1],
])('the top over %j is short, and so is its half', (values, isCount, top) => {
  expect(topOf(values, isCount)).toBeCloseTo(top, 9);
});

it.each([1, 7, 8, 14, 31])('of %i spans at most seven are named, the last one among them', (count) => {
  const named = Array.from({ length: count }, (_, at) => isNamed(at, count));
  expect(named.at(-1)).toBe(true);
  expect(named.filter(Boolean).length).toBeLessThanOrEqual(7);
  expect(named.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(count, 4));
});
