import { expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Move } from '../board/board.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { NodeVerdicts } from './node-verdicts.ts';
import { StretchWalk } from './proving/stretch.ts';

/** 0 ─ 1 ─ 2 ─ 3, and 4 beside 2: moves along one row, each beside the one before. */
function treeOfFive(): NodeVerdicts {
  const board = drawnBoard('1 1 2 2 3 3 4 4');
  const steps: readonly (readonly [parent: number, move: Move])[] = [
    [0, [0, 1]],
    [1, [2, 3]],
    [2, [4, 5]],
    [1, [6, 7]],
  ];
  return new NodeVerdicts(
    new StretchWalk({
      board,
      rules: CLASSIC_RULES,
      witness: null,
      steps: steps.map(([parent, move]) => ({ parent, move })),
    }),
  );
}

it('asks first for the loss of nodes below which none is open', () => {
  const verdicts = treeOfFive();
  expect(verdicts.lowestToProve(new Set())).toBe(4);
  expect(verdicts.lowestToProve(new Set([4]))).toBe(3);
  // A proof of a node above an open one has to wait for it, even when it was tried in vain.
  expect(verdicts.lowestToProve(new Set([3, 4]))).toBeNull();
  verdicts.learn(3, 'lost');
  expect(verdicts.lowestToProve(new Set([4]))).toBe(2);
  verdicts.learn(2, 'lost');
  verdicts.learn(4, 'lost');
  expect(verdicts.lowestToProve(new Set())).toBe(1);
  verdicts.learn(1, 'winnable');
  expect(verdicts.lowestToProve(new Set())).toBeNull();
});
