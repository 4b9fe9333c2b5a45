import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Board } from '../board/board.ts';
import { countTiles } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { rate } from './rating.ts';

/** The exact chance that uniform random play ends dead. */
function chanceOfLoss(board: Board, rules: Rules): number {
  if (countTiles(board.cells) === 0) return 0;
  const moves = allMoves(board, rules);
  if (moves.length === 0) return 1;
  const chances = moves.map((move) => chanceOfLoss(applyMove(board, rules, move), rules));
  return chances.reduce((sum, chance) => sum + chance, 0) / moves.length;
}

describe('rate', () => {
  it('never loses a board that cannot be lost', () => {
    expect(rate(drawnBoard('1 1 2 2'), CLASSIC_RULES, { games: 100, seed: 1 })).toMatchObject({
      lost: 0,
      lossPermille: 0,
      lossLowPermille: 0,
      openingMoves: 2,
    });
  });

  it('always loses a board that cannot be won', () => {
    const rating = rate(drawnBoard('1 2\n2 1'), CLASSIC_RULES, { games: 100, seed: 1 });
    expect(rating).toMatchObject({ lossPermille: 1000, lossHighPermille: 1000, openingMoves: 0 });
  });

  it('brackets the exact chance, counted move by move with the plain rules', () => {
    const board = drawnBoard('2 3\n2 1\n4 1\n3 4');
    const rules = { ...CLASSIC_RULES, gravity: 'down' as const };
    const rating = rate(board, rules, { games: 4000, seed: 1 });
    const exact = 1000 * chanceOfLoss(board, rules);
    expect(rating.lossLowPermille).toBeLessThan(exact);
    expect(rating.lossHighPermille).toBeGreaterThan(exact);
    expect(rating.lossHighPermille - rating.lossLowPermille).toBeLessThan(35);
  });

  it('is the same number for the same seed, on every machine', () => {
    const board = drawnBoard('1 2 3 1\n4 2 3 4\n1 3 2 1\n4 2 3 4');
    const closed = { ...CLASSIC_RULES, border: 'closed' } as const;
    expect(rate(board, closed, { games: 1000, seed: 9 }).lossPermille).toBe(322);
  });
});
