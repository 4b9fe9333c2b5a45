/** A few seconds of what tests/deep does at length. */
import { describe, expect, it } from 'vitest';
import { disagreements } from '../../tests/deep/disagreements.ts';

/** For a busy machine; the test takes two seconds on an idle one. */
const LONG_MS = 60_000;

describe('the solver against exhaustive search', () => {
  it(
    'never disagrees on small boards under any rules',
    () => {
      expect(disagreements({ games: 3 * 9 * 8 * 4, seed: 1 })).toEqual([]);
    },
    LONG_MS,
  );
});
