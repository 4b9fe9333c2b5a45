// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { CellGrid } from './cell-grid.ts';
import type { SpaceKey } from './pointer/space-key.ts';

/** Focuses a new board as a screen does after the board before it is gone; answers the cell that wears the ring. */
function ringOfNewBoard(): number | null | undefined {
  const rings: (number | null)[] = [];
  const board = { width: 2, height: 1, marks: [-1, -1], cells: [1, 1] };
  const callbacks = { onPick: () => undefined, onFocus: (cell: number | null) => rings.push(cell) };
  const grid = new CellGrid(board, {} as SpaceKey, callbacks);
  document.body.append(grid.element);
  grid.focusCell();
  grid.element.remove();
  return rings[0];
}

it('the focus of a board that comes is shown after a key, and not after a pointer', () => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(ringOfNewBoard()).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  expect(ringOfNewBoard()).toBe(null);
});
