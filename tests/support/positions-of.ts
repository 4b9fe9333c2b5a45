import type { Cells } from '../../core/board/board.ts';
import { levelPath } from '../../core/game/path.ts';
import type { Game } from '../../core/game/play/game.ts';

/**
 * The positions from the deal of the level on the board to the board itself, oldest first. `return` by
 * `positions.length - 1 - i` moves leads back to the one at `i`.
 */
export function positionsOf({ tree, cursor }: Game): readonly Cells[] {
  return Array.from(levelPath(tree, cursor), ({ cells }) => cells);
}
