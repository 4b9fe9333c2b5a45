import { describe, expect, it } from 'vitest';
import { drawnShape } from '../../tests/support/drawn.ts';
import { composedSeed } from '../deal/composed-boards.ts';
import { COMPOSED } from '../deal/dealer-version.ts';
import { littleBoards } from '../deal/little-boards.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { boardOfDeal } from './level-board.ts';

const SQUARE = { ...drawnShape('oooo\noooo'), rules: CLASSIC_RULES };
const DEAL = { seed: 1, dealerVersion: 2, kinds: 4, copies: 2 };

describe('the board of a level', () => {
  it('is that of its seed, and a composed one where its seed names that', () => {
    expect(boardOfDeal(SQUARE, DEAL)?.cells).toHaveLength(8);
    const [little] = littleBoards();
    if (little === undefined) throw new Error('no boards');
    const { shape, rules, filling, cells, number } = little;
    const deal = { seed: composedSeed(number, 0), dealerVersion: COMPOSED, ...filling };
    expect(boardOfDeal({ ...shape, rules }, deal)).toEqual({ ...shape, cells });
  });

  it.each([
    ['of a dealer that is not here', { ...DEAL, dealerVersion: 99 }],
    ['composed, of another shape', { ...DEAL, dealerVersion: COMPOSED }],
  ])('is none: %s', (_, deal) => {
    expect(boardOfDeal(SQUARE, deal)).toBeNull();
  });
});
