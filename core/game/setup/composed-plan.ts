import { composedTiles } from '../../deal/composed-table.ts';
import { COMPOSED } from '../../deal/dealer-version.ts';
import type { DealPlan } from '../modes/deal-plan.ts';

/** A plan with the tiles that its seed names where its board was composed; as it is where it was not, or there is no such board. */
export function withComposed(plan: DealPlan): DealPlan {
  const { dealerVersion, composed, template, rules, seed } = plan;
  if (dealerVersion !== COMPOSED || composed !== undefined) return plan;
  const { width, height, marks } = template;
  const tiles = composedTiles({ shape: { width, height, marks }, rules, seed });
  return tiles === null ? plan : { ...plan, composed: tiles };
}
