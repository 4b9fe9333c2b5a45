import type { Cells } from '../../core/board/board.ts';
import { type Game, levelPath } from '../../core/game/play/game.ts';

/**
 * The positions from the deal of the level on the board to the board itself, oldest first. `return` by
 * `positions.length - 1 - i` moves leads back to the one at `i`.
 */
export function positionsOf(game: Game): readonly Cells[] {
  return Array.from(levelPath(game), ({ cells }) => cells).reverse();
}
