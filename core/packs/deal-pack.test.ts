import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evened, scattered } from '../../tests/claims/drawing-family.ts';
import { rulesNumber } from '../../tests/deep/small-boards.ts';
import { drawnShape } from '../../tests/support/drawn.ts';
import { dealBoard } from '../deal/deal.ts';
import { createRandom } from '../random.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import type { PackDeal } from '../templates/pack-deal.ts';
import { dealPack, withoutFalls } from './deal-pack.ts';
import { boardOfDeal } from './level-board.ts';
import { curveFaults, isComparable, isMeasured, sortedByHardness } from './pack-curve.ts';
import { measureInBoth } from './pack-measure.ts';
import { longestChain, risingChain } from './rising-chain.ts';

const SQUARE = {
  ...drawnShape('oooooo\noooooo\noo..oo\noooooo\noooooo'),
  rules: CLASSIC_RULES,
  filling: { kinds: 7, copies: 4 },
};
const RING = {
  ...drawnShape('oooo.\no..oo\no..oo\noooo.'),
  rules: { ...CLASSIC_RULES, gravity: 'down' },
  filling: { kinds: 7, copies: 2 },
} as const;

describe('a pack that is dealt', () => {
  const request = { templates: [SQUARE, RING], levels: 5, seed: 3, games: 60 };
  const dealt = runToEnd(dealPack(request));

  it('rises in both measures, and its figures are those of its boards', () => {
    if (!dealt.ok) throw new Error(dealt.error.code);
    const { levels, isWhole } = dealt.value;
    expect(isWhole).toBe(true);
    expect(levels).toHaveLength(5);
    for (const { template, deal } of levels) {
      const shaped = request.templates[template] ?? SQUARE;
      const board = boardOfDeal(shaped, deal);
      if (board === null) throw new Error('no board');
      expect(runToEnd(measureInBoth(board, shaped.rules, { games: 60 }))).toEqual(deal.measured);
      expect(deal.starSeconds).toBeGreaterThan(0);
    }
    expect(curveFaults(levels.map(({ deal }) => deal)).filter(({ type }) => type === 'falls')).toEqual([]);
  });

  it('is told by games that had no part in choosing it: some of many measure less than the one before', () => {
    const many = runToEnd(dealPack({ ...request, levels: 12 }));
    if (!many.ok) throw new Error(many.error.code);
    const stuck = many.value.levels.map(({ deal }) => deal.measured.random.stuck);
    expect(many.value.levels.length).toBeGreaterThan(6);
    expect(stuck).not.toEqual(stuck.toSorted((one, other) => one - other));
  });

  it('measures more deals until it has as many levels as were asked for', () => {
    const many = runToEnd(dealPack({ ...request, levels: 16, seed: 2 }));
    expect(many.ok && many.value.isWhole).toBe(true);
  });

  it('measures more deals where the curve jumps', () => {
    const many = runToEnd(dealPack({ ...request, levels: 12, seed: 7, games: 150 }));
    if (!many.ok) throw new Error(many.error.code);
    expect(many.value.levels).toHaveLength(12);
    expect(curveFaults(many.value.levels.map(({ deal }) => deal))).toEqual([]);
  });

  it('tells its progress, which never falls', () => {
    const search = dealPack({ ...request, levels: 3, games: 20 });
    let last = { nodes: 0, permille: 0 };
    for (let step = search.next(); !step.done; step = search.next()) {
      expect(step.value.nodes).toBeGreaterThanOrEqual(last.nodes);
      expect(step.value.permille).toBeGreaterThanOrEqual(last.permille);
      last = step.value;
    }
    expect(last.permille).toBeGreaterThan(750);
    expect(last.permille).toBeLessThan(1_000);
  });

  it('is the same for the same request', () => {
    expect(runToEnd(dealPack(request))).toEqual(dealt);
  });
});

/** One to three templates of up to six slots, some of which have no deal. */
function smallTemplates(index: number) {
  const random = createRandom(31 * index);
  return Array.from({ length: 1 + random.below(3) }, (_, each) => ({
    ...evened(scattered(random, 1 + random.below(3), 1 + random.below(4), 40, 70)),
    rules: rulesNumber(random.below(1_000) + each),
    filling: { kinds: 1 + random.below(2), copies: 2 },
  }));
}

const SEEDS = 8;

describe('a pack of templates some of which have no deal', { timeout: 300_000 }, () => {
  it('is refused where a deal of none of them is found, for 100 requests under random rules', () => {
    let refused = 0;
    for (let index = 0; index < 100; index++) {
      const templates = smallTemplates(index);
      const isRefused = !runToEnd(dealPack({ templates, levels: 1, seed: index, games: 1 })).ok;
      const found = templates.map(({ rules, filling, ...shape }) =>
        Array.from({ length: SEEDS }, (_, seed) => dealBoard({ shape, rules, ...filling, seed })).some(
          ({ ok }) => ok,
        ),
      );
      expect(isRefused, `request ${index}`).toBe(!found.includes(true));
      if (isRefused) refused++;
    }
    expect(refused).toBeGreaterThan(5);
    expect(refused).toBeLessThan(95);
  });

  it('is whole only with as many levels as were asked for, for 12 requests', () => {
    const whole = Array.from({ length: 12 }, (_, index) => {
      const templates = index % 2 === 0 ? [SQUARE, RING] : [RING];
      const dealt = runToEnd(dealPack({ templates, levels: 2 + index, seed: index, games: 20 }));
      if (!dealt.ok) throw new Error(dealt.error.code);
      const { levels, isWhole } = dealt.value;
      expect(isWhole).toBe(levels.length === 2 + index);
      const curve = curveFaults(levels.map(({ deal }) => deal));
      expect(curve.filter(({ type }) => type === 'falls')).toEqual([]);
      return isWhole;
    });
    expect(new Set(whole)).toEqual(new Set([true, false]));
  });
});

describe('a chain', () => {
  const counts = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 3, maxLength: 9 });
  const measured = ([random, casual]: readonly [number, number], template: number) => ({
    template,
    measured: {
      random: { version: 1, games: 20, stuck: random },
      casual: { version: 1, games: 20, stuck: casual },
    },
  });

  it('is found where there is one, and rises in both', () => {
    fc.assert(
      fc.property(counts, (pairs) => {
        const chain = risingChain(pairs.map(measured), [0, 0.5, 1]);
        const above = (a: readonly number[], b: readonly number[]) =>
          (a[0] ?? 0) <= (b[0] ?? 0) && (a[1] ?? 0) <= (b[1] ?? 0) && a.join() !== b.join();
        const isThere = pairs.some((a) => pairs.some((b) => above(a, b) && pairs.some((c) => above(b, c))));
        expect(chain !== null).toBe(isThere);
        expect(longestChain(pairs.map(measured)) >= 3).toBe(isThere);
        const found = (chain ?? []).map((place) => pairs[place] ?? []);
        for (const [index, each] of found.entries())
          if (index > 0) expect(above(found[index - 1] ?? [], each)).toBe(true);
      }),
    );
  });
});

describe('the curve of a pack', () => {
  const deal = (random: number, casual: number): PackDeal => ({
    ...{ seed: random, dealerVersion: 2, kinds: 4, copies: 4 },
    measured: {
      random: { version: 1, games: 1_000, stuck: random },
      casual: { version: 1, games: 1_000, stuck: casual },
    },
  });

  it.each<[string, readonly (PackDeal | null)[], object[]]>([
    ['rises gently', [deal(0, 0), deal(150, 40), deal(300, 90)], []],
    ['wavers within the noise', [deal(300, 90), deal(290, 80)], []],
    [
      'jumps in one measure',
      [deal(10, 10), deal(240, 20)],
      [{ type: 'jumps', measure: 'random', before: 0, level: 1, from: 0.01, to: 0.24 }],
    ],
    [
      'falls in the other, beyond a level without a deal',
      [deal(300, 300), null, deal(310, 100)],
      [{ type: 'falls', measure: 'casual', before: 0, level: 2, from: 0.3, to: 0.1 }],
    ],
  ])('%s', (_, deals, faults) => {
    expect(curveFaults(deals)).toEqual(faults);
  });

  it('compares no neighbours that were measured by other players, or by too few games', () => {
    const older = { ...deal(900, 900), measured: { random: { version: 9, games: 1_000, stuck: 900 } } };
    const few = { ...deal(0, 0), measured: { random: { version: 1, games: 10, stuck: 4 } } };
    expect(curveFaults([older, deal(100, 100), few, deal(110, 100)])).toEqual([]);
    expect(
      [[deal(0, 0)], [deal(0, 0), deal(5, 5)], [deal(0, 0), deal(5, 5), older]].map(isComparable),
    ).toEqual([false, true, false]);
    expect(isComparable([deal(0, 0), deal(5, 5), few])).toBe(false);
    expect([few, older, null].map(isMeasured)).toEqual([false, true, false]);
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ['nothing where none falls', [0, 100, 95, 200], [0, 100, 95, 200]],
    ['the one that falls', [100, 200, 50, 300], [100, 200, 300]],
    ['the one before, where others fall after it too', [100, 600, 200, 300], [100, 200, 300]],
  ])('without its falls lacks %s', (_, shares, left) => {
    const levels = shares.map((share) => ({ deal: deal(share, share) }));
    expect(withoutFalls(levels).map((level) => level.deal.measured?.random.stuck)).toEqual(left);
  });

  it('puts levels in order by the mean of both, unmeasured ones at the end', () => {
    const levels = [null, deal(500, 500), deal(100, 300), deal(200, 100)].map((each) => ({ deal: each }));
    const sorted = sortedByHardness(levels).map((level) => level.deal?.seed ?? null);
    expect(sorted).toEqual([200, 100, 500, null]);
  });
});
