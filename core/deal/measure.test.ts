import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { lossPermilleOf } from '../solve/measured-share.ts';
import { runToEnd } from '../solve/progress.ts';
import { dealBoard } from './deal.ts';
import { measureLoss } from './measure.ts';
import type { MeasureVersion } from './measure-version.ts';

function dealtSquare(side: number, kinds: number, rules: Rules): Board {
  const marks = new Array<number>(side * side).fill(-1);
  const shape = { width: side, height: side, marks };
  const deal = dealBoard({ shape, rules, kinds, copies: 4, seed: 7 });
  if (!deal.ok) throw new Error(deal.error.code);
  return { width: side, height: side, marks, cells: deal.value.cells };
}

const THREE_TURNS: Rules = { ...CLASSIC_RULES, maxTurns: 3 };
const FALLING: Rules = { ...CLASSIC_RULES, gravity: 'down' };

/**
 * Measures the time of a few games: one beside the other, as only their ratio means anything. It is the least of three, as a
 * busy machine only adds to a time.
 */
function timeOf(board: Board, rules: Rules, version: MeasureVersion): number {
  const times = Array.from({ length: 3 }, () => {
    const begin = performance.now();
    runToEnd(measureLoss(board, rules, version, 6));
    return performance.now() - begin;
  });
  return Math.min(...times);
}

describe('the measure of difficulty', () => {
  it('of version 2 is that of version 1 where equal pairs are few', () => {
    const board = dealtSquare(12, 36, FALLING);
    expect(runToEnd(measureLoss(board, FALLING, 2))).toEqual(runToEnd(measureLoss(board, FALLING, 1)));
  });

  it('of version 2 costs a small part of version 1 where equal pairs are many', () => {
    const board = dealtSquare(14, 2, THREE_TURNS);
    expect(timeOf(board, THREE_TURNS, 2) * 4).toBeLessThan(timeOf(board, THREE_TURNS, 1));
  });

  it.each<[string, number, number, Rules, number]>([
    ['14 x 14, 3 kinds', 14, 3, CLASSIC_RULES, 0],
    ['24 x 24', 24, 36, CLASSIC_RULES, 44],
    ['32 x 32, falling down', 32, 36, FALLING, 447],
    ['24 x 24, three turns', 24, 12, THREE_TURNS, 0],
  ])('of version 2 is pinned: %s', (_, side, kinds, rules, expected) => {
    const counted = runToEnd(measureLoss(dealtSquare(side, kinds, rules), rules, 2));
    expect(lossPermilleOf(counted)).toBe(expected);
    expect(counted.games).toBeGreaterThanOrEqual(4);
  });
});
