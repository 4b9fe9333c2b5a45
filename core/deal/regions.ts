import { GAP, type Shape, SLOT, WALL } from '../board/board.ts';
import type { Border } from '../rules/rules.ts';
import { slotsOf } from './numbered.ts';

/**
 * The numbers of slots in each region that no line and no tile can leave: cells joined side by side, walls between them,
 * the open ring being one more cell that touches the whole edge. Linear in the area.
 */
export function regionSizes(shape: Shape, border: Border): number[] {
  const { width, height, marks } = shape;
  const ring = width * height;
  const seen = new Set<number>();
  const neighboursOf = (cell: number): number[] => {
    if (cell === ring) return edgeCells(width, height);
    const x = cell % width;
    const y = Math.floor(cell / width);
    const around = [
      x > 0 ? cell - 1 : ring,
      x < width - 1 ? cell + 1 : ring,
      y > 0 ? cell - width : ring,
      y < height - 1 ? cell + width : ring,
    ];
    return border === 'open' ? around : around.filter((other) => other !== ring);
  };
  const markAt = (cell: number): number => (cell === ring ? GAP : (marks[cell] ?? WALL));
  return slotsOf(shape).flatMap((slot) => {
    let size = 0;
    const queue = seen.has(slot) ? [] : [slot];
    for (const cell of queue) {
      if (seen.has(cell) || markAt(cell) === WALL) continue;
      seen.add(cell);
      if (markAt(cell) === SLOT) size++;
      queue.push(...neighboursOf(cell));
    }
    return size > 0 ? [size] : [];
  });
}

function edgeCells(width: number, height: number): number[] {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return cells.filter((cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
}
