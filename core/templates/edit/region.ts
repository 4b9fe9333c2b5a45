import type { Point, Shape } from '../../board/board.ts';
import { markAt } from './marks.ts';

/** The points of one mark that hang together side by side with `start`, or none beside the shape. Linear in the area. */
export function regionPoints(shape: Shape, start: Point): Point[] {
  const { width, height, marks } = shape;
  const mark = markAt(shape, start);
  if (mark === undefined) return [];
  const isSeen = new Uint8Array(width * height);
  const queue = [start[1] * width + start[0]];
  isSeen[queue[0] ?? 0] = 1;
  const visit = (cell: number): void => {
    if (isSeen[cell] === 1 || marks[cell] !== mark) return;
    isSeen[cell] = 1;
    queue.push(cell);
  };
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] ?? 0;
    const x = cell % width;
    if (x > 0) visit(cell - 1);
    if (x < width - 1) visit(cell + 1);
    if (cell >= width) visit(cell - width);
    if (cell < width * (height - 1)) visit(cell + width);
  }
  return queue.map((cell) => [cell % width, Math.floor(cell / width)]);
}
