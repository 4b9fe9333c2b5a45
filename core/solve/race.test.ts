/** A few seconds of what tests/deep/race.deep.ts does at length, on other boards each run. */
import { describe, expect, it } from 'vitest';
import { ALL_RULES } from '../../tests/deep/race-boards.ts';
import { compareHints, compareRaces } from '../../tests/deep/race-disagreements.ts';

/** For a busy machine. */
const LONG_MS = 120_000;
/** Boards are told whole where something is wrong, so that they can be asked again. */
const SEED = Date.now() % 1_000_000_000;

describe('searches that race for a shown answer', () => {
  it(
    'are right on small boards or, with few nodes, without a verdict',
    () => {
      const { found, winnable, unknown } = compareRaces({ games: ALL_RULES * 6, seed: SEED });
      expect(found).toEqual([]);
      expect(winnable).toBeGreaterThan(0);
      expect(unknown).toBeGreaterThan(0);
    },
    LONG_MS,
  );

  it(
    'give hints whose line clears boards of up to 18 × 8',
    () => {
      const { found, replayed } = compareHints({ games: 18, seed: SEED });
      expect(found).toEqual([]);
      expect(replayed).toBeGreaterThan(0);
    },
    LONG_MS,
  );
});
