import { describe, expect, it } from 'vitest';
import { timedCountdown, timedPlan, timedTools } from '../../../tests/support/modes.ts';
import { countSlots } from '../../board/board.ts';
import { createRandom } from '../../random.ts';
import { type Tool, toolsEarned } from '../earned-tools.ts';
import { extendedLimitMs } from './countdown.ts';

const RUNS = 1_000;
const MINUTE_MS = 60_000;
const COUNTDOWN = timedCountdown();
const { startMs, mostMs, linkBonusMs, levelBonusMs } = COUNTDOWN;
const TOOLS = timedTools();

const LEVEL_PAIRS = Array.from({ length: 16 }, (_, index) => {
  return countSlots(timedPlan(index + 1, 1).template.marks) / 2;
});

/** The bar is warned of below the first and counts as recovered above the second; hovering around 20 s is one time. */
const LOW_MS = 20_000;
const RECOVERED_MS = 30_000;

/** Standard deviation of the time for a pair, as a share of its mean. */
const SCATTER = 0.4;

/** Times for a pair with a long tail to the right, as people have them: log-normal with this mean. */
function pairTimes(meanMs: number, seed: number): () => number {
  const random = createRandom(seed);
  const fraction = () => (random.below(1_000_000) + 0.5) / 1_000_000;
  const variance = Math.log(1 + SCATTER ** 2);
  return () => {
    const normal = Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
    return meanMs * Math.exp(Math.sqrt(variance) * normal - variance / 2);
  };
}

interface Run {
  readonly level: number;
  readonly lengthMs: number;
  /** How many times the bar fell below 20 s, the last time included. */
  readonly lows: number;
}

/** How long a pair takes that a hint shows. */
const HINTED_MS = 1_000;

/**
 * A run of a player who never stops and meets no dead board. Tools are left alone, or each is spent as soon as the bar is low:
 * a reshuffle saves no run here, and costs as long as a hinted pair.
 */
function playRun(nextPair: () => number, usesTools: boolean): Run {
  let [elapsedMs, limitMs, frozenMs, lows, isLow] = [0, startMs, 0, 0, false];
  const used = { hint: 0, reshuffle: 0, freeze: 0 };
  /** Spends a tool when there is one and the bar is low. */
  const spends = (tool: Tool, level: number) => {
    const isSpent = usesTools && isLow && used[tool] < toolsEarned(TOOLS, level - 1)[tool];
    if (isSpent) used[tool]++;
    return isSpent;
  };
  const look = () => {
    const leftMs = limitMs - elapsedMs;
    if (leftMs < LOW_MS && !isLow) lows++;
    isLow = leftMs < LOW_MS || (isLow && leftMs < RECOVERED_MS);
  };
  const give = (bonusMs: number) => {
    limitMs = extendedLimitMs(COUNTDOWN, limitMs, bonusMs, elapsedMs);
  };
  for (const [index, pairs] of LEVEL_PAIRS.entries()) {
    for (let pair = 0; pair < pairs; pair++) {
      // A held countdown stands: its clock goes on where it stood.
      if (spends('freeze', index + 1)) frozenMs += TOOLS.freezeMs;
      const pairMs = spends('hint', index + 1) ? HINTED_MS : nextPair();
      const reshuffleMs = spends('reshuffle', index + 1) ? HINTED_MS : 0;
      elapsedMs = Math.min(limitMs, elapsedMs + pairMs + reshuffleMs);
      look();
      if (elapsedMs === limitMs) return { level: index + 1, lengthMs: limitMs + frozenMs, lows };
      give(linkBonusMs(index + 1, limitMs - elapsedMs));
      look();
    }
    give(levelBonusMs(index + 1, limitMs - elapsedMs));
    look();
  }
  throw new Error('a run without end');
}

const MEANS = [4_000, 2_500, 1_500];
const playersWith = (usesTools: boolean) =>
  MEANS.map((meanMs) => ({
    meanMs,
    tools: usesTools ? 'every tool' : 'no tool',
    runs: Array.from({ length: RUNS }, (_, seed) => playRun(pairTimes(meanMs, seed + 1), usesTools)),
  }));
const WITHOUT = playersWith(false);
const WITH = playersWith(true);
const PLAYERS = [...WITHOUT, ...WITH];

const shareOf = (runs: readonly Run[], holds: (run: Run) => boolean) => runs.filter(holds).length / RUNS;
const lasts = (from: number, to: number) => (run: Run) =>
  run.lengthMs >= from * MINUTE_MS && run.lengthMs <= to * MINUTE_MS;
const meanLength = (runs: readonly Run[]) => runs.reduce((sum, { lengthMs }) => sum + lengthMs, 0) / RUNS;
const meanLevel = (runs: readonly Run[]) => runs.reduce((sum, { level }) => sum + level, 0) / RUNS;

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
    'of a player who takes a pair in $meanMs ms and uses $tools lasts 3 to 7 minutes',
    ({ runs }) => {
      expect(shareOf(runs, lasts(3, 7))).toBeGreaterThan(0.99);
      expect(shareOf(runs, lasts(4, 6))).toBeGreaterThan(0.6);
    },
  );

  it.each(PLAYERS)(
    'of a player who takes a pair in $meanMs ms and uses $tools falls below 20 s twice',
    ({ runs }) => {
      expect(shareOf(runs, ({ lows }) => lows >= 2)).toBeGreaterThan(0.95);
    },
  );

  it.each([false, true])('holds for players without scatter, too, where using tools is %s', (usesTools) => {
    const runs = MEANS.map((meanMs) => playRun(() => meanMs, usesTools));
    for (const run of runs) {
      expect(lasts(3, 7)(run)).toBe(true);
      expect(run.lows).toBeGreaterThanOrEqual(2);
    }
    const levels = runs.map(({ level }) => level);
    expect(levels).toEqual([...new Set(levels)].toSorted((a, b) => a - b));
  });

  it.each([
    ['without tools', WITHOUT],
    ['with tools', WITH],
  ])('leads the faster player to a higher level %s', (_, players) => {
    const [slow = 0, good = 0, fast = 0] = players.map(({ runs }) => meanLevel(runs));
    expect(good - slow).toBeGreaterThan(1);
    expect(fast - good).toBeGreaterThan(1);
  });

  it('makes a run longer by its tools', () => {
    for (const [index, { runs }] of WITH.entries())
      expect(meanLength(runs)).toBeGreaterThan(meanLength(WITHOUT[index]?.runs ?? []));
  });
});
