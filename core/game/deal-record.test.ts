import { describe, expect, it } from 'vitest';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { makeRevision } from '../templates/revision.ts';
import type { TemplateRevision } from '../templates/template.ts';
import { checkDeal } from './deal-check.ts';
import { makeDealRecord } from './deal-record.ts';
import type { DealRecord } from './entry.ts';
import { classicPlan, type DealPlan } from './levels.ts';

const templates = BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
const named = templates.map((template) => [template.name, template] as const);

function dealt(plan: DealPlan): DealRecord {
  const record = makeDealRecord(plan);
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

describe('a dealt plan', () => {
  it.each(named)('%s can be cleared and tells the seed that was dealt', (_, template) => {
    const record = dealt(classicPlan(template, 7));
    expect(checkDeal(record).ok).toBe(true);
    expect(dealt({ ...classicPlan(template, record.seed), aimPermille: null })).toEqual(record);
  });

  it('comes nearer to its aim than a deal that has none', () => {
    const aim = 330;
    const missOf = (template: TemplateRevision, aimPermille: number | null) =>
      Math.abs(dealt({ ...classicPlan(template, 3), aimPermille }).lossPermille - aim);
    const sum = (aimPermille: number | null) =>
      templates.reduce((total, template) => total + missOf(template, aimPermille), 0);
    expect(sum(aim)).toBeLessThan(sum(null) * 0.75);
  });
});
