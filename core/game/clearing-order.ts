import { levelPath } from './path.ts';
import type { Game } from './play/game.ts';

/**
 * For each cell of the board, in how many of the positions since the deal of the level a tile lay there up to the last
 * time, counted from 1; 0 for a cell that never held one. On a cleared board it tells the order in which the slots were
 * emptied for good, wherever gravity moved their tiles. Linear in positions and area.
 */
export function clearingOrder({ tree, cursor, current }: Game): readonly number[] {
  const last = new Array<number>(current.cells.length).fill(0);
  let place = 0;
  for (const { cells } of levelPath(tree, cursor)) {
    place++;
    cells.forEach((kind, cell) => {
      if (kind > 0) last[cell] = place;
    });
  }
  return last;
}
