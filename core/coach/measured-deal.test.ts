import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import type { DealPlan } from '../game/modes/deal-plan.ts';
import type { DealProgress } from '../game/setup/deal-record.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { makeRevision } from '../templates/revision.ts';
import type { MeasureAim } from './grade-names.ts';
import { measuredDealInSteps } from './measured-deal.ts';

const FILLING = { kinds: 6, copies: 4 };
const TEMPLATE = {
  name: 'A',
  ...drawnShape('oooooo\noooooo\noooooo\noooooo'),
  rules: CLASSIC_RULES,
  filling: FILLING,
};
const PLAN: DealPlan = {
  template: makeRevision(TEMPLATE, false),
  rules: CLASSIC_RULES,
  filling: FILLING,
  seed: 1,
  aimPermille: null,
};

function reportsOf(aim: MeasureAim): DealProgress[] {
  const search = measuredDealInSteps(PLAN, aim);
  const reports: DealProgress[] = [];
  for (let step = search.next(); !step.done; step = search.next()) reports.push(step.value);
  return reports;
}

describe('a deal that is asked for by its measures', { timeout: 120_000 }, () => {
  it.each<[string, MeasureAim]>([
    ['that its seeds do not have', { seeing: 'any', losing: 'grim' }],
    ['that its first seed may have', { seeing: 'any', losing: 'safe' }],
  ])('%s tells its progress, which never falls', (_, aim) => {
    const reports = reportsOf(aim);
    for (const [at, { nodes, permille }] of reports.entries()) {
      expect(permille).toBeGreaterThanOrEqual(reports[at - 1]?.permille ?? 0);
      expect(nodes).toBeGreaterThanOrEqual(reports[at - 1]?.nodes ?? 0);
      expect(permille).toBeLessThan(1_000);
    }
    expect(reports[0]).toMatchObject({ stage: 'choosing', permille: 0 });
    expect(reports.at(-1)).toMatchObject({ stage: 'measuring' });
  });
});
