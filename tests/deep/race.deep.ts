/**
 * At least 8,000 small boards, other ones each run: both searches that race for a shown answer, the race and the hint against
 * exhaustive search; and 720 boards of up to 18 × 8 whose hints are replayed. Takes minutes.
 */
import { describe, expect, it } from 'vitest';
import { ALL_RULES } from './race-boards.ts';
import { compareHints, compareRaces } from './race-disagreements.ts';

const BATCHES = 10;
const SMALL_BOARDS = ALL_RULES * 12;
const LARGE_BOARDS = ALL_RULES;
const TEN_MINUTES_MS = 600_000;
/** Boards are told whole where something is wrong, so that they can be asked again. */
const SEED = Date.now() % 1_000_000_000;

describe.each(Array.from({ length: BATCHES }, (_, batch) => SEED + 1_000_000 * batch))('seed %i', (seed) => {
  it(
    `${SMALL_BOARDS} small boards agree with exhaustive search`,
    () => {
      const { found, ...counted } = compareRaces({ games: SMALL_BOARDS, seed });
      console.log(JSON.stringify(counted));
      expect(found).toEqual([]);
    },
    TEN_MINUTES_MS,
  );

  it(
    `${LARGE_BOARDS} large boards are cleared by the line of their hint`,
    () => {
      const { found, ...counted } = compareHints({ games: LARGE_BOARDS, seed });
      console.log(JSON.stringify(counted));
      expect(found).toEqual([]);
      expect(counted.replayed).toBeGreaterThan(0);
    },
    TEN_MINUTES_MS,
  );
});
