/** The arithmetic of looking at a board that is larger than its window. */
import type { BoardLayout, Rectangle, Viewport } from './layout.ts';
import type { ZoomRules } from './zoom-rules.ts';

/** A board of so many cells in a viewport, and how it may be looked at. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly viewport: Viewport;
  readonly rules: ZoomRules;
}

/** A place of the viewport, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Paper that may show beyond a board's edges, in CSS pixels. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

/** The middle of the viewport. */
export function middleOf({ width, height }: Viewport): Spot {
  return { x: width / 2, y: height / 2 };
}

/** The nearest length of whole device pixels. Rounded and not cut off, so that a view that is read back does not creep. */
export function snapped(length: number, { pixelRatio }: Pick<Viewport, 'pixelRatio'>): number {
  return Math.round(length * pixelRatio) / pixelRatio;
}

/** The same layout with cells of another size; what lies under `spot` stays there. */
export function magnified(layout: BoardLayout, cell: number, spot: Spot): BoardLayout {
  const growth = cell / layout.cell;
  return {
    ...layout,
    cell,
    ring: layout.ring * growth,
    left: spot.x - (spot.x - layout.left) * growth,
    top: spot.y - (spot.y - layout.top) * growth,
  };
}

/**
 * The layout held so that no more than its margins is bare beside it; a side for which there is room lies in the middle, or
 * nearer to its start where that brings all of it out from under the corner, with its lane in view.
 */
export function held(
  { columns, rows, viewport }: Omit<Frame, 'rules'>,
  layout: BoardLayout,
  margins: Margins,
  corner: Pick<Rectangle, 'width' | 'height'>,
): BoardLayout {
  const { left, top, cell, ring } = layout;
  const across = { length: columns * cell, room: viewport.width, covered: corner.width, ring };
  const down = { length: rows * cell, room: viewport.height, covered: corner.height, ring };
  return {
    ...layout,
    left: heldSide(left, across, [margins.left, margins.right]),
    top: heldSide(top, down, [margins.above, margins.below]),
  };
}

/** A side of a board in the window: how much of the window's end is covered, and the lane beside the board. */
interface Side {
  readonly length: number;
  readonly room: number;
  readonly covered: number;
  readonly ring: number;
}

function heldSide(
  start: number,
  { length, room, covered, ring }: Side,
  [before, after]: readonly [number, number],
): number {
  const middle = (room - length) / 2;
  const clear = room - covered - length;
  if (clear >= ring) return Math.min(middle, clear);
  const first = room - after - length;
  return first >= before ? middle : Math.min(before, Math.max(first, start));
}

/** Returns the shortest shift that brings a stretch inside its room; of one too long for it the start is seen. */
export function shiftIntoView(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, Math.max(room - start - length, -start));
}

/** A step of a pinch: the factor by which two fingers spread, the spot between them, and how far it moved. */
export interface Pinch {
  readonly factor: number;
  readonly from: Spot;
  readonly to: Spot;
}

type Fingers = readonly [Spot, Spot];

export function pinchOf(before: Fingers, now: Fingers): Pinch {
  // Two fingers on one pixel have no distance to compare with.
  const factor = distance(...now) / Math.max(1, distance(...before));
  return { factor, from: between(...before), to: between(...now) };
}

/** In CSS pixels. */
export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
