import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../../tests/support/arbitrary.ts';
import { countTiles, type Move } from '../../board/board.ts';
import { parseBoard } from '../../board/text.ts';
import { applyMove } from '../../rules/apply.ts';
import { allMoves } from '../../rules/moves.ts';
import { takingOrder } from './taking-order.ts';

describe('the order in which tiles are taken', () => {
  it('names a tile where it lay at first, though it fell before it was taken', () => {
    const board = parseBoard('1 2\n3 3\n2 1');
    if (!board.ok) throw new Error('a bad board in a test');
    const rules = { maxTurns: 2, border: 'open', gravity: 'down' } as const;
    // After the threes are gone the first row lies in the second, and at last the 2 of it in the third.
    const moves: Move[] = [
      [2, 3],
      [2, 5],
      [4, 5],
    ];
    expect(takingOrder({ board: board.value, rules }, moves)).toEqual([2, 3, 1, 1, 3, 2]);
  });

  it('takes two tiles a move, each once', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, fc.nat(), (board, rules, seed) => {
        const moves: Move[] = [];
        let now = board;
        for (let legal = allMoves(now, rules); legal.length > 0; legal = allMoves(now, rules)) {
          const move = legal[seed % legal.length];
          if (move === undefined) break;
          moves.push(move);
          now = applyMove(now, rules, move);
        }
        const order = takingOrder({ board, rules }, moves);
        const taken = moves.map((_, at) =>
          order.flatMap((number, cell) => (number === at + 1 ? [cell] : [])),
        );
        for (const cells of taken) {
          expect(cells).toHaveLength(2);
          expect(board.cells[cells[0] ?? -1]).toBe(board.cells[cells[1] ?? -1]);
        }
        expect(order.filter((number) => number === 0)).toHaveLength(
          board.cells.length - countTiles(board.cells) + countTiles(now.cells),
        );
      }),
      { numRuns: 60 },
    );
  });
});
