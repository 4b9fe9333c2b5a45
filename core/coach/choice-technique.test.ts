import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, countTiles, type Move } from '../board/board.ts';
import type { JudgedMove } from '../review/position-review.ts';
import { judgedMoves, judgeMoves } from '../review/puzzles/move-verdicts.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { choiceTechnique } from './choice-technique.ts';

function judged(board: Board, rules: Rules): JudgedMove[] {
  return judgedMoves(runToEnd(judgeMoves({ board, rules })));
}

function told({ width }: Board, move: Move | undefined): string {
  return (move ?? []).map((cell) => `${cell % width},${Math.floor(cell / width)}`).join(' ');
}

describe('the technique of a choice', () => {
  const closed: Rules = { ...CLASSIC_RULES, border: 'closed' };
  const falling: Rules = { ...closed, gravity: 'down' };

  it.each([
    ['last-pair', '3 1 2 3\n3 1 3 2', closed, '1,0 1,1', '0,0 0,1'],
    ['last-pair', '2 1 3 2\n1 2 3 2', falling, '2,0 2,1', '3,0 3,1'],
    ['rest-pairs', '3 2 1 1\n2 3 1 2\n1 1 1 2', closed, '2,0 3,0', '3,1 3,2'],
    ['rest-pairs', '2 3 2\n2 2 3', falling, '0,1 1,1', '0,0 0,1'],
    ['most-open', '2 3 2\n2 2 3', closed, '0,1 1,1', '0,0 0,1'],
    ['most-open', '1 3 1 1\n3 2 1 2', falling, '2,0 2,1', '2,0 3,0'],
  ])('is %s on %j', (technique, text, rules, first, losing) => {
    const board = drawnBoard(text);
    const found = choiceTechnique(board, rules, judged(board, rules), null);
    expect([found?.technique, told(board, found?.first[0]), told(board, found?.losing)]).toEqual([
      technique,
      first,
      losing,
    ]);
  });

  it.each([
    ['1 2 2 1\n1 2 3 2\n2 1 2 3', closed],
    ['1 1 2 3\n1 2 3 1\n2 3 2 3', falling],
  ])('is none on %j, where what the order puts first loses', (text, rules) => {
    const board = drawnBoard(text);
    const moves = judged(board, rules);
    expect(new Set(moves.map(({ verdict }) => verdict))).toEqual(new Set(['keep', 'lose']));
    expect(choiceTechnique(board, rules, moves, null)).toBeNull();
  });

  it('holds by the plain rules wherever it is named', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        if (countTiles(board.cells) > 14) return;
        const moves = judged(board, rules);
        const found = choiceTechnique(board, rules, moves, null);
        if (found === null) return;
        const verdictOf = new Map(moves.map(({ move, verdict }) => [move.join(), verdict]));
        const openAfter = (move: readonly [number, number]) =>
          allMoves(applyMove(board, rules, move), rules).length;
        const [first = [0, 0] as const] = found.first;
        expect(found.first.map((move) => verdictOf.get(move.join()))).toEqual(found.first.map(() => 'keep'));
        expect(verdictOf.get(found.losing.join())).toBe('lose');
        expect([found.openAfter, found.openAfterLosing]).toEqual([openAfter(first), openAfter(found.losing)]);
        if (found.technique === 'most-open') expect(found.openAfter).toBeGreaterThan(found.openAfterLosing);
        for (const { move, verdict } of moves) {
          const made = choiceTechnique(board, rules, moves, move);
          if (made === null) continue;
          const isFirst = found.first.some((each) => each.join() === move.join());
          if (isFirst) expect(made.first[0]).toEqual(move);
          else expect(made.first).toEqual(found.first);
          expect(made.losing).toEqual(verdict === 'lose' ? move : found.losing);
        }
        const kind = board.cells[first[0]] ?? 0;
        if (found.technique === 'last-pair')
          expect(board.cells.filter((each) => each === kind)).toHaveLength(2);
      }),
      { numRuns: 60 },
    );
  });
});
