import { describe, expect, it } from 'vitest';
import { drawnBoard, moveAt } from '../../tests/support/drawn.ts';
import { consoleBoardText } from '../../tests/support/vectors.ts';
import { countTiles } from '../board/board.ts';
import { applyMove } from './apply.ts';
import { findLink } from './link.ts';
import { allMoves } from './moves.ts';
import type { Rules } from './rules.ts';

const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };

describe('the board of a published console demonstration', () => {
  it('has 188 tiles of 19 kinds', () => {
    const { cells } = drawnBoard(consoleBoardText());
    expect(countTiles(cells)).toBe(188);
    expect(new Set(cells.filter((cell) => cell > 0)).size).toBe(19);
  });

  it('begins as it began there and is played to the end', () => {
    let board = drawnBoard(consoleBoardText());
    const opening = moveAt(board, [18, 0], [18, 1]);
    expect(findLink(board, CLOSED, ...opening)).toMatchObject({ turns: 0, length: 1 });
    board = applyMove(board, CLOSED, opening);
    for (let move = allMoves(board, CLOSED)[0]; move; move = allMoves(board, CLOSED)[0]) {
      board = applyMove(board, CLOSED, move);
    }
    expect(countTiles(board.cells)).toBe(0);
  });
});
