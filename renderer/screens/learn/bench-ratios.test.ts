import { expect, it } from 'vitest';
import { ALGORITHM_NAMES } from '../../../core/algorithms/published.ts';
import { BENCH_WORKS, SIZES } from '../../../core/lab/bench-tasks.ts';
import { shownRatio, sizeOfRatio } from './bench-ratios.ts';
import { EXAMPLE_RATIOS } from './example-ratios.ts';

it.each([
  [0.5, '0.50', 0],
  [1, '1.0', 0],
  [3.16, '3.2', 1 / 6],
  [10, '10', 1 / 3],
  [100, '100', 2 / 3],
  [5_000, '5000', 1],
])('a ratio of %d is written %s and drawn over %d of the room', (ratio, words, size) => {
  expect(shownRatio(ratio)).toBe(words);
  expect(sizeOfRatio(ratio)).toBeCloseTo(size, 2);
});

it('has an example of every row for algorithms that there are', () => {
  for (const work of BENCH_WORKS) {
    expect(EXAMPLE_RATIOS[work]).toHaveLength(SIZES.length);
    for (const row of EXAMPLE_RATIOS[work]) {
      expect(ALGORITHM_NAMES).toEqual(expect.arrayContaining(Object.keys(row)));
      expect(Object.keys(row).length).toBeGreaterThan(0);
      expect(Math.min(...Object.values(row))).toBeGreaterThan(0);
    }
  }
});
