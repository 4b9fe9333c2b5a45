import { DEALER_VERSION, type DealError, dealBoard } from '../deal/deal.ts';
import { ok, type Result } from '../result.ts';
import { lossPermille } from '../solve/rating.ts';
import type { DealRecord } from './entry.ts';
import type { DealPlan } from './levels.ts';

/** Games of random play that measure a deal, and the seed they come from: fixed, so that everyone measures the same. */
const MEASURE = { games: 100, seed: 1 } as const;

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
    lossPermille: lossPermille({ width, height, template: marks, cells }, rules, MEASURE),
  });
}
