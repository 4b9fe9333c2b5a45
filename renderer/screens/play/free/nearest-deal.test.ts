import { describe, expect, it } from 'vitest';
import { measureBoard } from '../../../../core/coach/board-measure.ts';
import { isAimBorne } from '../../../../core/coach/measure-grades.ts';
import type { FreeChoice } from '../../../../core/contract/free-play.ts';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import { tensionBoards } from '../../../../core/deal/tension-boards.ts';
import { tensionPlan } from '../../../../core/game/modes/tension-plan.ts';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { createInProcessEngine } from '../../../../tests/support/in-process-engine.ts';
import {
  aimOfChoice,
  PRESETS,
  type PresetId,
  presetChoice,
  TENSION,
  templateOf,
} from '../kinds/free-choice.ts';
import { dealNearest, type FreeDeal, type FreeWish } from './nearest-deal.ts';

const TEMPLATES = builtInRevisions();

function wishOf(id: PresetId, seed: number, change: Partial<FreeChoice> = {}): FreeWish {
  const preset = presetChoice(id, TEMPLATES);
  const from = TEMPLATES.find(({ hash }) => hash === preset?.template);
  if (preset === null || from === undefined) throw new Error('no template');
  const choice = { ...preset, ...change };
  return { plan: plainPlan(templateOf(choice, from, 'a name'), seed), aim: aimOfChoice(choice) };
}

async function told(wish: FreeWish, signal = new AbortController().signal): Promise<readonly FreeDeal[]> {
  const all: FreeDeal[] = [];
  const engine = createInProcessEngine((bug) => {
    throw new Error(bug);
  });
  await dealNearest(engine, wish, { signal, tell: (deal) => all.push(deal) });
  return all;
}

/** The games of a board that is dealt, by seeds that had no part in choosing it. */
async function measured(wish: FreeWish) {
  const [dealt] = await told(wish);
  if (dealt?.state !== 'dealt') throw new Error('not dealt');
  const { template, cells, rules } = dealt.deal;
  return measureBoard({ ...template, cells }, rules, { games: 100, seed: 1 });
}

describe('a board that is asked for', () => {
  it.each(PRESETS)('as $id is $seeing and $losing by other games, as its words say', async ({ id }) => {
    const borne = [];
    for (const seed of [1, 2, 3, 4, 5]) {
      const wish = wishOf(id, seed);
      borne.push(isAimBorne(await measured(wish), wish.aim));
    }
    expect(borne.filter((isBorne) => isBorne).length).toBeGreaterThanOrEqual(4);
  });

  it('as tension is as its words say, whichever of its boards it is', () => {
    for (const seed of tensionBoards().map((_, board) => board * 2 ** 16 + 6 * board)) {
      const { template, composed = [], rules } = tensionPlan(seed);
      const measure = measureBoard({ ...template, cells: composed }, rules, { games: 100, seed: 1 });
      expect(isAimBorne(measure, TENSION)).toBe(true);
    }
  });

  it('in measures that no deal of it has is the nearest that was dealt, and is not called what it is not', async () => {
    const wish = wishOf('gentle', 1, { losing: 'grim' });
    expect(isAimBorne(await measured(wish), wish.aim)).toBe(false);
  });

  it('is told before random games are played on it', async () => {
    const all = await told(wishOf('usual', 1));
    expect(all.map((deal) => deal.state === 'dealt' && deal.rating !== null)).toEqual([false, true]);
  });

  it('is the same for the same seed', async () => {
    expect(await told(wishOf('usual', 2))).toEqual(await told(wishOf('usual', 2)));
  });

  it('is not told once it is given up', async () => {
    expect(await told(wishOf('usual', 1), AbortSignal.abort())).toEqual([]);
  });
});
