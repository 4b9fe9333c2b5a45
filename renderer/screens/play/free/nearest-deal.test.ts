import { describe, expect, it } from 'vitest';
import type { DealPlan } from '../../../../core/game/modes/deal-plan.ts';
import { lossOf, otherShare } from '../../../../core/solve/measured-share.ts';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { type Grade, gradesOf } from '../../../../core/templates/win-share.ts';
import { createInProcessEngine } from '../../../../tests/support/in-process-engine.ts';
import { PRESETS, type PresetId, planOfChoice, presetChoice, templateOf } from './free-choice.ts';
import { dealNearest, type FreeDeal } from './nearest-deal.ts';

const TEMPLATES = builtInRevisions();

function planOf(id: PresetId, seed: number, difficulty?: Grade | 'any'): DealPlan {
  const preset = presetChoice(id, TEMPLATES);
  const from = TEMPLATES.find(({ hash }) => hash === preset?.template);
  if (preset === null || from === undefined) throw new Error('no template');
  const choice = { ...preset, difficulty: difficulty ?? preset.difficulty };
  return planOfChoice(choice, templateOf(choice, from, 'a name'), seed);
}

async function told(plan: DealPlan, signal = new AbortController().signal): Promise<readonly FreeDeal[]> {
  const all: FreeDeal[] = [];
  const engine = createInProcessEngine((bug) => {
    throw new Error(bug);
  });
  await dealNearest(engine, plan, { signal, tell: (deal) => all.push(deal) });
  return all;
}

async function gradesDealt(plan: DealPlan) {
  const [deal] = await told(plan);
  if (deal?.state !== 'dealt' || deal.rating === null) throw new Error('not measured');
  return gradesOf(otherShare(lossOf(deal.rating)));
}

describe('a board that is asked for', () => {
  const asked = PRESETS.filter(({ difficulty }) => difficulty !== 'any');

  it.each(asked)('as $id is measured to be $difficulty', async ({ id, difficulty }) => {
    for (const seed of [1, 2, 3]) expect(await gradesDealt(planOf(id, seed))).toContain(difficulty);
  });

  it('in a grade that no deal of it has is the nearest that was dealt', async () => {
    expect(await gradesDealt(planOf('calm', 1, 'fierce'))).toEqual(['gentle', 'gentle']);
  });

  it('as any is told before it is measured', async () => {
    const all = await told(planOf('usual', 1, 'any'));
    expect(all.map((deal) => deal.state === 'dealt' && deal.rating !== null)).toEqual([false, true]);
  });

  it('is the same for the same seed', async () => {
    expect(await told(planOf('usual', 2))).toEqual(await told(planOf('usual', 2)));
  });

  it('is not told once it is given up', async () => {
    expect(await told(planOf('usual', 1), AbortSignal.abort())).toEqual([]);
  });
});
