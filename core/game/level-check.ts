import { builtInRevisions } from '../templates/builtin-revisions.ts';
import type { DealRecord } from './entry.ts';
import { timedLevel } from './levels.ts';

/**
 * Whether a deal is on the board that the plan of the timed challenge has for a level (from 1): its template, its rules
 * and its filling. The seed is not looked at; whether the seed gives the deal, `verifyGame` finds out.
 */
export function isOnLevel(deal: DealRecord, level: number): boolean {
  const plan = timedLevel(level, builtInRevisions(), 0);
  if (plan === null) return false;
  const { template, rules, filling } = plan;
  return (
    deal.template.builtIn &&
    deal.template.name === template.name &&
    deal.template.hash === template.hash &&
    sameNumbers(deal.template.marks, template.marks) &&
    deal.template.width === template.width &&
    deal.template.height === template.height &&
    deal.rules.maxTurns === rules.maxTurns &&
    deal.rules.border === rules.border &&
    deal.rules.gravity === rules.gravity &&
    deal.kinds === filling.kinds &&
    deal.copies === filling.copies
  );
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
