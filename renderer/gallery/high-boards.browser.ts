import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { PicturedBoard } from '../parts/why/pictured-board.tsx';
import styles from '../screens/you/games.module.css';

it.each([
  ['a high board', 10, 24],
  ['a wide one', 24, 10],
])('the picture of %s stays within its room beside the list of games', async (_, width, height) => {
  const cells = Array.from({ length: width * height }, () => 0);
  const room = document.createElement('div');
  room.className = styles.board ?? '';
  room.style.width = '320px';
  document.body.append(room);
  const root = createRoot(room);
  root.render(createElement(PicturedBoard, { board: { width, height, marks: cells, cells }, tiles: null }));
  await expect.poll(() => room.querySelector('canvas')).not.toBeNull();
  const canvas = room.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect();
  const bounds = room.getBoundingClientRect();
  expect(canvas.height).toBeGreaterThan(0);
  expect(canvas.top).toBeGreaterThanOrEqual(bounds.top);
  expect(canvas.bottom).toBeLessThanOrEqual(bounds.bottom);
  expect(canvas.width).toBeLessThanOrEqual(bounds.width);
  root.unmount();
  room.remove();
});
