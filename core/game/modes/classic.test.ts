import { expect, it } from 'vitest';
import { builtInRevisions } from '../../templates/builtin-revisions.ts';
import { SHIPPED_BOARDS } from '../setup/shipped-boards.ts';
import { classicRules } from './classic.ts';

const [template] = builtInRevisions();

function aimLike(likePermille?: number): number | null | undefined {
  if (template === undefined) throw new Error('no templates');
  const like = likePermille === undefined ? {} : { likePermille };
  const basis = { from: 'template', template, seed: 1, ...like } as const;
  return classicRules.at(-1)?.plan(basis, 1, SHIPPED_BOARDS)?.aimPermille;
}

it.each([
  ['a first game', undefined, 330],
  ['one after a gentle game', 20, 70],
  ['one after a classic game', 352, 330],
  ['one after a moderate game', 610, 550],
  ['one after a hard game', 790, 810],
  ['one after a fierce game', 999, 960],
])('%s is as hard as it', (_what, likePermille, aim) => {
  expect(aimLike(likePermille)).toBe(aim);
});
