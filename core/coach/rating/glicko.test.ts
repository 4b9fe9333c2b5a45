import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_RATING, type GlickoRating, ratingAfter, ratingAfterPeriod } from './glicko.ts';

describe('Glicko-2', () => {
  it('rates the example that was published with it', () => {
    const before = { rating: 1_500, deviation: 200, volatility: 0.06 };
    const after = ratingAfterPeriod(before, [
      { rating: 1_400, deviation: 30, score: 1 },
      { rating: 1_550, deviation: 100, score: 0 },
      { rating: 1_700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('knows less after a period without a game', () => {
    const before = { rating: 1_500, deviation: 200, volatility: 0.06 };
    expect(ratingAfterPeriod(before, []).deviation).toBeCloseTo(200.27, 2);
  });

  it('rates the golden games as it always did', () => {
    const golden = readFileSync(new URL('../../../tests/fixtures/ratings.txt', import.meta.url), 'utf8');
    let now: GlickoRating = FIRST_RATING;
    for (const line of golden.split('\n').filter((each) => each !== '' && !each.startsWith(';'))) {
      const [game = '', expected] = line.split(' -> ');
      const [rating = 0, deviation = 0, score = 0] = game.split(' ').map(Number);
      now = ratingAfter(now, { rating, deviation }, score === 1 ? 1 : 0);
      expect(`${now.rating} ${now.deviation} ${now.volatilityMillionths}`).toBe(expected);
    }
  });

  it('rises with what is solved, falls with what is failed, and stays whole and bounded', () => {
    const opponent = fc.record({
      rating: fc.integer({ min: 400, max: 2_600 }),
      deviation: fc.integer({ min: 30, max: 350 }),
      isSolved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(opponent, { minLength: 1, maxLength: 60 }), (answers) => {
        let now: GlickoRating = FIRST_RATING;
        for (const { isSolved, ...each } of answers) {
          const after = ratingAfter(now, each, isSolved ? 1 : 0);
          if (isSolved) expect(after.rating).toBeGreaterThanOrEqual(now.rating);
          else expect(after.rating).toBeLessThanOrEqual(now.rating);
          expect(Object.values(after).every(Number.isInteger)).toBe(true);
          expect(after.deviation).toBeGreaterThan(0);
          expect(after.deviation).toBeLessThanOrEqual(FIRST_RATING.deviation);
          now = after;
        }
      }),
    );
  });
});
