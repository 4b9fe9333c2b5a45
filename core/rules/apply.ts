import { type Board, type Move, withoutPair } from '../board/board.ts';
import { settle } from './gravity.ts';
import type { Rules } from './rules.ts';

/**
 * The board after a move: the two tiles go, then gravity acts. Does not ask whether the move is legal. Linear in the area.
 */
export function applyMove(board: Board, rules: Rules, move: Move): Board {
  const taken = { ...board, cells: withoutPair(board.cells, move) };
  return { ...board, cells: settle(taken, rules.gravity) };
}
