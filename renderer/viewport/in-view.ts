/** Finds the cells of a board that the player should have in view. */
import type { Board } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { Spot } from './framing.ts';
import { type BoardLayout, pointCentre, type Rectangle } from './layout.ts';

/**
 * Returns the cells that a step changed and that may be out of view: a link that the game made itself, or a
 * pair that undo brought back.
 */
export function cellsToShow(before: Board, after: Board, events: readonly GameEvent[]): readonly number[] {
  for (const event of events) {
    if (event.type === 'linked' && event.by === 'auto') return event.move;
    if (event.type === 'board-changed' && (event.why === 'undo' || event.why === 'redo')) {
      const changed = [...after.cells.keys()].filter((cell) => before.cells[cell] !== after.cells[cell]);
      return changed.length <= MOST_SHOWN ? changed : [];
    }
  }
  return [];
}

/** A pair; under gravity a step back may move half the board, and then there is nothing to look at first. */
const MOST_SHOWN = 2;

/** The smallest part of the board that holds some cells, in cells. */
export function boxOf(cells: readonly number[], width: number): Rectangle {
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

/** The tile whose middle is nearest to a place of the window. */
export function nearestTile(board: Board, layout: BoardLayout, { x, y }: Spot): number | undefined {
  const distance = (cell: number) => {
    const centre = pointCentre(layout, [cell % board.width, Math.floor(cell / board.width)]);
    return Math.hypot(centre.x - x, centre.y - y);
  };
  const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  return tiles.length === 0 ? undefined : tiles.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
