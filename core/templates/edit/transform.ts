/** Whole shapes flipped, turned, shifted, inverted and resized. Every function is linear in the area. */
import { GAP, type Point, type Shape, SLOT } from '../../board/board.ts';
import { inkedArea, markAt } from './marks.ts';

/** Mirrored left to right. */
export function flippedAcross(shape: Shape): Shape {
  const { width, height } = shape;
  return build(width, height, ([x, y]) => markAt(shape, [width - 1 - x, y]));
}

/** Mirrored top to bottom. */
export function flippedDown(shape: Shape): Shape {
  const { width, height } = shape;
  return build(width, height, ([x, y]) => markAt(shape, [x, height - 1 - y]));
}

/** Turned a quarter clockwise: width and height change places. */
export function turnedRight(shape: Shape): Shape {
  const { width, height } = shape;
  return build(height, width, ([x, y]) => markAt(shape, [y, height - 1 - x]));
}

/** Moved by whole cells; what leaves on one side comes back on the other, so that nothing is lost. */
export function shifted(shape: Shape, [dx, dy]: Point): Shape {
  const { width, height } = shape;
  return build(width, height, ([x, y]) => markAt(shape, [wrap(x - dx, width), wrap(y - dy, height)]));
}

function wrap(position: number, length: number): number {
  return ((position % length) + length) % length;
}

/** Slots become gaps and gaps slots; walls stay. */
export function inverted(shape: Shape): Shape {
  const marks = shape.marks.map((mark) => (mark === GAP ? SLOT : mark === SLOT ? GAP : mark));
  return { ...shape, marks };
}

/** Which part of a shape stays where it is when its size changes, as shares of the room that is added or taken. */
export const ANCHORS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type Anchor = (typeof ANCHORS)[number];

const SHARES: Readonly<Record<Anchor, Point>> = {
  'top-left': [0, 0],
  top: [0.5, 0],
  'top-right': [1, 0],
  left: [0, 0.5],
  middle: [0.5, 0.5],
  right: [1, 0.5],
  'bottom-left': [0, 1],
  bottom: [0.5, 1],
  'bottom-right': [1, 1],
};

/**
 * The shape on a larger or smaller grid; new cells are gaps. In the middle an odd row or column
 * is added, and taken, at the right or bottom.
 */
export function resized(shape: Shape, width: number, height: number, anchor: Anchor): Shape {
  const [shareX, shareY] = SHARES[anchor];
  const left = Math.trunc((width - shape.width) * shareX);
  const top = Math.trunc((height - shape.height) * shareY);
  return build(width, height, ([x, y]) => markAt(shape, [x - left, y - top]));
}

/**
 * The shape cut down to its slots and walls, as far as no side becomes shorter than `least`. The same object when there
 * is nothing to cut off, or nothing is drawn.
 */
export function trimmed(shape: Shape, least: number): Shape {
  const inked = inkedArea(shape);
  if (inked === null) return shape;
  const width = Math.min(shape.width, Math.max(least, inked.right - inked.left + 1));
  const height = Math.min(shape.height, Math.max(least, inked.bottom - inked.top + 1));
  if (width === shape.width && height === shape.height) return shape;
  const left = Math.min(inked.left, shape.width - width);
  const top = Math.min(inked.top, shape.height - height);
  return build(width, height, ([x, y]) => markAt(shape, [x + left, y + top]));
}

function build(width: number, height: number, mark: (point: Point) => number | undefined): Shape {
  const marks: number[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) marks.push(mark([x, y]) ?? GAP);
  return { width, height, marks };
}
