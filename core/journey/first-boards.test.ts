import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import { countTiles } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink, type Link } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { FIRST_BOARDS, type FirstShape } from './first-boards.ts';

/** Returns whether a link leaves the board, and how often it turns. */
function shapeOf({ turns, line }: Link, { width, height }: Board): FirstShape {
  const isInside = line.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
  if (!isInside) return 'around';
  return (['straight', 'turn', 'twice'] as const)[turns] ?? 'around';
}

/** Returns whether every play of a board clears it. */
function neverStuck(board: Board, known = new Map<string, boolean>()): boolean {
  const key = board.cells.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const moves = allMoves(board, CLASSIC_RULES);
  const answer =
    moves.length === 0
      ? countTiles(board.cells) === 0
      : moves.every((move) => neverStuck(applyMove(board, CLASSIC_RULES, move), known));
  known.set(key, answer);
  return answer;
}

describe.each(FIRST_BOARDS.map((first, index) => ({ first, number: index + 1 })))(
  'first board $number',
  ({ first }) => {
    it('has six pairs, and no play of it gets stuck', () => {
      expect(countTiles(first.board.cells)).toBe(12);
      expect(neverStuck(first.board)).toBe(true);
    });

    it('shows links of the shapes that its steps name', () => {
      let { board } = first;
      for (const { shape, move } of first.steps) {
        const link = findLink(board, CLASSIC_RULES, ...move);
        expect(link === null ? null : shapeOf(link, board)).toBe(shape);
        board = applyMove(board, CLASSIC_RULES, move);
      }
    });
  },
);

it('the first boards teach each shape once, from straight to two turns', () => {
  expect(FIRST_BOARDS.flatMap(({ steps }) => steps.map(({ shape }) => shape))).toEqual([
    'straight',
    'turn',
    'around',
    'twice',
  ]);
});
