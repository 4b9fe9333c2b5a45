/** How a board larger than its window is looked at: how large its cells are shown, and which part of it. */
import type { BoardLayout, Rectangle, Viewport } from './layout.ts';
import { layoutBoard } from './layout.ts';

/** A board of so many cells in a viewport. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly viewport: Viewport;
}

/** A place of the viewport, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Side of a cell, in CSS pixels, whose picture is told at a glance and which a finger meets. */
const COMFORTABLE_CELL = 36;
/** Below this pictures cannot be told apart: a board does not begin so small. */
const LEGIBLE_CELL = 22;
/** The sizes that keys and buttons step through, between the whole board and the largest cell. */
const STOPS = [COMFORTABLE_CELL, 52, 72] as const;
const LARGEST_CELL = 72;
/** Two sizes within this factor of each other are one to the eye: such a stop would seem to do nothing. */
const NEARLY = 1.08;

/** Paper that may be pulled in beyond the board's edge. */
const MARGIN = 12;
/** The corner in which the buttons lie, in CSS pixels; the last row can be pulled out from under them. */
const CORNER = { width: 152, height: 60 } as const;

/** The board as a whole, clear of the buttons in the corner. */
export function wholeBoard({ columns, rows, viewport }: Frame): BoardLayout {
  const whole = layoutBoard(columns, rows, viewport);
  const isClear =
    whole.left + columns * whole.cell <= viewport.width - CORNER.width ||
    whole.top + rows * whole.cell <= viewport.height - CORNER.height;
  if (isClear || !isCramped(whole)) return whole;
  return layoutBoard(columns, rows, { ...viewport, height: Math.max(1, viewport.height - CORNER.height) });
}

/** Whether its cells are too small to play with ease: such a board can be zoomed. */
export function isCramped(whole: BoardLayout): boolean {
  return whole.cell < COMFORTABLE_CELL;
}

/** What is seen first: the whole board, or its middle where the whole could not be read. */
export function firstSight(frame: Frame): BoardLayout {
  const whole = wholeBoard(frame);
  if (whole.cell >= LEGIBLE_CELL) return whole;
  const centred = layoutBoard(frame.columns, frame.rows, frame.viewport);
  return atRest(frame, zoomed(frame, centred, COMFORTABLE_CELL), middle(frame));
}

/** Shows cells of another size; what lies under `spot` stays there, as far as the edges let it. */
export function zoomed(frame: Frame, layout: BoardLayout, cell: number, spot = middle(frame)): BoardLayout {
  const whole = wholeBoard(frame);
  if (!isCramped(whole)) return whole;
  const side = Math.min(LARGEST_CELL, Math.max(whole.cell, cell));
  if (side === whole.cell) return whole;
  const growth = side / layout.cell;
  return within(frame, {
    ...layout,
    cell: side,
    ring: (layout.ring / layout.cell) * side,
    left: spot.x - (spot.x - layout.left) * growth,
    top: spot.y - (spot.y - layout.top) * growth,
  });
}

/** Moves the board under the eye by CSS pixels. */
export function panned(frame: Frame, layout: BoardLayout, dx: number, dy: number): BoardLayout {
  return within(frame, { ...layout, left: layout.left + dx, top: layout.top + dy });
}

/**
 * Brings a part of the board, in cells, into view with a cell around it: not at all when it is seen, by the shortest way
 * when it is near, into the middle when it is far. A part that is too large for the window is shown smaller; one that is
 * to be told apart (`isRead`), larger when it was not.
 */
export function revealed(frame: Frame, layout: BoardLayout, part: Rectangle, isRead: boolean): BoardLayout {
  const { viewport } = frame;
  const [columns, rows] = [part.width + 2, part.height + 2];
  const room = wholePixels(
    Math.min(viewport.width / columns, (viewport.height - CORNER.height) / rows),
    viewport,
  );
  const wanted = isRead && layout.cell < LEGIBLE_CELL ? COMFORTABLE_CELL : layout.cell;
  const side = Math.min(room, wanted);
  const fitting = side === layout.cell ? layout : atRest(frame, zoomed(frame, layout, side), middle(frame));
  const { left, top, cell } = fitting;
  const dx = shift(left + (part.x - 1) * cell, columns * cell, viewport.width, 0);
  const dy = shift(top + (part.y - 1) * cell, rows * cell, viewport.height, CORNER.height);
  return dx === 0 && dy === 0 ? fitting : panned(frame, fitting, Math.round(dx), Math.round(dy));
}

/** The same part of the board in another viewport, its cells as large as before; a whole board stays whole, if it can. */
export function resized(frame: Frame, layout: BoardLayout, before: Viewport): BoardLayout {
  const wholeBefore = wholeBoard({ ...frame, viewport: before });
  const whole = wholeBoard(frame);
  // Who could read the whole board and cannot any more begins as with a new one.
  if (layout.cell <= wholeBefore.cell) return wholeBefore.cell < LEGIBLE_CELL ? whole : firstSight(frame);
  if (layout.cell <= whole.cell) return whole;
  const moved = panned(
    frame,
    { ...layout, pixelRatio: frame.viewport.pixelRatio },
    (frame.viewport.width - before.width) / 2,
    (frame.viewport.height - before.height) / 2,
  );
  return atRest(frame, zoomed(frame, moved, moved.cell), middle(frame));
}

function wholePixels(length: number, { pixelRatio }: Viewport): number {
  return Math.floor(length * pixelRatio) / pixelRatio;
}

/** The next larger or smaller size that keys and buttons go to. */
export function nextStop(frame: Frame, { cell }: BoardLayout, direction: 'in' | 'out'): number {
  const sizes = [wholeBoard(frame).cell, ...STOPS.filter((stop) => stop > wholeBoard(frame).cell * NEARLY)];
  const next =
    direction === 'in'
      ? sizes.find((size) => size > cell * NEARLY)
      : sizes.findLast((size) => size < cell / NEARLY);
  return next ?? cell;
}

/** A layout with whole device pixels, so that edges are sharp; what lies under `spot` stays within a pixel of it. */
export function atRest(frame: Frame, layout: BoardLayout, spot: Spot): BoardLayout {
  const { pixelRatio } = frame.viewport;
  const cell = Math.max(1, Math.round(layout.cell * pixelRatio)) / pixelRatio;
  const settled = zoomed(frame, layout, cell, spot);
  const snap = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  return { ...settled, left: snap(settled.left), top: snap(settled.top) };
}

/** What lies between two layouts: a place that is the same in both stays where it is. */
export function between(from: BoardLayout, to: BoardLayout, share: number): BoardLayout {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    ...to,
    cell: mix(from.cell, to.cell),
    ring: mix(from.ring, to.ring),
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
  };
}

export function middle({ viewport }: Frame): Spot {
  return { x: viewport.width / 2, y: viewport.height / 2 };
}

/** Keeps the board's edges from being pulled into the window further than their margin. */
function within({ columns, rows, viewport }: Frame, layout: BoardLayout): BoardLayout {
  const { left, top, cell, ring } = layout;
  return {
    ...layout,
    left: slide(left, columns * cell, ring, viewport.width, MARGIN),
    top: slide(top, rows * cell, ring, viewport.height, CORNER.height),
  };
}

/** Where a side of the board begins: in the middle when all of it is seen, else so that no more than a margin is bare. */
function slide(start: number, length: number, ring: number, room: number, marginAfter: number): number {
  const first = room - marginAfter - ring - length;
  const last = MARGIN + ring;
  return first >= last ? (room - length) / 2 : Math.min(last, Math.max(first, start));
}

/** How far a stretch has to move to be inside: the shortest way, or to the middle when nothing of it is seen. */
function shift(start: number, length: number, room: number, marginAfter: number): number {
  const end = start + length;
  if (end <= 0 || start >= room) return (room - length) / 2 - start;
  if (start < 0) return -start;
  return Math.min(0, Math.max(room - marginAfter - end, -start));
}
