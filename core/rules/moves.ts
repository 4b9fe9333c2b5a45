import type { Board, Move } from '../board/board.ts';
import { cellOf, padBoard, placeOf, reachFrom } from './reach.ts';
import type { Rules } from './rules.ts';

/** Every legal move once, as `[a, b]` with `a < b`, sorted by a and then b. Tiles times area. */
export function allMoves(board: Board, rules: Rules): Move[] {
  const field = padBoard(board, rules.border);
  const moves: Move[] = [];
  for (const [a, kind] of board.cells.entries()) {
    if (kind <= 0) continue;
    const partners = [...reachFrom(field, placeOf(field, a), rules.maxTurns).tiles]
      .filter((place) => field.cells[place] === kind)
      .map((place) => cellOf(field, place))
      .filter((b) => b > a)
      .sort((b, c) => b - c);
    for (const b of partners) moves.push([a, b]);
  }
  return moves;
}
