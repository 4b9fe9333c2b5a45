import { expect, it } from 'vitest';
import boardLines from '../../../resources/daily/boards.json' with { type: 'json' };
import { makeShape } from '../../board/text.ts';
import { parseDailyBoards } from '../../daily/daily-boards.ts';
import { journeyChapters, levelTemplate } from '../../journey/journey-levels.ts';
import { builtInRevisions } from '../../templates/builtin-revisions.ts';

const shipped = [
  ...builtInRevisions(),
  ...journeyChapters().flatMap(({ levels }) => levels.map(levelTemplate)),
  ...parseDailyBoards(boardLines).flat(),
];

it('a board that a phone may turn has no upright: it is the same upside down, or but triangles', () => {
  const turned = shipped.filter(({ mayTurn }) => mayTurn);
  expect(turned.length).toBeGreaterThan(8);
  for (const template of turned) {
    if (template.name === 'two-triangles') continue;
    const rows = makeShape(template);
    expect([...rows].reverse().join(''), template.name).toBe(rows);
  }
});

it('boats, beasts and characters keep their upright', () => {
  const names = shipped.filter(({ mayTurn }) => mayTurn).map(({ name }) => name);
  for (const name of ['帆船 · Sailing boat', '雨 · 雨 Rain', 'heart']) expect(names).not.toContain(name);
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['帆船 · Sailing boat', 'heart']));
});
