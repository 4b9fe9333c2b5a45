import { describe, expect, it } from 'vitest';
import { FIRST_RATING } from './glicko.ts';
import { LADDER } from './ladder.ts';
import { namedRungs, RUNG_NAMES, rungPassed } from './rungs.ts';

describe('the named rungs', () => {
  const rungs = namedRungs();

  it('are on the ladder, each higher than the one before', () => {
    expect(rungs.map(({ name }) => name)).toEqual(RUNG_NAMES);
    expect(rungs.length).toBeLessThanOrEqual(LADDER.length);
    for (const [at, { rating }] of rungs.entries())
      expect(rating).toBeGreaterThan(rungs[at - 1]?.rating ?? Number.NEGATIVE_INFINITY);
  });

  it('are passed two deviations below the rating, and none before the first answer', () => {
    for (const rung of rungs) {
      expect(rungPassed(rung.rating + 100, 50)).toEqual(rung);
      expect(rungPassed(rung.rating + 99, 50)?.name).not.toBe(rung.name);
    }
    expect(rungPassed(FIRST_RATING.rating, FIRST_RATING.deviation)).toBeNull();
    expect(rungPassed(9_000, 100)?.name).toBe('dragon');
  });
});
