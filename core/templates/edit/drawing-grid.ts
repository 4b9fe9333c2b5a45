/** The grid that a drawing lies on: it grows with what is drawn beyond its edge and can be cut down to the drawing. */
import type { Point, Shape } from '../../board/board.ts';
import type { Rules } from '../../rules/rules.ts';
import { MAX_APP_SIDE, MIN_APP_SIDE } from '../limits.ts';
import { type Area, inkedArea } from './marks.ts';
import { pieceOf } from './piece.ts';

/** A shape on a larger grid, and where its upper left corner lies there. */
export interface Grown {
  readonly shape: Shape;
  readonly by: Point;
}

/**
 * The shape on a grid that holds an area too, as far as no side becomes longer than MAX_APP_SIDE. What cannot be held is
 * shared out between both sides, so that equal growth stays equal: the axes of a symmetry stay in the middle. The same shape
 * when there is nothing to add. Linear in the area.
 */
export function grownTo(shape: Shape, area: Area | null): Grown {
  if (area === null) return { shape, by: [0, 0] };
  const [left, right] = growth(shape.width, -area.left, area.right - shape.width + 1);
  const [top, bottom] = growth(shape.height, -area.top, area.bottom - shape.height + 1);
  if (left + right + top + bottom === 0) return { shape, by: [0, 0] };
  const frame = { left: -left, top: -top, right: shape.width - 1 + right, bottom: shape.height - 1 + bottom };
  return { shape: pieceOf(shape, frame), by: [left, top] };
}

/** The number of cells added at each end of a side. */
function growth(length: number, before: number, after: number): readonly [number, number] {
  const wanted = [Math.max(0, before), Math.max(0, after)] as const;
  const room = Math.max(0, MAX_APP_SIDE - length);
  const all = wanted[0] + wanted[1];
  if (all <= room) return wanted;
  return [Math.floor((wanted[0] * room) / all), Math.floor((wanted[1] * room) / all)];
}

/** Returns whether a grid can grow until it holds a point. */
export function canHold({ width, height }: Pick<Shape, 'width' | 'height'>, [x, y]: Point): boolean {
  const across = Math.max(width, x + 1) - Math.min(0, x);
  const down = Math.max(height, y + 1) - Math.min(0, y);
  return across <= MAX_APP_SIDE && down <= MAX_APP_SIDE;
}

/** The smallest area around some points, or null around none. */
export function areaAround(points: readonly Point[]): Area | null {
  const [first, ...rest] = points;
  if (first === undefined) return null;
  let [left, top] = first;
  let [right, bottom] = first;
  for (const [x, y] of rest) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/**
 * The shape without the empty rows and columns at its edges, as far as that changes neither a line nor a fall, and leaves
 * MIN_APP_SIDE cells a side. Around an open border lines run anyway; within a closed one they run through empty rows at the
 * edge, so these stay. Where gravity parts a line in its middle, as much goes on both ends. The same object when nothing goes.
 */
export function fittedShape(shape: Shape, { border, gravity }: Pick<Rules, 'border' | 'gravity'>): Shape {
  const inked = inkedArea(shape);
  if (inked === null || border === 'closed') return shape;
  const [left, right] = keptSide(inked.left, inked.right, shape.width, gravity.endsWith('horizontal'));
  const [top, bottom] = keptSide(inked.top, inked.bottom, shape.height, gravity.endsWith('vertical'));
  if (right - left + 1 === shape.width && bottom - top + 1 === shape.height) return shape;
  return pieceOf(shape, { left, top, right, bottom });
}

/** First and last cell that a side keeps; of what is drawn too short, with room on both ends. */
function keptSide(
  first: number,
  last: number,
  length: number,
  keepsMiddle: boolean,
): readonly [number, number] {
  let [before, after] = [first, length - 1 - last];
  if (keepsMiddle) before = after = Math.min(before, after);
  const missing = Math.max(0, MIN_APP_SIDE - (length - before - after));
  const share = keepsMiddle ? Math.ceil(missing / 2) : Math.max(missing - after, Math.floor(missing / 2));
  const given = Math.min(before, share);
  before -= given;
  after = Math.max(0, after - (keepsMiddle ? given : missing - given));
  return [before, length - 1 - after];
}

/** The handles of a grid: its sides and corners, each by the edges that it moves. */
export const HANDLES = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'] as const;
export type Handle = (typeof HANDLES)[number];

/** Which edges a handle moves: -1 the first one of a side, 1 the last one, 0 none. */
export function handleEdges(handle: Handle): Point {
  const across = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0;
  const down = handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0;
  return [across, down];
}

/**
 * The grid, as an area over the old one, after a handle was pulled by whole cells: 4 to 64 cells a side. `isMirrored` says of
 * each axis whether the opposite edge moves as much the other way.
 */
export function pulledFrame(
  { width, height }: Pick<Shape, 'width' | 'height'>,
  handle: Handle,
  [dx, dy]: Point,
  isMirrored: readonly [boolean, boolean],
): Area {
  const [across, down] = handleEdges(handle);
  const [left, right] = pulledSide(width, across, dx, isMirrored[0]);
  const [top, bottom] = pulledSide(height, down, dy, isMirrored[1]);
  return { left, top, right, bottom };
}

function pulledSide(
  length: number,
  edge: number,
  by: number,
  isMirrored: boolean,
): readonly [number, number] {
  if (edge === 0) return [0, length - 1];
  const ends = isMirrored ? 2 : 1;
  const least = Math.ceil((MIN_APP_SIDE - length) / ends);
  const most = Math.floor((MAX_APP_SIDE - length) / ends);
  const outwards = Math.max(least, Math.min(most, by * edge));
  const before = edge < 0 || isMirrored ? outwards : 0;
  const after = edge > 0 || isMirrored ? outwards : 0;
  // No negative zero.
  return [0 - before, length - 1 + after];
}
