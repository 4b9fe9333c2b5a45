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

it('the cells of a large board come in slices, those that are focused at once', async () => {
  const [width, height] = [32, 40];
  const board = {
    width,
    height,
    marks: new Array(width * height).fill(-1),
    cells: new Array(width * height).fill(7),
  };
  const grid = new CellGrid(board, {} as SpaceKey, { onPick: () => undefined, onFocus: () => undefined });
  document.body.append(grid.element);
  const count = () => grid.element.querySelectorAll('[role=gridcell]').length;
  expect(count()).toBe(0);
  grid.setDescribe((cell, kind) => `${kind} at ${cell}`);
  expect(count()).toBe(256);
  const last = width * height - 1;
  grid.focusCell(last);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`7 at ${last}`);
  expect(count()).toBe(256 + width);
  await expect.poll(count).toBe(width * height);
  const named = [...grid.element.querySelectorAll('[role=gridcell]')].map((cell) =>
    cell.getAttribute('aria-label'),
  );
  expect(named).toEqual(board.cells.map((kind, cell) => `${kind} at ${cell}`));
  expect(grid.element.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  grid.stop();
  grid.element.remove();
});
