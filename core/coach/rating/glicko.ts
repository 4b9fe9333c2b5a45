/**
 * A player's rating by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"), with a rating period of one answer. A puzzle
 * counts as an opponent whose rating does not change.
 */

/** A rating as it is kept and shown: whole numbers, and the volatility in millionths. */
export interface GlickoRating {
  readonly rating: number;
  /** One standard deviation of what the rating is not known by. */
  readonly deviation: number;
  readonly volatilityMillionths: number;
}

/** The opponent of a period. */
export interface Opponent {
  readonly rating: number;
  readonly deviation: number;
}

/** The rating of a player without answers. */
export const FIRST_RATING: GlickoRating = { rating: 1_500, deviation: 350, volatilityMillionths: 60_000 };

/** Bounds the change of the volatility: the system's constant. */
const TAU = 0.5;
/** One unit of the inner scale, in points of the rating. */
const SCALE = 173.7178;
const MIDDLE = 1_500;
const MILLION = 1_000_000;
const CONVERGED = 0.000001;
const MOST_ROUNDS = 100;

/** An unrounded rating on the scale of points. */
export interface ExactRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating after one answer; the score is 1 for solved and 0 for failed. */
export function ratingAfter(before: GlickoRating, opponent: Opponent, score: 0 | 1): GlickoRating {
  const { rating, deviation, volatilityMillionths } = before;
  const exact = { rating, deviation, volatility: volatilityMillionths / MILLION };
  const after = ratingAfterPeriod(exact, [{ ...opponent, score }]);
  return {
    rating: Math.round(after.rating),
    deviation: Math.round(Math.min(after.deviation, FIRST_RATING.deviation)),
    volatilityMillionths: Math.round(after.volatility * MILLION),
  };
}

/** The rating after a period of any number of games, by the published steps 2 to 8. */
export function ratingAfterPeriod(
  before: ExactRating,
  games: readonly (Opponent & { readonly score: number })[],
): ExactRating {
  const mu = (before.rating - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  const sigma = before.volatility;
  if (games.length === 0) return { ...before, deviation: SCALE * Math.sqrt(phi * phi + sigma * sigma) };
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of games) {
    const g = weightOf(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - MIDDLE) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = volatilityAfter(sigma, phi, variance, variance * surprise);
  const widened = Math.sqrt(phi * phi + volatility * volatility);
  const narrowed = 1 / Math.sqrt(1 / (widened * widened) + information);
  return {
    rating: MIDDLE + SCALE * (mu + narrowed * narrowed * surprise),
    deviation: SCALE * narrowed,
    volatility,
  };
}

/** The weight of a game against an opponent of that deviation, from 0 to 1. */
function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** Step 5: the new volatility, by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU);
  };
  let a = start;
  let b = Math.log(Math.max(delta * delta - phi * phi - variance, Number.MIN_VALUE));
  if (delta * delta <= phi * phi + variance) {
    let k = 1;
    while (f(start - k * TAU) < 0) k++;
    b = start - k * TAU;
  }
  let [fa, fb] = [f(a), f(b)];
  for (let round = 0; round < MOST_ROUNDS && Math.abs(b - a) > CONVERGED; round++) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
