/** 5,000 drills that are dealt: each shows a position whose claim is proved. */
import { describe, expect, it } from 'vitest';
import { faultsOfDrills } from './drills.ts';

const AN_HOUR_MS = 3_600_000;
const BATCH = 500;
/** Boards of one batch never reach those of the next. */
const BOARDS_A_BATCH = 10_000_000;

describe('dealt drills', () => {
  it.each(Array.from({ length: 10 }, (_, batch) => batch))(
    `claim what is proved, ${BATCH} of batch %i`,
    (batch) => {
      const { seen, faults } = faultsOfDrills(BATCH, batch * BOARDS_A_BATCH);
      expect(seen).toBeGreaterThanOrEqual(BATCH);
      expect(faults).toEqual([]);
    },
    AN_HOUR_MS,
  );
});
