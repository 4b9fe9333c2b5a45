import { expect, it, vi } from 'vitest';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import { TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import { tensionPlan } from '../../../../core/game/modes/tension-plan.ts';
import { makeDealRecord } from '../../../../core/game/setup/deal-record.ts';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { aimOfChoice, PRESETS, presetChoice, templateOf } from './free-choice.ts';
import { playAnother } from './play-another.ts';

const TEMPLATES = builtInRevisions();

async function another(plan: ReturnType<typeof plainPlan>) {
  const session = { restart: vi.fn(), startDeal: vi.fn(), startTension: vi.fn() };
  const deal = makeDealRecord(plan);
  if (!deal.ok) throw new Error(deal.error.code);
  await playAnother(session, { mode: TEMPLATE_MODE, deal: deal.value }, TEMPLATES);
  return session;
}

it('begins another board that was composed after one of those, and no other', async () => {
  const { restart, startDeal, startTension } = await another(tensionPlan(4 * 2 ** 16));
  expect(startTension.mock.calls).toEqual([[TEMPLATE_MODE]]);
  expect([...restart.mock.calls, ...startDeal.mock.calls]).toEqual([]);
});

it.each(PRESETS)('begins another board of the card $id, with its measures', async ({ id }) => {
  const choice = presetChoice(id, TEMPLATES);
  const from = TEMPLATES.find(({ hash }) => hash === choice?.template);
  if (choice === null || from === undefined) throw new Error('no such card');
  const template = templateOf(choice, from, 'Called so');
  const { restart, startDeal } = await another(plainPlan(template, 1));
  const aim = aimOfChoice(choice);
  expect(startDeal.mock.calls).toEqual([[expect.objectContaining({ template }), aim, TEMPLATE_MODE]]);
  expect(restart).not.toHaveBeenCalled();
});

it('deals a shape of the shelf anew', async () => {
  const [template] = TEMPLATES;
  if (template === undefined) throw new Error('no shapes');
  const { restart } = await another(plainPlan(template, 1));
  expect(restart.mock.calls).toEqual([['new']]);
});
