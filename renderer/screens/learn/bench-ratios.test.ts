import { expect, it } from 'vitest';
import { shownRatio, sizeOfRatio } from './bench-ratios.ts';

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
