import * as v from 'valibot';
import { expect, it } from 'vitest';
import { rectangle } from '../../../tests/reliability/games/scripted.ts';
import { designWorkSchema } from './design-work.ts';

const { width, height, marks, rules } = rectangle(4, 4);
const about = { name: 'Own', author: '', tags: [], width, height, marks, rules };

it.each([
  ['sound', 4, true],
  ['odd', 49, false],
])('a saved template of %s copies (%i) comes in: %s; a draft of them always', (_what, copies, isTaken) => {
  const design = { ...about, filling: { kinds: 4, copies } };
  const row = { id: 'own-template', saved: null, draft: design, updatedAt: 1, deletedAt: null };
  expect(v.is(designWorkSchema, row)).toBe(true);
  expect(v.is(designWorkSchema, { ...row, saved: design })).toBe(isTaken);
});

it('a draft comes in without the characters that no name may hold, and only with cells that fit its size', () => {
  const filling = { kinds: 4, copies: 4 };
  const draft = { ...about, name: 'a\0b\u202Ec', author: '\u2066me', tags: ['odd\u200B', 'good'], filling };
  const row = { id: 'own-template', saved: null, draft, updatedAt: 1, deletedAt: null };
  const clean = { name: 'abc', author: 'me', tags: ['good'] };
  expect(v.parse(designWorkSchema, row).draft).toEqual({ ...draft, ...clean });
  expect(v.is(designWorkSchema, { ...row, draft: { ...draft, marks: marks.slice(1) } })).toBe(false);
  const unnamed = { ...draft, ...clean, name: '' };
  expect(v.parse(designWorkSchema, { ...row, draft: unnamed }).draft).toEqual(unnamed);
});
