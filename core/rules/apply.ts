import { type Board, type Move, withoutPair } from '../board/board.ts';
import { settle } from './gravity.ts';
import type { Rules } from './rules.ts';

/**
 * The board after a move: the two tiles go, then gravity acts. Does not ask whether the move is legal. Linear in the area.
 */
export function applyMove(board: Board, rules: Rules, move: Move): Board {
  const { width, height, marks } = board;
  const cells = settle(width, height, marks, withoutPair(board.cells, move), rules.gravity);
  return { ...board, cells };
}
