/** A million payloads at the border of the host. Takes minutes. */
import { describe, expect, it } from 'vitest';
import { fuzzBridge } from './bridge-fuzz.ts';

const BATCHES = 20;
const PAYLOADS_PER_BATCH = 50_000;
const TEN_MINUTES_MS = 600_000;

describe('the border of the host', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    `batch %i of ${PAYLOADS_PER_BATCH} payloads`,
    async (batch) => {
      const { served, refused, problems } = await fuzzBridge(PAYLOADS_PER_BATCH, batch + 1);
      expect(problems).toEqual([]);
      expect(served).toBeGreaterThan(PAYLOADS_PER_BATCH / 100);
      expect(refused).toBe(PAYLOADS_PER_BATCH);
    },
    TEN_MINUTES_MS,
  );
});
