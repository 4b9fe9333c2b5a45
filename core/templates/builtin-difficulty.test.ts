import { expect, it } from 'vitest';
import { playRandomDeals } from '../deal/estimate.ts';
import { winShareOf } from '../deal/win-share.ts';
import { runToEnd } from '../solve/progress.ts';
import { BUILTIN_TEMPLATES } from './builtin.ts';
import { BUILTIN_WIN_PERMILLE, builtInGrade } from './builtin-difficulty.ts';

it('knows every built-in template and no other', () => {
  expect(Object.keys(BUILTIN_WIN_PERMILLE)).toEqual(BUILTIN_TEMPLATES.map(({ name }) => name));
  expect(builtInGrade('no-such-board')).toBeNull();
});

it.each(BUILTIN_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s: some games played again agree with its figure',
  (name, { width, height, marks, rules, filling }) => {
    const request = { shape: { width, height, marks }, rules, ...filling, seed: 77 };
    const share = winShareOf(runToEnd(playRandomDeals(request, 8)));
    expect(BUILTIN_WIN_PERMILLE[name]).toBeGreaterThanOrEqual(share?.lowPermille ?? Number.NaN);
    expect(BUILTIN_WIN_PERMILLE[name]).toBeLessThanOrEqual(share?.highPermille ?? Number.NaN);
  },
);
