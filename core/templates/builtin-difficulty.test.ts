import { expect, it } from 'vitest';
import { playRandomDeals } from '../deal/estimate.ts';
import { runToEnd } from '../solve/progress.ts';
import { BUILTIN_TEMPLATES } from './builtin.ts';
import { BUILTIN_TALLIES, builtInGrade } from './builtin-difficulty.ts';
import { NO_TALLY, winShareOf } from './win-share.ts';

it('knows every built-in template and no other', () => {
  expect(Object.keys(BUILTIN_TALLIES)).toEqual(BUILTIN_TEMPLATES.map(({ name }) => name));
  expect(builtInGrade('no-such-board')).toBeNull();
});

it.each(BUILTIN_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s: its games leave one grade, and some that are played again agree with them',
  (name, { width, height, marks, rules, filling }) => {
    expect(builtInGrade(name)).not.toBeNull();
    const request = { shape: { width, height, marks }, rules, ...filling, seed: 77 };
    const share = winShareOf(runToEnd(playRandomDeals(request, 8)));
    const kept = winShareOf(BUILTIN_TALLIES[name] ?? NO_TALLY);
    expect(kept?.high).toBeGreaterThanOrEqual(share?.low ?? Number.NaN);
    expect(kept?.low).toBeLessThanOrEqual(share?.high ?? Number.NaN);
  },
);
