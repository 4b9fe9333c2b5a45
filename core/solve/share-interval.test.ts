import { describe, expect, it } from 'vitest';
import { clopperPearson, meanInterval, student95 } from './share-interval.ts';

describe('Student’s factor of a 95 % interval', () => {
  // Any statistical table.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [9, 2.262],
    [30, 2.042],
    [1_000, 1.962],
    [1e9, 1.96],
  ])('with %i degrees of freedom is %f', (degrees, factor) => {
    expect(student95(degrees)).toBeCloseTo(factor, 3);
  });
});

describe('the interval of a mean', () => {
  it('is that of any table: four values with 3 degrees of freedom', () => {
    const { mean, low, high } = meanInterval([2, 4, 4, 6]);
    // The standard error is the root of (8 / 3) / 4.
    expect(mean).toBe(4);
    expect(high - mean).toBeCloseTo(3.182 * Math.sqrt(2 / 3), 3);
    expect(mean - low).toBe(high - mean);
  });
});

describe('Clopper and Pearson’s interval', () => {
  it('takes what rounding left of a sum of fractions for no trial', () => {
    const tenths = Array.from({ length: 600 }, () => 0.1).reduce((sum, part) => sum + part, 0);
    expect(tenths).not.toBe(60);
    expect(clopperPearson(Math.min(tenths, 60 - 1e-13), 60).high).toBe(1);
    expect(clopperPearson(1e-13, 60).low).toBe(0);
  });

  it.each([
    [0, 10, 0, 0.3085],
    [1, 10, 0.00253, 0.44502],
    [5, 10, 0.18709, 0.81291],
    [10, 10, 0.6915, 1],
    [322, 1_000, 0.2931, 0.35194],
    [99_990, 100_000, 0.99982, 0.99995],
    [0.5, 2.5, 0.00018, 0.88214],
    [0, 0, 0, 1],
  ])('of %f of %f is %f to %f', (part, whole, low, high) => {
    const interval = clopperPearson(part, whole);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it.each([1, 7, 40, 100])('of %i trials covers every share at least 95 times in 100', (trials) => {
    const intervals = Array.from({ length: trials + 1 }, (_, part) => clopperPearson(part, trials));
    for (let permille = 1; permille < 1_000; permille++) {
      const share = permille / 1_000;
      let covered = 0;
      let chance = (1 - share) ** trials;
      for (const [part, { low, high }] of intervals.entries()) {
        if (low <= share && share <= high) covered += chance;
        chance *= ((trials - part) / (part + 1)) * (share / (1 - share));
      }
      expect(covered, `${share}`).toBeGreaterThanOrEqual(0.95 - 1e-9);
    }
  });
});
