import { describe, expect, it } from 'vitest';
import { timedPlan } from '../../../tests/support/modes.ts';
import { measureBoard } from '../../coach/board-measure.ts';
import { makeDealRecord } from '../setup/deal-record.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const RUN_SEEDS = [7_919, 15_838, 23_757];
/** The seconds that a link may take the casual player in the first third of a level. */
const MOST_SECONDS = 6;

function firstThirdOf(level: number, runSeed: number, version?: number): number {
  const deal = makeDealRecord(timedPlan(level, runSeed, version));
  if (!deal.ok) throw new Error(deal.error.reason);
  const { template, rules, cells } = deal.value;
  const { width, height, marks } = template;
  const games = { games: 40, seed: 1_000_003 };
  const { secondsByThird } = measureBoard({ width, height, marks, cells }, rules, games);
  return secondsByThird?.[0] ?? Number.POSITIVE_INFINITY;
}

describe('the levels of a timed run', () => {
  it.each(LEVELS)('show links within six seconds in the first third of level %i', (level) => {
    for (const runSeed of RUN_SEEDS) expect(firstThirdOf(level, runSeed)).toBeLessThanOrEqual(MOST_SECONDS);
  });

  it('of the rules 7 before had first levels in which a link took longer', () => {
    const seconds = RUN_SEEDS.map((runSeed) => firstThirdOf(1, runSeed, 7));
    expect(Math.max(...seconds)).toBeGreaterThan(MOST_SECONDS);
  });
});
