/**
 * A classic deal of 64×64 with its measure of difficulty, as a player begins one: it reports its progress and can be
 * cancelled at each report. A row's `ns` is the mean processor time of a deal, `ratio` how many times as long as its longest
 * time without a report. There to be read: no goal.
 */
import { SLOT } from '../../core/board/board.ts';
import { plainPlan } from '../../core/deal/deal-plan.ts';
import { dealRecordInSteps } from '../../core/game/setup/deal-record.ts';
import { KINDS } from '../../core/lab/bench-tasks.ts';
import { CLASSIC_RULES, type Gravity } from '../../core/rules/rules.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { BenchResult } from './row.ts';
import { processorMs } from './rows-solve.ts';

export const LARGE_DEAL_WORK = 'a classic deal with its measure';
export const LARGE_DEAL_ROWS: readonly Gravity[] = ['none', 'down', 'join-vertical'];

const SIDE = 64;
const SEEDS = 5;

export function nameOfLargeDeal(gravity: Gravity): string {
  return `${SIDE}×${SIDE}, ${KINDS} kinds, ${gravity === 'none' ? 'no gravity' : gravity}`;
}

export function measureLargeDealRow(gravity: Gravity): BenchResult {
  let [all, first, longest] = [0, 0, 0];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const spent = spentOnDeal(gravity, seed);
    all += spent.all / SEEDS;
    first = Math.max(first, spent.first);
    longest = Math.max(longest, spent.longest);
  }
  return {
    work: LARGE_DEAL_WORK,
    board: `${nameOfLargeDeal(gravity)}: first report after ${first.toFixed(0)} ms at most`,
    ns: all * 1e6,
    against: 'its longest time without a report',
    againstNs: longest * 1e6,
    ratio: all / longest,
    goal: null,
    toReach: null,
    ok: true,
  };
}

/** Milliseconds of one deal: in all, to the first report, and the longest between two. */
function spentOnDeal(gravity: Gravity, seed: number): { all: number; first: number; longest: number } {
  const template = makeRevision(
    {
      name: 'square',
      width: SIDE,
      height: SIDE,
      marks: new Array<number>(SIDE * SIDE).fill(SLOT),
      rules: { ...CLASSIC_RULES, gravity },
      filling: { kinds: KINDS, copies: 4 },
    },
    false,
  );
  const dealing = dealRecordInSteps(plainPlan(template, seed));
  const start = processorMs();
  let last = start;
  let [first, longest] = [0, 0];
  for (let isDone = false; !isDone; ) {
    isDone = dealing.next().done === true;
    const now = processorMs();
    if (first === 0) first = now - start;
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { all: last - start, first, longest };
}
