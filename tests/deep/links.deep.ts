/** At least 20,000 boards, all rules and sizes: engine, plain rules and published algorithms agree. Takes minutes. */
import { describe, expect, it } from 'vitest';
import { linkDisagreements } from './link-disagreements.ts';

const BATCHES = 20;
const BOARDS_PER_BATCH = 72 * 14;
const TEN_MINUTES_MS = 600_000;

describe('links by every way of finding them', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    `batch %i of ${BOARDS_PER_BATCH} boards`,
    (batch) => {
      expect(linkDisagreements({ boards: BOARDS_PER_BATCH, seed: 1_000_000 * (batch + 1) })).toEqual([]);
    },
    TEN_MINUTES_MS,
  );
});
