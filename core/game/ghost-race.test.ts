import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEnds, pairsAhead, type RaceEnd, type Standing, standingAt } from './ghost-race.ts';

/** Pairs left from these moments on, of a board of four pairs. */
const standings = (...left: readonly (readonly [elapsedMs: number, pairsLeft: number])[]): Standing[] =>
  left.map(([elapsedMs, pairsLeft]) => ({ elapsedMs, pairsLeft, pairsTaken: 4 - pairsLeft }));

describe('where a ghost stands', () => {
  const ghost = standings([0, 4], [10, 3], [20, 2], [20, 3], [30, 2]);

  it.each([
    ['at the deal', 0, 4],
    ['before its first pair', 9, 4],
    ['at the moment of a pair', 10, 3],
    ['between two', 19, 3],
    ['after a pair that was taken back at once', 20, 3],
    ['after its end', 99, 2],
  ])('is known %s', (_when, elapsedMs, pairsLeft) => {
    expect(standingAt(ghost, elapsedMs)?.pairsLeft).toBe(pairsLeft);
  });

  it('is nowhere in a game without standings', () => {
    expect(standingAt([], 5)).toBeNull();
  });

  it('is that of the last moment up to the time', () => {
    const anyTimes = fc.array(fc.nat(50), { minLength: 1 }).map((times) => times.sort((a, b) => a - b));
    fc.assert(
      fc.property(anyTimes, fc.nat(60), (times, elapsedMs) => {
        const line = times.map((time, index) => ({ elapsedMs: time, pairsLeft: 0, pairsTaken: index }));
        expect(standingAt(line, elapsedMs)).toBe(
          line.findLast((standing) => standing.elapsedMs <= elapsedMs) ?? line[0],
        );
      }),
    );
  });

  it('is ahead or behind by pairs, also while it takes a move back', () => {
    expect([5, 10, 20, 30].map((elapsedMs) => pairsAhead(1, ghost, elapsedMs))).toEqual([1, 0, 0, -1]);
    const undone = standings([0, 4], [10, 3], [20, 4]);
    expect([15, 25].map((elapsedMs) => pairsAhead(1, undone, elapsedMs))).toEqual([0, 1]);
  });

  it('is ahead by the pairs of all levels', () => {
    // The next level of the ghost has begun: more pairs are left, and more were taken.
    const run = [...standings([0, 2], [10, 0]), { elapsedMs: 20, pairsLeft: 9, pairsTaken: 5 }];
    expect(pairsAhead(4, run, 25)).toBe(-1);
  });
});

describe('two games that are over', () => {
  const end = (elapsedMs: number, pairsTaken: number, isCleared: boolean): RaceEnd => ({
    elapsedMs,
    pairsTaken,
    isCleared,
  });

  it.each<[string, RaceEnd, RaceEnd, ReturnType<typeof compareEnds>]>([
    ['both cleared', end(9_000, 4, true), end(10_000, 4, true), { by: 'time', aheadMs: 1_000 }],
    [
      'both cleared, told as 0:45 and 0:47',
      end(45_900, 4, true),
      end(47_100, 4, true),
      { by: 'time', aheadMs: 2_000 },
    ],
    [
      'both cleared, told as 0:46 and 0:45',
      end(46_000, 4, true),
      end(45_900, 4, true),
      { by: 'time', aheadMs: -1_000 },
    ],
    ['both cleared, told as 0:45', end(45_000, 4, true), end(45_999, 4, true), { by: 'time', aheadMs: 0 }],
    ['the ghost given up', end(90, 4, true), end(20, 1, false), { by: 'pairs', ahead: 3 }],
    ['two runs out of time', end(90, 30, false), end(99, 41, false), { by: 'pairs', ahead: -11 }],
  ])('are compared: %s', (_what, own, ghost, result) => {
    expect(compareEnds(own, ghost)).toEqual(result);
  });
});
