import { describe, expect, it } from 'vitest';
import { timedCountdown } from '../../../tests/support/modes.ts';
import {
  hasRhythm,
  LEVEL_PAIRS,
  LOW_MS,
  MEANS_MS,
  playRun,
  playRuns,
  type SimulatedRun,
} from '../../../tests/support/simulated-run.ts';

const RUNS = 1_000;
const MINUTE_MS = 60_000;
const { mostMs, linkBonusMs, levelBonusMs } = timedCountdown();

const playersWith = (usesTools: boolean) =>
  MEANS_MS.map((meanMs) => ({
    meanMs,
    tools: usesTools ? 'every tool' : 'no tool',
    runs: playRuns(meanMs, usesTools, RUNS),
  }));
const WITHOUT = playersWith(false);
const WITH = playersWith(true);
const PLAYERS = [...WITHOUT, ...WITH];

const shareOf = (runs: readonly SimulatedRun[], holds: (run: SimulatedRun) => boolean) =>
  runs.filter(holds).length / runs.length;
const meanLength = (runs: readonly SimulatedRun[]) =>
  runs.reduce((sum, { lengthMs }) => sum + lengthMs, 0) / runs.length;

describe('the rhythm of a timed run', () => {
  it('begins with a board of 18 to 24 pairs, and no level is smaller than the one before', () => {
    const round = LEVEL_PAIRS.slice(0, 8);
    expect(round[0]).toBeGreaterThanOrEqual(18);
    expect(round[0]).toBeLessThanOrEqual(24);
    expect(round).toEqual(round.toSorted((a, b) => a - b));
  });

  it('never fills the bar for a cleared level, and gives a smaller share from level to level', () => {
    for (let level = 1; level < 16; level++) {
      for (const leftMs of [0, 10_000, 50_000]) {
        expect(leftMs + levelBonusMs(level, leftMs)).toBeLessThan(mostMs);
        expect(levelBonusMs(level + 1, leftMs)).toBeLessThanOrEqual(levelBonusMs(level, leftMs));
      }
    }
  });

  it('gives back less for a link than a good pace takes, from level 2 on, and less and less', () => {
    for (let level = 2; level < 16; level++) {
      for (const leftMs of [0, LOW_MS - 1, LOW_MS, mostMs]) {
        expect(linkBonusMs(level, leftMs)).toBeLessThan(2_500);
        expect(linkBonusMs(level + 1, leftMs)).toBeLessThanOrEqual(linkBonusMs(level, leftMs));
      }
    }
  });

  it.each(PLAYERS)(
    'of a player who takes a pair in $meanMs ms and uses $tools: each run ends within 3 to 7 minutes and is twice below 20 s',
    ({ runs }) => {
      expect(runs.filter((run) => !hasRhythm(run))).toEqual([]);
      const isUsual = ({ lengthMs }: SimulatedRun) => lengthMs >= 4 * MINUTE_MS && lengthMs <= 6 * MINUTE_MS;
      expect(shareOf(runs, isUsual)).toBeGreaterThan(0.75);
      // The last fall ends the run; most runs were saved twice before.
      expect(shareOf(runs, ({ lows }) => lows >= 3)).toBeGreaterThan(0.7);
    },
  );

  it.each([false, true])('holds for players without scatter, too, where using tools is %s', (usesTools) => {
    const runs = MEANS_MS.map((meanMs) => playRun(() => meanMs, usesTools));
    expect(runs.filter((run) => !hasRhythm(run))).toEqual([]);
    const levels = runs.map(({ level }) => level);
    expect(levels).toEqual([...new Set(levels)].toSorted((a, b) => a - b));
  });

  it.each([
    ['without tools', WITHOUT],
    ['with tools', WITH],
  ])(
    'leads the faster player to a higher level, and never to a lower one with the same luck %s',
    (_, players) => {
      const [slow = [], good = [], fast = []] = players.map(({ runs }) => runs);
      for (const [slower, faster] of [
        [slow, good],
        [good, fast],
      ] as const) {
        const gained = faster.map(({ level }, luck) => level - (slower[luck]?.level ?? 0));
        expect(Math.min(...gained)).toBeGreaterThanOrEqual(0);
        expect(gained.filter((levels) => levels > 0).length).toBeGreaterThan(0.99 * RUNS);
      }
    },
  );

  it('makes a run longer by its tools', () => {
    for (const [index, { runs }] of WITH.entries())
      expect(meanLength(runs)).toBeGreaterThan(meanLength(WITHOUT[index]?.runs ?? []));
  });
});
