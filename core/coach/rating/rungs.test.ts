import { describe, expect, it } from 'vitest';
import { LADDER } from './ladder.ts';
import { namedRungs, RUNG_NAMES, rungOf } from './rungs.ts';

describe('the named rungs', () => {
  const rungs = namedRungs();

  it('are on the ladder, each higher than the one before', () => {
    expect(rungs.map(({ name }) => name)).toEqual(RUNG_NAMES);
    expect(rungs.length).toBeLessThanOrEqual(LADDER.length);
    for (const [at, { rating }] of rungs.entries())
      expect(rating).toBeGreaterThan(rungs[at - 1]?.rating ?? Number.NEGATIVE_INFINITY);
  });

  it('are reached by their own rating, and none below the lowest', () => {
    for (const rung of rungs) {
      expect(rungOf(rung.rating)).toEqual(rung);
      expect(rungOf(rung.rating - 1)?.name).not.toBe(rung.name);
    }
    expect(rungOf((rungs[0]?.rating ?? 0) - 1)).toBeNull();
    expect(rungOf(9_000)?.name).toBe('dragon');
  });
});
