import type { Board, Move } from '../../board/board.ts';
import { applyMove } from '../../rules/apply.ts';
import type { Position } from './position-images.ts';

/**
 * For each cell of a position, which of the moves takes the tile that lies there at the beginning, counted from 1; 0 where none
 * does. Each move names cells as they are when its turn comes, so with gravity a tile may be taken elsewhere. Linear in the moves
 * times the area.
 */
export function takingOrder({ board, rules }: Position, moves: readonly Move[]): readonly number[] {
  const order = board.cells.map(() => 0);
  // Every tile is a kind of its own, so that it can be followed.
  let now: Board = { ...board, cells: board.cells.map((kind, cell) => (kind > 0 ? cell + 1 : kind)) };
  for (const [index, move] of moves.entries()) {
    for (const cell of move) {
      const tile = now.cells[cell] ?? 0;
      if (tile > 0) order[tile - 1] = index + 1;
    }
    now = applyMove(now, rules, move);
  }
  return order;
}
