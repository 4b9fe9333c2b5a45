/** The rhythm of timed runs over more of them, and with players who are less even than people are. */
import { describe, expect, it } from 'vitest';
import { hasRhythm, MEANS_MS, playRuns } from '../support/simulated-run.ts';

const RUNS = 20_000;
const UNEVEN_SCATTER = 0.6;

describe.each([false, true])('timed runs, where using tools is %s', (usesTools) => {
  it.each(MEANS_MS)('of a player who takes a pair in %d ms: each keeps the rhythm', (meanMs) => {
    expect(playRuns(meanMs, usesTools, RUNS).filter((run) => !hasRhythm(run))).toEqual([]);
  });

  it.each(MEANS_MS)('of an uneven player who takes a pair in %d ms: nearly each keeps it', (meanMs) => {
    const runs = playRuns(meanMs, usesTools, RUNS, UNEVEN_SCATTER);
    expect(runs.filter(hasRhythm).length / RUNS).toBeGreaterThan(0.97);
  });

  it('never leads the faster player to a lower level with the same luck', () => {
    const [slow = [], good = [], fast = []] = MEANS_MS.map((meanMs) => playRuns(meanMs, usesTools, RUNS));
    const isLower = (_: unknown, luck: number) => {
      const [a = 0, b = 0, c = 0] = [slow[luck]?.level, good[luck]?.level, fast[luck]?.level];
      return a > b || b > c;
    };
    expect(slow.filter(isLower)).toEqual([]);
  });
});
