import { DEALER_VERSION, type DealError, dealBoard } from '../deal/deal.ts';
import { ok, type Result } from '../result.ts';
import { lossPermille } from '../solve/rating.ts';
import type { DealRecord } from './entry.ts';
import type { DealPlan } from './levels.ts';

/** Random games always come from the same seed, so that everyone measures a deal alike. */
const MEASURE_SEED = 1;
const MOST_GAMES = 100;
const LEAST_GAMES = 4;
/** A random game costs about pairs × area; this many of such steps take a fraction of a second. */
const MEASURE_STEPS = 4_000_000;

/** How many random games measure a board of that size: 100 up to 300 slots or so, fewer the larger it is. */
function gamesToMeasure(pairs: number, area: number): number {
  return Math.min(MOST_GAMES, Math.max(LEAST_GAMES, Math.floor(MEASURE_STEPS / (pairs * area))));
}

/** Deals a plan, with its witness and its measured difficulty, or says why it cannot be dealt. Bounded by steps. */
export function makeDealRecord(plan: DealPlan): Result<DealRecord, DealError> {
  const { template, rules, filling, seed } = plan;
  const { width, height, marks } = template;
  const dealt = dealBoard({
    shape: { width, height, marks },
    rules,
    kinds: filling.kinds,
    copies: filling.copies,
    seed,
  });
  if (!dealt.ok) return dealt;
  const { cells, witness } = dealt.value;
  return ok({
    template,
    rules,
    kinds: filling.kinds,
    copies: filling.copies,
    seed,
    dealerVersion: DEALER_VERSION,
    cells,
    witness,
    lossPermille: lossPermille({ width, height, template: marks, cells }, rules, {
      games: gamesToMeasure(witness.length, width * height),
      seed: MEASURE_SEED,
    }),
  });
}
