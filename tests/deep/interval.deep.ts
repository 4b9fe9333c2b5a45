/**
 * The editor's 95 % interval on every built-in template: how often it covers the share of random games won, as it is
 * shown. Samples are drawn from deals that were played once, so that the share they come from is known exactly.
 */
import { describe, expect, it } from 'vitest';
import { playRandomDeals } from '../../core/deal/estimate.ts';
import { createRandom } from '../../core/random.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import type { Template } from '../../core/templates/template.ts';
import { addTallies, NO_TALLY, type WinTally, winShareOf } from '../../core/templates/win-share.ts';
import { shownInterval } from '../support/shown-interval.ts';

const DEALS = 1_000;
const SAMPLES = 4_000;
const COUNTS = [2, 3, 5, 12, 40, 150, 400];
/** A share of so many samples at 0.95 strays by 0.0034 (one standard deviation); two below are allowed. */
const LEAST_COVERED = 0.943;
const TEN_MINUTES_MS = 600_000;

/** The tally of each deal. */
function playDeals({ width, height, marks, rules, filling }: Template): WinTally[] {
  let before = NO_TALLY;
  const deals: WinTally[] = [];
  const keep = (tally: WinTally) => {
    const won = tally.won - before.won;
    deals.push({ deals: 1, games: tally.games - before.games, won, wonSquares: won ** 2, openingMoves: 0 });
    before = tally;
  };
  runToEnd(playRandomDeals({ shape: { width, height, marks }, rules, ...filling, seed: 1 }, DEALS, keep));
  return deals;
}

describe('the 95 % interval of the share of random games won', () => {
  it.each(BUILTIN_TEMPLATES)(
    'covers it on $name',
    (template) => {
      const deals = playDeals(template);
      const all = deals.reduce(addTallies, NO_TALLY);
      const truth = (100 * all.won) / all.games;
      const random = createRandom(1);
      const draw = () => deals[random.below(deals.length)] ?? NO_TALLY;
      const shares = COUNTS.map((count) => {
        let covered = 0;
        for (let sample = 0; sample < SAMPLES; sample++) {
          const share = winShareOf(Array.from({ length: count }, draw).reduce(addTallies, NO_TALLY));
          const { low, high } = share === null ? { low: 0, high: 0 } : shownInterval(share);
          if (low <= truth && truth <= high) covered++;
        }
        return covered / SAMPLES;
      });
      expect(Math.min(...shares), `${shares}`).toBeGreaterThanOrEqual(LEAST_COVERED);
    },
    TEN_MINUTES_MS,
  );
});
