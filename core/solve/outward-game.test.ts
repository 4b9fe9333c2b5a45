import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, countTiles, SLOT } from '../board/board.ts';
import { createRandom, shuffle } from '../random.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import { BORDERS, CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { playOutwards } from './outward-game.ts';

/** The board after a game, or the first move that is not legal by the plain rules. */
function boardAfter(board: Board, rules: Rules): Board | string {
  let position = board;
  for (const move of playOutwards(board, rules)) {
    if (findLink(position, rules, ...move) === null) return `illegal move ${move}`;
    position = applyMove(position, rules, move);
  }
  return position;
}

describe('a game from the inside outwards', () => {
  it('takes legal moves as long as there are any', () => {
    const standing = anyRules.map((rules): Rules => ({ ...rules, gravity: 'none' }));
    fc.assert(
      fc.property(anyBoard, standing, (board, rules) => {
        const left = boardAfter(board, rules);
        expect(typeof left === 'string' ? left : allMoves(left, rules)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('goes on where bit rows end', () => {
    const cells = Array.from({ length: 40 * 8 }, (_, tile) => 1 + ((tile >> 1) % 20));
    shuffle(createRandom(4), cells);
    const board = { width: 40, height: 8, marks: cells.map(() => SLOT), cells };
    for (const border of BORDERS) {
      const rules: Rules = { ...CLASSIC_RULES, border };
      const left = boardAfter(board, rules);
      expect(typeof left === 'string' ? left : allMoves(left, rules)).toEqual([]);
    }
  });

  it('opens what is shut in before it takes the tiles at the edge', () => {
    // The 2s, the 3s and the 6s at the edge link from the start as well.
    const board = drawnBoard('1 2 3 4\n2 5 5 3\n1 4 6 6');
    const [first] = playOutwards(board, CLASSIC_RULES);
    expect(first).toEqual([5, 6]);
    const left = boardAfter(board, CLASSIC_RULES);
    expect(typeof left === 'string' ? left : countTiles(left.cells)).toBe(0);
  });
});
