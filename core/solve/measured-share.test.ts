import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTellable,
  lossOf,
  measureShare,
  otherShare,
  plainShare,
  TELLING_GAMES,
  tellShare,
} from './measured-share.ts';

describe('a measured share', () => {
  it.each<[part: number, games: number, decimals: number, told: readonly string[] | null]>([
    [3_998, 4_000, 1, ['99.95', '99.8', '99.994']],
    [4_000, 4_000, 1, ['100', '99.9', '100']],
    [0, 400, 0, ['0', '0', '1']],
    [37, 100, 0, ['37', '27', '48']],
    [1, 100, 0, ['1', '0.02', '6']],
    // The editor called these 100 % won, and of any difficulty: two deals of ten games.
    [2, 2, 0, null],
    [20, 40, 0, null],
    [25, 50, 0, null],
    [27, 54, 0, ['50', '36', '64']],
  ])('%i of %i with %i digits', (part, games, decimals, told) => {
    const words = tellShare(measureShare(part, games), decimals);
    expect(words).toEqual(told && { share: told[0], low: told[1], high: told[2], games });
  });

  it('is told only where its interval is narrower than 30 points, and lies in it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.nat(20_000), (games, seed) => {
        const measured = measureShare(games === 0 ? 0 : seed % (games + 1), games);
        const told = tellShare(measured, 1);
        if (measured.high - measured.low < 0.28) expect(told).not.toBeNull();
        expect(isTellable(otherShare(measured))).toBe(told !== null);
        if (told === null) return;
        const { low, share, high } = told;
        expect(Number(high) - Number(low)).toBeLessThan(30);
        expect(Number(low)).toBeLessThanOrEqual(100 * measured.low + 1e-6);
        expect(Number(high)).toBeGreaterThanOrEqual(100 * measured.high - 1e-6);
        expect(Number(low)).toBeLessThanOrEqual(Number(share));
        expect(Number(share)).toBeLessThanOrEqual(Number(high));
      }),
      { numRuns: 200 },
    );
  });

  it('of enough games is always told', () => {
    const parts = Array.from({ length: TELLING_GAMES + 1 }, (_, part) => part);
    expect(parts.filter((part) => !isTellable(measureShare(part, TELLING_GAMES)))).toEqual([]);
  });

  it('of no games is not told', () => {
    expect(tellShare(measureShare(0, 0))).toBeNull();
  });

  it('of the games lost and of those won add up', () => {
    expect(otherShare(lossOf({ lost: 30, games: 100 }))).toMatchObject({ games: 100, share: 0.7 });
  });
});

describe('a share in small numbers', () => {
  const plainOf = (part: number, games: number) => plainShare(measureShare(part, games));

  it('is told of every share of which enough is known, a tenth off at most', () => {
    for (const games of [54, 100, 200, 1_000, 5_000])
      for (let part = 0; part <= games; part++) {
        const plain = plainOf(part, games);
        if (plain === null) throw new Error(`${part} of ${games} are not told`);
        const left = games - part;
        if (plain.size === 'about')
          expect(Math.abs(plain.count / plain.of - part / games)).toBeLessThanOrEqual(
            Math.min(part, left) / games / 10 + 1e-12,
          );
        else expect((plain.size === 'few' ? part : left) / games).toBeLessThan(1 / plain.whole);
      }
  });

  it('agrees with the per cent beside it', () => {
    expect(plainOf(20, 200)).toEqual({ size: 'about', count: 1, of: 10 });
    expect(plainOf(25, 200)).toEqual({ size: 'about', count: 1, of: 8 });
    expect(plainOf(50, 200)).toEqual({ size: 'about', count: 1, of: 4 });
  });

  it('tells of none and of few', () => {
    expect(plainOf(0, 20)).toEqual({ size: 'few', whole: 20 });
    expect(plainOf(1, 200)).toEqual({ size: 'few', whole: 20 });
    expect(plainOf(199, 200)).toEqual({ size: 'most', whole: 20 });
    expect(plainOf(54, 54)?.size).toBe('most');
  });

  it('is not told of too few games', () => {
    expect(plainOf(3, 7)).toBeNull();
  });
});
