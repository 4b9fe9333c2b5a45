import { describe, expect, it } from 'vitest';
import { classicPlan } from '../../../tests/support/modes.ts';
import { hashCells } from '../../board/hash.ts';
import type { DealPlan } from '../../deal/deal-plan.ts';
import { CLASSIC_RULES, type Rules } from '../../rules/rules.ts';
import { lossPermilleOf } from '../../solve/measured-share.ts';
import { runToEnd } from '../../solve/progress.ts';
import { BUILTIN_TEMPLATES } from '../../templates/builtin.ts';
import { makeRevision } from '../../templates/revision.ts';
import type { TemplateRevision } from '../../templates/template.ts';
import { checkDeal } from './deal-check.ts';
import {
  chosenSeedInSteps,
  countedLossesOf,
  type DealProgress,
  dealRecordInSteps,
  makeDealRecord,
} from './deal-record.ts';
import type { DealRecord } from './entry.ts';

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
    const counted = countedLossesOf(record);
    expect(counted?.games).toBeGreaterThanOrEqual(4);
    expect(counted && lossPermilleOf(counted)).toBe(record.lossPermille);
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

function square(side: number, kinds: number, rules: Partial<Rules> = {}): DealPlan {
  const shape = { width: side, height: side, marks: new Array<number>(side * side).fill(-1) };
  const filling = { kinds, copies: 4 };
  const allRules = { ...CLASSIC_RULES, ...rules };
  const template = makeRevision({ ...shape, name: 'square', rules: allRules, filling }, false);
  return { template, rules: allRules, filling, seed: 7, aimPermille: 330 };
}

function summaryOf(plan: DealPlan) {
  const { template, cells, seed, lossPermille } = dealt(plan);
  return [seed, hashCells(template.width, template.height, cells), lossPermille];
}

describe('what a plan gave before measures had a version', () => {
  it.each<[string, number, string, number]>([
    ['rectangle', 3453778515, '4ed188bba73a311e', 280],
    ['two-triangles', 3586184302, 'c1415adc06f1cd0d', 110],
    ['diamond', 7, '5d0fd600b19ca565', 130],
    ['ring', 4046176527, 'fc006bd603781a3b', 290],
    ['cross', 3853239847, '437c32e6b4c9ff32', 580],
    ['heart', 1307815918, '3b1750f91659a363', 430],
    ['stairs', 3453778515, 'faec7afa5901d316', 90],
    ['hourglass', 3453778515, '62bc27cebdc7d240', 80],
    ['butterfly', 3453778515, '58d99715bb0940c3', 500],
    ['fish', 3586184302, 'c28983120accb153', 330],
    ['lattice', 4046176527, 'eb440618d5c73b93', 350],
    ['mountains', 3853239847, '54ec22e169dc9c43', 310],
  ])('%s', (name, ...expected) => {
    const template = templates.find((each) => each.name === name);
    if (template === undefined) throw new Error(name);
    // Equal pairs are few here, so the newest measure says what the first did.
    expect(summaryOf(classicPlan(template, 7))).toEqual(expected);
  });

  it.each<[string, DealPlan, number, string, number]>([
    ['10 x 10, 2 kinds', square(10, 2), 7, 'e025609b78e24ead', 0],
    ['14 x 14, 3 kinds falling', square(14, 3, { gravity: 'down' }), 1307815918, 'f7c56bcf1dfc100a', 30],
    ['8 x 8, three turns', square(8, 16, { maxTurns: 3 }), 7, '5ca8688fccd7a2b7', 0],
    ['24 x 24', square(24, 36), 7, '2822d1048f45670d', 83],
    ['30 x 30 left', square(30, 36, { gravity: 'left' }), 7, '81596a82f4ae1e0b', 556],
  ])('%s', (_, plan, ...expected) => {
    expect(summaryOf({ ...plan, measureVersion: 1 })).toEqual(expected);
  });
});

describe('a deal in steps', () => {
  function reportsOf(plan: DealPlan): DealProgress[] {
    return [...dealRecordInSteps(plan)];
  }

  it('tells how far it is, and never less than before', () => {
    for (const plan of [square(10, 2), square(64, 36), square(12, 9, { maxTurns: 0, gravity: 'down' })]) {
      const reports = reportsOf(plan);
      expect(reports.length).toBeGreaterThan(5);
      for (const [i, { nodes, permille }] of reports.entries()) {
        expect(nodes).toBeGreaterThanOrEqual(reports[i - 1]?.nodes ?? 0);
        expect(permille).toBeGreaterThanOrEqual(reports[i - 1]?.permille ?? 0);
        expect(permille).toBeLessThan(1000);
      }
    }
  });

  it('on 64 x 64 is first heard of after one game, and then each few hundred moves', () => {
    const reports = reportsOf(square(64, 36));
    const pauses = reports.map(({ nodes }, i) => nodes - (reports[i - 1]?.nodes ?? 0));
    expect(reports[0]?.nodes).toBeLessThanOrEqual(64 * 32);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(400);
  });

  it('chooses a seed, and deals its own when the choice is skipped', () => {
    const plan = classicPlan(templates[0] ?? raise(), 7);
    const chosen = runToEnd(chosenSeedInSteps(plan));
    expect(chosen).toEqual({ ok: true, value: dealt(plan).seed });
    expect(dealt(plan).seed).not.toBe(7);
    expect(dealt({ ...plan, aimPermille: null }).seed).toBe(7);
    expect(reportsOf(plan).filter(({ stage }) => stage === 'choosing').length).toBeGreaterThan(1);
    expect(reportsOf({ ...plan, aimPermille: null }).some(({ stage }) => stage === 'choosing')).toBe(false);
  });

  it('doubts no further seed once the slots are proved hopeless', () => {
    const plan = square(4, 2);
    const marks = plan.template.marks.with(0, 0);
    const reports = reportsOf({ ...plan, template: { ...plan.template, marks } });
    expect(reports).toEqual([]);
  });
});

function raise(): never {
  throw new Error('no template');
}
