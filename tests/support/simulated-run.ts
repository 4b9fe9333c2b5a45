/** Players who take pairs in a timed run, as far as its countdown is concerned. */
import { countSlots } from '../../core/board/board.ts';
import { extendedLimitMs } from '../../core/game/modes/countdown.ts';
import { type Tool, toolsEarned } from '../../core/game/modes/earned-tools.ts';
import { createRandom } from '../../core/random.ts';
import { timedCountdown, timedPlan, timedTools } from './modes.ts';

const COUNTDOWN = timedCountdown();
const { startMs, linkBonusMs, levelBonusMs } = COUNTDOWN;
const TOOLS = timedTools();

export const LEVEL_PAIRS = Array.from({ length: 16 }, (_, index) => {
  return countSlots(timedPlan(index + 1, 1).template.marks) / 2;
});

/** The bar is warned of below the first and counts as recovered above the second; hovering around 20 s is one time. */
export const LOW_MS = 20_000;
const RECOVERED_MS = 30_000;

/** Mean times for a pair: a slow player, a good one, a fast one. */
export const MEANS_MS = [4_000, 2_500, 1_500] as const;

/**
 * Standard deviation of the time for a pair, as a share of its mean. Times of visual search are skewed with a long tail to
 * the right (Palmer, Horowitz, Torralba and Wolfe, "What are the shapes of response time distributions in visual search?",
 * 2011), and their deviation grows with their mean (Wagenmakers and Brown, "On the linear relation between the mean and the
 * standard deviation of a response time distribution", 2007).
 */
export const SCATTER = 0.4;

/** Times for a pair with a long tail to the right: log-normal with this mean. */
export function pairTimes(meanMs: number, seed: number, scatter = SCATTER): () => number {
  const random = createRandom(seed);
  const fraction = () => (random.below(1_000_000) + 0.5) / 1_000_000;
  const variance = Math.log(1 + scatter ** 2);
  return () => {
    const normal = Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
    return meanMs * Math.exp(Math.sqrt(variance) * normal - variance / 2);
  };
}

export interface SimulatedRun {
  readonly level: number;
  readonly lengthMs: number;
  /** The number of times that the bar fell below 20 s, the last time included. */
  readonly lows: number;
}

/** The time of a pair that a hint shows. */
const HINTED_MS = 1_000;

/**
 * A run of a player who never stops and meets no dead board. Tools are left alone, or each is spent as soon as the bar is low:
 * a reshuffle saves no run here, and costs as long as a hinted pair.
 */
export function playRun(nextPair: () => number, usesTools: boolean): SimulatedRun {
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

/** Runs of one player with the seeds from 1 on. */
export function playRuns(
  meanMs: number,
  usesTools: boolean,
  count: number,
  scatter = SCATTER,
): SimulatedRun[] {
  return Array.from({ length: count }, (_, seed) => playRun(pairTimes(meanMs, seed + 1, scatter), usesTools));
}

/**
 * Returns whether a run has the rhythm that every run must have: it ends within 3 to 7 minutes, and is below 20 s at least
 * twice before that.
 */
export function hasRhythm({ lengthMs, lows }: SimulatedRun): boolean {
  return lengthMs >= 180_000 && lengthMs <= 420_000 && lows >= 2;
}
