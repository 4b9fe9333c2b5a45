import { describe, expect, it } from 'vitest';
import { timedCountdown } from '../../../tests/support/modes.ts';
import { extendedLimitMs, firstLimitMs } from './countdown.ts';

const COUNTDOWN = timedCountdown(1);
const { startMs, mostMs, linkBonusMs, levelBonusMs } = COUNTDOWN;

/** Levels completed at a pair every so many milliseconds, with `pairs` a level. */
function levelsCleared(msPerPair: number, pairs: number): number {
  let elapsedMs = 0;
  let limitMs = startMs;
  for (let level = 1; level < 1_000; level++) {
    for (let pair = 0; pair < pairs; pair++) {
      elapsedMs += msPerPair;
      if (elapsedMs >= limitMs) return level - 1;
      limitMs = extendedLimitMs(COUNTDOWN, limitMs, linkBonusMs(level, limitMs - elapsedMs), elapsedMs);
    }
    limitMs = extendedLimitMs(COUNTDOWN, limitMs, levelBonusMs(level, limitMs - elapsedMs), elapsedMs);
  }
  return Number.POSITIVE_INFINITY;
}

describe('the countdown', () => {
  it('of an untimed game has no length and gets none', () => {
    expect(firstLimitMs(null)).toBe(0);
    expect(extendedLimitMs(null, 0, 3_000, 1_000)).toBe(0);
  });

  it.each([
    ['within the bar', 75_000, 3_000, 0, 78_000],
    ['up to a full bar', 75_000, 20_000, 0, mostMs],
    ['from where the clock stands', 75_000, 20_000, 30_000, 95_000],
    ['by nothing', 75_000, 0, 1_000, 75_000],
  ])('grows %s', (_, limitMs, bonusMs, elapsedMs, longer) => {
    expect(extendedLimitMs(COUNTDOWN, limitMs, bonusMs, elapsedMs)).toBe(longer);
  });

  it.each([
    ['a beginner', 6_000, 0],
    ['a slow player', 3_500, 2],
    ['a quick player', 2_000, 9],
    ['a master', 1_200, 12],
  ])('takes %s who takes a pair in %d ms through %d levels of 50 pairs', (_, msPerPair, levels) => {
    expect(levelsCleared(msPerPair, 50)).toBe(levels);
  });
});
