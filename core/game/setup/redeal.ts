/** Dealing a stored deal again, to see whether it is what it says. */

import { withComposedTiles } from '../../deal/composed-table.ts';
import type { DealError } from '../../deal/deal.ts';
import type { DealPlan } from '../../deal/deal-plan.ts';
import { DEALER_VERSIONS } from '../../deal/dealer-version.ts';
import { isMeasureVersion } from '../../deal/measure-version.ts';
import { err, type Result } from '../../result.ts';
import { type DealProgress, dealRecordInSteps } from './deal-record.ts';
import type { DealRecord } from './entry.ts';
import { measureVersionOf } from './versions.ts';

/** `unknown-version`: dealt or measured by a version that this program does not have. */
export type RedealError = DealError | { readonly code: 'unknown-version' };

/**
 * The record that the seed, rules and filling of a deal give under its own versions of dealer and measure: a true deal has
 * the same cells and the same `lossPermille`. Its witness may be any that clears it, see `checkDeal`. In steps as
 * `dealRecordInSteps`.
 */
export function* redealInSteps(deal: DealRecord): Generator<DealProgress, Result<DealRecord, RedealError>> {
  const plan = ownPlanOf(deal);
  return plan === null ? err({ code: 'unknown-version' }) : yield* dealRecordInSteps(plan);
}

/** The plan that deals exactly this; null when its versions are unknown. */
function ownPlanOf(deal: DealRecord): DealPlan | null {
  const { template, rules, kinds, copies, seed } = deal;
  const dealerVersion = DEALER_VERSIONS.find((version) => version === deal.dealerVersion);
  const measureVersion = measureVersionOf(deal);
  if (dealerVersion === undefined || !isMeasureVersion(measureVersion)) return null;
  const filling = { kinds, copies };
  const plan = { template, rules, filling, seed, aimPermille: null, dealerVersion, measureVersion };
  return withComposedTiles(plan, template);
}
