import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { dealBoard } from './deal.ts';
import { dealNearest } from './nearest-seed.ts';

const REQUEST = {
  shape: drawnShape('oooooo\noo..oo\noo..oo\noooooo'),
  rules: CLASSIC_RULES,
  kinds: 5,
  copies: 4,
  seed: 3,
  targetPermille: 200,
};

describe('the seed whose board is as hard as it was asked for', () => {
  it('deals that board', () => {
    const found = runToEnd(dealNearest(REQUEST));
    if (!found.ok) throw new Error(found.error.code);
    const { seed, deal, lossPermille, isReached } = found.value;
    expect(dealBoard({ ...REQUEST, seed })).toEqual({ ok: true, value: deal });
    expect(isReached).toBe(true);
    expect(Math.abs(lossPermille - REQUEST.targetPermille)).toBeLessThan(50);
  });

  it('is looked for in progress that never falls, also while the nearest are measured', () => {
    const search = dealNearest(REQUEST);
    const shares: number[] = [];
    let nodes = 0;
    for (let step = search.next(); !step.done; step = search.next()) {
      expect(step.value.nodes).toBeGreaterThanOrEqual(nodes);
      nodes = step.value.nodes;
      shares.push(step.value.permille);
    }
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares).toHaveLength(324);
    expect(shares.at(-1)).toBe(999);
  });
});
