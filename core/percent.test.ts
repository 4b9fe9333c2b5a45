import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePercent, makeShortPercent, type Rounding, roundShare } from './percent.ts';

const ROUNDINGS: readonly Rounding[] = ['nearest', 'down', 'up'];

describe('a share in per cent', () => {
  it.each<[part: number, whole: number, decimals: number, told: string]>([
    [0, 4_000, 1, '0'],
    [4_000, 4_000, 1, '100'],
    // On one of the shipped puzzles random play won two of its games, which was told as 100.0 %.
    [3_998, 4_000, 1, '99.95'],
    [3_999, 4_000, 1, '99.98'],
    [1, 4_000, 1, '0.03'],
    [3_328, 4_000, 1, '83.2'],
    [999, 1_000, 0, '99.9'],
    [1, 1_000, 0, '0.1'],
    [1, 3, 0, '33'],
    [1_999_999, 2_000_000, 0, '99.99995'],
  ])('%i of %i with %i digits is %s', (part, whole, decimals, told) => {
    expect(makePercent(part / whole, { decimals })).toBe(told);
  });

  it('is rounded down or up where that is asked for', () => {
    const told = (share: number) => ROUNDINGS.map((rounding) => makePercent(share, { rounding }));
    expect(told(0.998_6)).toEqual(['99.9', '99', '99.9']);
    expect(told(0.004)).toEqual(['0.4', '0.4', '1']);
    expect(told(0.29)).toEqual(['29', '29', '29']);
    // The editor told an interval up to 99.99999999996 %.
    expect(told(0.999_999_999_999_6)[2]).toBe('100');
    expect(told(0.000_000_004)[1]).toBe('0');
  });

  it('is 0 or 100 only when it is, or a bound within a thousandth of it, and near what it is', () => {
    const counts = fc
      .integer({ min: 1, max: 1_000_000 })
      .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom(...ROUNDINGS),
        ([part, whole], decimals, rounding) => {
          const share = part / whole;
          const percent = makePercent(share, { decimals, rounding });
          expect(percent).toMatch(/^\d{1,3}(\.\d+)?$/);
          const told = Number(percent);
          const isNothing = part === 0 || (rounding === 'down' && share < 1e-5);
          const isAll = part === whole || (rounding === 'up' && share > 1 - 1e-5);
          expect([told <= 0, told >= 100]).toEqual([isNothing, isAll]);
          expect(Math.abs(told - 100 * share)).toBeLessThanOrEqual(10 ** -decimals);
          if (rounding === 'down') expect(told).toBeLessThanOrEqual(100 * share + 1e-6);
          if (rounding === 'up') expect(told).toBeGreaterThanOrEqual(100 * share - 1e-6);
          expect(roundShare(share, { decimals, rounding })).toBeCloseTo(told / 100, 9);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that stands for itself has a decimal only where it is needed', () => {
    expect([0, 0.025, 0.7, 0.965, 0.9996, 1].map(makeShortPercent)).toEqual([
      ...['0', '2.5', '70', '96.5', '99.96', '100'],
    ]);
  });

  it('as a number keeps its thousandths, and comes to 0 or 1 only when it is', () => {
    const shares = [0, 0.5, 0.832, 1].map((share) => roundShare(share, { decimals: 1 }));
    expect(shares).toEqual([0, 0.5, 0.832, 1]);
    expect(roundShare(3_999 / 4_000, { decimals: 1 })).toBe(0.9998);
  });
});
