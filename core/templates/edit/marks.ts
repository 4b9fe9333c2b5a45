import { GAP, type Point, type Shape, type SLOT, type WALL } from '../../board/board.ts';

/** The content of a cell of a shape. */
export type Mark = typeof GAP | typeof SLOT | typeof WALL;

/** Cells of a shape, by column and row: both ends belong to it, and it may reach over the edge. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape of gaps only. */
export function blankShape(width: number, height: number): Shape {
  return { width, height, marks: new Array<number>(width * height).fill(GAP) };
}

/** The mark at a point, or undefined beside the shape. */
export function markAt({ width, height, marks }: Shape, [x, y]: Point): number | undefined {
  return x >= 0 && x < width && y >= 0 && y < height ? marks[y * width + x] : undefined;
}

/** The shape with one mark at all those points that lie on it; the same object when that changes nothing. */
export function withMark(shape: Shape, points: Iterable<Point>, mark: Mark): Shape {
  const { width, height } = shape;
  let marks: number[] | null = null;
  for (const [x, y] of points) {
    const cell = y * width + x;
    const isBeside = x < 0 || y < 0 || x >= width || y >= height;
    if (isBeside || (marks ?? shape.marks)[cell] === mark) continue;
    marks ??= shape.marks.slice();
    marks[cell] = mark;
  }
  return marks === null ? shape : { ...shape, marks };
}

/** The area between two corners, whichever they are. */
export function areaBetween([ax, ay]: Point, [bx, by]: Point): Area {
  return {
    left: Math.min(ax, bx),
    top: Math.min(ay, by),
    right: Math.max(ax, bx),
    bottom: Math.max(ay, by),
  };
}

/** The whole of a shape. */
export function wholeArea({ width, height }: Shape): Area {
  return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
}

/** Every point of an area, row by row. */
export function pointsOf({ left, top, right, bottom }: Area): Point[] {
  const points: Point[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) points.push([x, y]);
  return points;
}

/** The smallest area that holds every slot and wall, or null on an empty shape. Linear in the area. */
export function inkedArea({ width, marks }: Shape): Area | null {
  const inked = [...marks.keys()].filter((cell) => marks[cell] !== GAP);
  if (inked.length === 0) return null;
  const columns = inked.map((cell) => cell % width);
  const rows = inked.map((cell) => Math.floor(cell / width));
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}
