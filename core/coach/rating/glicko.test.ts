import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_RATING, type GlickoRating, type Opponent, ratingAfter, ratingAfterPeriod } from './glicko.ts';

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

  it('gives what its published equations give where they are solved by halving, for 300 random answers', () => {
    const any = fc.record({
      rating: fc.integer({ min: 800, max: 2_200 }),
      deviation: fc.integer({ min: 40, max: 350 }),
      volatilityMillionths: fc.integer({ min: 30_000, max: 90_000 }),
      opponent: fc.record({
        rating: fc.integer({ min: 800, max: 2_200 }),
        deviation: fc.integer({ min: 30, max: 350 }),
      }),
      score: fc.constantFrom<0 | 1>(0, 1),
    });
    fc.assert(
      fc.property(any, ({ opponent, score, ...before }) => {
        const after = ratingAfter(before, opponent, score);
        const told = plainGlicko(before, opponent, score);
        expect(Math.abs(after.rating - told.rating)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(after.deviation - told.deviation)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(after.volatilityMillionths - told.volatilityMillionths)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });
});

/** The equations of "Example of the Glicko-2 system" for one game, step 5 solved by halving. */
function plainGlicko(before: GlickoRating, opponent: Opponent, score: 0 | 1) {
  const [mu, phi] = [(before.rating - 1_500) / 173.7178, before.deviation / 173.7178];
  const sigma = before.volatilityMillionths / 1e6;
  const [muJ, phiJ] = [(opponent.rating - 1_500) / 173.7178, opponent.deviation / 173.7178];
  const g = 1 / Math.sqrt(1 + 3 * (phiJ / Math.PI) ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - muJ)));
  const v = 1 / (g ** 2 * expected * (1 - expected));
  const delta = v * g * (score - expected);
  const f = (x: number) =>
    (Math.exp(x) * (delta ** 2 - phi ** 2 - v - Math.exp(x))) / (2 * (phi ** 2 + v + Math.exp(x)) ** 2) -
    (x - Math.log(sigma ** 2)) / 0.5 ** 2;
  // The function falls where it crosses zero.
  let [low, high] = [-30, 5];
  for (let halving = 0; halving < 80; halving++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  const volatility = Math.exp(low / 2);
  const narrowed = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return {
    rating: 1_500 + 173.7178 * (mu + narrowed ** 2 * g * (score - expected)),
    deviation: Math.min(173.7178 * narrowed, FIRST_RATING.deviation),
    volatilityMillionths: volatility * 1e6,
  };
}
