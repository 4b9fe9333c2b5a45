import type { Cells } from '../board/board.ts';
import { type Game, levelPath } from './play/game.ts';

/**
 * For each cell of the board, in how many of the positions since the deal of the level a tile lay there up to the last
 * time, counted from 1; 0 for a cell that never held one. On a cleared board it tells the order in which the slots were
 * emptied for good, wherever gravity moved their tiles. Linear in positions and area.
 */
export function clearingOrder(game: Game): readonly number[] {
  const positions: readonly Cells[] = Array.from(levelPath(game), ({ cells }) => cells).reverse();
  const last = new Array<number>(positions[0]?.length ?? 0).fill(0);
  positions.forEach((cells, place) => {
    cells.forEach((kind, cell) => {
      if (kind > 0) last[cell] = place + 1;
    });
  });
  return last;
}
