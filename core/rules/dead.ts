import { type Board, countTiles } from '../board/board.ts';
import { padBoard, placeOf, reachFrom } from './reach.ts';
import type { Rules } from './rules.ts';

/**
 * Returns whether tiles remain and none of them links to another. A cleared board is not dead. Tiles times
 * area at worst.
 */
export function isDead(board: Board, rules: Rules): boolean {
  if (countTiles(board.cells) === 0) return false;
  const field = padBoard(board, rules.border);
  return board.cells.every((kind, cell) => {
    if (kind <= 0) return true;
    const { tiles } = reachFrom(field, placeOf(field, cell), rules.maxTurns);
    return [...tiles].every((place) => field.cells[place] !== kind);
  });
}
