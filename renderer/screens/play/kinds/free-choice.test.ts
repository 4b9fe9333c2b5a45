import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { freeChoiceSchema } from '../../../../core/contract/free-play.ts';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import { makeDealRecord } from '../../../../core/game/setup/deal-record.ts';
import { builtInRevisions } from '../../../../core/templates/builtin-revisions.ts';
import { checkTemplate } from '../../../../core/templates/check.ts';
import { GRADES } from '../../../../core/templates/win-share.ts';
import {
  aimOfChoice,
  choiceOf,
  PRESETS,
  presetChoice,
  presetOf,
  SIZE_NAMES,
  sizeName,
  templateOf,
  withShape,
  withSize,
} from './free-choice.ts';

const TEMPLATES = builtInRevisions();

function template(name: string) {
  const found = TEMPLATES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe('a free game', () => {
  it.each(PRESETS)('begins from $id, which can be kept and dealt', ({ id }) => {
    const choice = presetChoice(id, TEMPLATES);
    if (choice === null) throw new Error('no choice');
    expect(v.safeParse(freeChoiceSchema, choice).success).toBe(true);
    const from = TEMPLATES.find(({ hash }) => hash === choice.template);
    if (from === undefined) throw new Error('no template');
    const made = templateOf(choice, from, 'a name');
    expect(checkTemplate(made)).toEqual([]);
    expect(makeDealRecord(plainPlan(made, 5)).ok).toBe(true);
  });

  it.each([
    ['gentle', 6],
    ['usual', 4],
  ] as const)('of the kind %s has %i of each picture, as its note says', (id, copies) => {
    const choice = presetChoice(id, TEMPLATES);
    const from = TEMPLATES.find(({ hash }) => hash === choice?.template);
    if (choice === null || from === undefined) throw new Error('no choice');
    const dealt = makeDealRecord(plainPlan(templateOf(choice, from, 'a name'), 5));
    if (!dealt.ok) throw new Error('no deal');
    const tiles = dealt.value.cells.filter((kind) => kind > 0);
    const counts = tiles.map((kind) => tiles.filter((each) => each === kind).length);
    expect([...new Set(counts)]).toEqual([copies]);
  });

  it('of the kinds that name a rule is played by it', () => {
    expect(presetChoice('tricky', TEMPLATES)?.rules.border).toBe('closed');
    expect(presetChoice('fierce', TEMPLATES)?.rules.gravity).toBe('down');
  });

  it.each(PRESETS)('is known as $id until it is changed', ({ id }) => {
    const choice = presetChoice(id, TEMPLATES);
    if (choice === null) throw new Error('no choice');
    const kept = v.parse(freeChoiceSchema, JSON.parse(JSON.stringify(choice)));
    expect(presetOf(kept, TEMPLATES)).toBe(id);
    expect(presetOf({ ...kept, copies: kept.copies + 2 }, TEMPLATES)).toBeNull();
    expect(presetOf({ ...kept, rules: { ...kept.rules, maxTurns: 3 } }, TEMPLATES)).toBeNull();
  });

  it('is on the template itself where nothing differs from it', () => {
    const heart = template('heart');
    expect(templateOf(choiceOf(heart), heart, '心形')).toBe(heart);
  });

  it('is on a template of its own where something does', () => {
    const heart = template('heart');
    const larger = templateOf({ ...choiceOf(heart), width: 20, height: 16 }, heart, '心形');
    expect(larger).toMatchObject({ name: '心形 20 × 16', builtIn: false, width: 20, height: 16 });
    expect(larger.hash).not.toBe(heart.hash);
  });

  it('takes another shape in its own size and keeps the rest', () => {
    const choice = { ...choiceOf(template('heart')), kinds: 9 };
    const ring = template('ring');
    expect(withShape(choice, ring)).toMatchObject({ template: ring.hash, width: ring.width, kinds: 9 });
  });

  it.each(TEMPLATES)('has on $name three sizes that are told apart, each of which can be dealt', (from) => {
    const choice = choiceOf(from);
    for (const size of SIZE_NAMES) {
      const sized = withSize(choice, from, size);
      expect(sizeName(sized, from)).toBe(size);
      const made = templateOf(sized, from, 'a name');
      expect(checkTemplate(made)).toEqual([]);
      expect(makeDealRecord(plainPlan(made, 5)).ok).toBe(true);
    }
    expect(sizeName({ ...choice, width: from.width + 1 }, from)).toBeNull();
  });

  it('of a template that cannot be smaller is of its own size', () => {
    const least = { ...template('rectangle'), width: 4, height: 4 };
    expect(sizeName(withSize(choiceOf(least), least, 'small'), least)).toBe('own');
  });

  it('that was kept with a difficulty by random games asks for the measure nearest to it', () => {
    const { seeing: _, losing: __, ...kept } = choiceOf(template('heart'));
    const aims = (['any', ...GRADES] as const).map((difficulty) =>
      aimOfChoice(v.parse(freeChoiceSchema, { ...kept, difficulty })),
    );
    expect(aims.map(({ seeing }) => seeing)).toEqual(aims.map(() => 'any'));
    expect(aims.map(({ losing }) => losing)).toEqual([
      ...['any', 'safe', 'careful', 'careful', 'risky', 'grim'],
    ]);
  });
});
