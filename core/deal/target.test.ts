import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { rate } from '../solve/rating.ts';
import { kindsToFill } from './filling.ts';
import { dealToTarget, type TargetDeal, type TargetRequest } from './target.ts';

const SHAPE = drawnShape('oooooooo\n'.repeat(5));

function dealt(request: TargetRequest): TargetDeal {
  const deal = runToEnd(dealToTarget(request));
  if (!deal.ok) throw new Error(`not dealt: ${JSON.stringify(deal.error)}`);
  return deal.value;
}

function requestFor(targetPermille: number, rules: Rules = CLASSIC_RULES): TargetRequest {
  return { shape: SHAPE, rules, kinds: 10, copies: 4, seed: 5, targetPermille };
}

describe('dealToTarget', () => {
  it.each<[number, Rules]>([
    [50, CLASSIC_RULES],
    [400, CLASSIC_RULES],
    [900, CLASSIC_RULES],
    [500, { ...CLASSIC_RULES, gravity: 'down' }],
  ])(
    'deals a board that random play loses in %i of 1,000 fresh games',
    { timeout: 60_000 },
    (target, rules) => {
      const deal = dealt(requestFor(target, rules));
      const { width, height, marks } = SHAPE;
      const board = { width, height, marks, cells: deal.cells };
      expect(deal.isReached).toBe(true);
      expect(replaysToEnd(board, rules, deal.witness)).toBe(true);
      expect(deal.cells.toSorted((a, b) => a - b)).toEqual(kindsToFill(40, { kinds: 10, copies: 4 }));
      const loss = rate(board, rules, { games: 1000, seed: 777 }).lossPermille;
      expect(Math.abs(loss - target)).toBeLessThanOrEqual(50);
    },
  );

  it('leaves an easy deal that no single trade makes harder', { timeout: 60_000 }, () => {
    const shape = drawnShape(`${'o'.repeat(18)}\n`.repeat(8));
    const deal = dealt({ ...requestFor(100), shape, kinds: 36, seed: 4 });
    expect(deal.isReached).toBe(true);
  });

  it('asks for fewer games where few are lost, as chance then moves a measure less', () => {
    const [few, half] = [dealt(requestFor(50)), dealt(requestFor(500))];
    expect([few.isReached, half.isReached]).toEqual([true, true]);
    expect(few.games).toBeLessThan(half.games);
  });

  it('gives the same deal again', { timeout: 60_000 }, () => {
    expect(dealt(requestFor(300))).toEqual(dealt(requestFor(300)));
  });

  it('gives the nearest and says so when the target cannot be reached', { timeout: 60_000 }, () => {
    // Four equal tiles in a row: no order of links loses that.
    const request = { ...requestFor(500), shape: drawnShape('oooo'), kinds: 1 };
    expect(dealt(request)).toMatchObject({ lossPermille: 0, isReached: false, cells: [1, 1, 1, 1] });
  });

  it('pauses within its first games, so that a large deal can be shown under way and cancelled', () => {
    const shape = drawnShape(`${'o'.repeat(32)}\n`.repeat(32));
    const dealing = dealToTarget({ ...requestFor(500), shape, kinds: 42 });
    for (let pause = 0; pause < 5; pause++)
      expect(dealing.next()).toEqual({ done: false, value: { nodes: 0 } });
  });

  it('says why there is no deal at all', () => {
    const request = { ...requestFor(500), shape: drawnShape('ooo') };
    expect(runToEnd(dealToTarget(request))).toEqual({
      ok: false,
      error: { code: 'impossible', reason: 'odd-slots' },
    });
  });
});
