/** 2,160 small random games under all rules: each verdict of each position and move against exhaustive search. */
import { describe, expect, it } from 'vitest';
import { reviewDisagreements } from './review-disagreements.ts';

const BATCHES = 10;
const GAMES_PER_BATCH = 72 * 3;
const TEN_MINUTES_MS = 600_000;

describe('reviews against exhaustive search', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    `batch %i of ${GAMES_PER_BATCH} games`,
    (batch) => {
      expect(reviewDisagreements({ games: GAMES_PER_BATCH, seed: 2_000_000 * (batch + 1) })).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});
