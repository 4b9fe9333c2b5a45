/** At least 50,000 small boards, all gravities, turn limits, borders and walls: zero disagreements. Takes minutes. */
import { describe, expect, it } from 'vitest';
import { disagreements } from './disagreements.ts';

const BATCHES = 24;
const GAMES_PER_BATCH = 72 * 30;
const TEN_MINUTES_MS = 600_000;

describe('the solver against exhaustive search', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    `batch %i of ${GAMES_PER_BATCH} boards`,
    (batch) => {
      expect(disagreements({ games: GAMES_PER_BATCH, seed: 1_000_000 * (batch + 1) })).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});
