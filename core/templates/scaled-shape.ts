import { GAP, type Shape, SLOT } from '../board/board.ts';

/**
 * A shape drawn larger or smaller: each cell shows what lies at its middle in the shape as it was. Slots left over from pairs
 * are none: of an odd number the last one becomes a gap. Linear in the area.
 */
export function scaledShape(shape: Shape, width: number, height: number): Shape {
  if (width === shape.width && height === shape.height) return shape;
  const marks = Array.from({ length: width * height }, (_, cell) => {
    const x = sourceOf(cell % width, width, shape.width);
    const y = sourceOf(Math.floor(cell / width), height, shape.height);
    return shape.marks[y * shape.width + x] ?? GAP;
  });
  const last = marks.lastIndexOf(SLOT);
  if (marks.filter((mark) => mark === SLOT).length % 2 === 1) marks[last] = GAP;
  return { width, height, marks };
}

/** The cell of a line of `from` cells that lies under the middle of one of `to` cells. */
function sourceOf(place: number, to: number, from: number): number {
  return Math.min(from - 1, Math.floor(((place + 0.5) * from) / to));
}
