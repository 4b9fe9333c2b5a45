import { describe, expect, it } from 'vitest';
import {
  COUNTDOWN_MOST_MS,
  COUNTDOWN_START_MS,
  extendedLimitMs,
  LEVEL_BONUS_MS,
  linkBonusMs,
} from './countdown.ts';

/** Levels that somebody completes who takes a pair every so many milliseconds, `pairs` of them a level. */
function levelsCleared(msPerPair: number, pairs: number): number {
  let elapsedMs = 0;
  let limitMs = COUNTDOWN_START_MS;
  for (let level = 1; level < 1_000; level++) {
    for (let pair = 0; pair < pairs; pair++) {
      elapsedMs += msPerPair;
      if (elapsedMs >= limitMs) return level - 1;
      limitMs = extendedLimitMs(limitMs, linkBonusMs(level), elapsedMs);
    }
    limitMs = extendedLimitMs(limitMs, LEVEL_BONUS_MS, elapsedMs);
  }
  return Number.POSITIVE_INFINITY;
}

describe('the countdown', () => {
  it.each([
    ['within the bar', 75_000, 3_000, 0, 78_000],
    ['up to a full bar', 75_000, 20_000, 0, COUNTDOWN_MOST_MS],
    ['from where the clock stands', 75_000, 20_000, 30_000, 95_000],
    ['by nothing', 75_000, 0, 1_000, 75_000],
  ])('grows %s', (_, limitMs, bonusMs, elapsedMs, longer) => {
    expect(extendedLimitMs(limitMs, bonusMs, elapsedMs)).toBe(longer);
  });

  it.each([
    ['a beginner', 6_000, 0],
    ['somebody with time', 3_500, 2],
    ['a quick player', 2_000, 9],
    ['a master', 1_200, 12],
  ])('takes %s who takes a pair in %d ms through %d levels of 50 pairs', (_, msPerPair, levels) => {
    expect(levelsCleared(msPerPair, 50)).toBe(levels);
  });
});
