import type { DealPlan } from '../../deal/deal-plan.ts';
import type { ShippedBoards } from '../modes/mode.ts';
import { basisOf } from './basis.ts';
import type { DealRecord, GameSetup } from './entry.ts';
import { rulesOf } from './mode-rules.ts';
import { measureVersionOf } from './versions.ts';

/** The plan that a game's mode has for a level (from 1), or null. */
export function planOf(
  setup: Omit<GameSetup, 'scoreVersion'>,
  level: number,
  shipped: ShippedBoards,
): DealPlan | null {
  return rulesOf(setup).plan(basisOf(setup), level, shipped);
}

/**
 * Returns whether a deal is on the board that its game's mode plans for a level (from 1): its template, its
 * rules, its filling, and the versions that the plan names. The seed is not looked at; whether the seed gives
 * the deal, `verifyGame` finds out.
 */
export function isPlanned(
  setup: GameSetup,
  deal: DealRecord,
  level: number,
  shipped: ShippedBoards,
): boolean {
  const plan = planOf(setup, level, shipped);
  return plan !== null && isSameTemplate(deal, plan) && isSameDealing(deal, plan);
}

function isSameTemplate({ template: dealt }: DealRecord, { template }: DealPlan): boolean {
  return (
    dealt.builtIn === template.builtIn &&
    dealt.name === template.name &&
    dealt.hash === template.hash &&
    dealt.width === template.width &&
    dealt.height === template.height &&
    sameNumbers(dealt.marks, template.marks)
  );
}

function isSameDealing(
  deal: DealRecord,
  { rules, filling, dealerVersion, measureVersion }: DealPlan,
): boolean {
  return (
    deal.rules.maxTurns === rules.maxTurns &&
    deal.rules.border === rules.border &&
    deal.rules.gravity === rules.gravity &&
    deal.kinds === filling.kinds &&
    deal.copies === filling.copies &&
    (dealerVersion ?? deal.dealerVersion) === deal.dealerVersion &&
    (measureVersion ?? measureVersionOf(deal)) === measureVersionOf(deal)
  );
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
