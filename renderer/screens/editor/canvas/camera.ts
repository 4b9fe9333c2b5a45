/** Which part of a drawing is looked at, and how near: plain numbers, so that every way to zoom and pan is one function. */
import type { Point } from '../../../../core/board/board.ts';
import { type BoardLayout, layoutBoard, type Viewport } from '../../../board/layout.ts';

export interface Camera {
  /** 1 shows the whole drawing; never less. */
  readonly zoom: number;
  /** The place of the drawing, in cells from its corner, that lies in the middle of the room; unused at zoom 1. */
  readonly middle: Place;
}

/** Across and down: in cells on the drawing, in CSS pixels in its room. */
export type Place = readonly [x: number, y: number];

/** A drawing's size in cells, and its room. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly viewport: Viewport;
}

export const WHOLE: Camera = { zoom: 1, middle: [0, 0] };

/** Nobody needs cells larger than this, in CSS pixels. */
const MOST_CELL = 72;
/** So near to the whole that the whole is meant. */
const NEARLY_WHOLE = 1.02;

/** Where the drawing lies in its room. Its edges never come further in than they do when it is seen whole. */
export function layoutSeen({ columns, rows, viewport }: Frame, { zoom, middle }: Camera): BoardLayout {
  const whole = layoutBoard(columns, rows, viewport);
  const { width, height, pixelRatio } = viewport;
  // Rounded and not cut off, so that a view that is read back does not creep.
  const snap = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  const cell = Math.max(whole.cell, snap(Math.min(whole.cell * zoom, MOST_CELL)));
  if (cell === whole.cell) return whole;
  const ring = (whole.ring / whole.cell) * cell;
  return {
    ...whole,
    cell,
    ring,
    left: snap(startOf(width, columns * cell, ring, middle[0] * cell)),
    top: snap(startOf(height, rows * cell, ring, middle[1] * cell)),
  };
}

/** Where a length begins in its room so that `middle` of it lies in the middle, as far as its margins let it. */
function startOf(room: number, length: number, margin: number, middle: number): number {
  if (length + 2 * margin <= room) return (room - length) / 2;
  return Math.max(room - length - margin, Math.min(margin, room / 2 - middle));
}

/** How near one can come; 1 where the whole drawing has cells that are large enough. */
export function nearestZoom(frame: Frame): number {
  const most = MOST_CELL / layoutSeen(frame, WHOLE).cell;
  return most < NEARLY_WHOLE ? 1 : most;
}

/** Nearer or further by a factor; what lies at a place of the room stays there. */
export function zoomed(frame: Frame, camera: Camera, factor: number, [x, y]: Place): Camera {
  const before = layoutSeen(frame, camera);
  const zoom = Math.min(nearestZoom(frame), camera.zoom * factor);
  if (zoom < NEARLY_WHOLE) return WHOLE;
  const { cell } = layoutSeen(frame, { ...camera, zoom });
  const left = x - ((x - before.left) / before.cell) * cell;
  const top = y - ((y - before.top) / before.cell) * cell;
  return settled(frame, { zoom, middle: middleOf(frame, { left, top, cell }) });
}

/** The drawing pushed by so many CSS pixels. */
export function panned(frame: Frame, camera: Camera, [dx, dy]: Place): Camera {
  const { left, top, cell } = layoutSeen(frame, camera);
  return settled(frame, { ...camera, middle: middleOf(frame, { left: left + dx, top: top + dy, cell }) });
}

/** Panned as little as brings a cell into sight, with a cell's room around it. The same camera when it is in sight. */
export function showing(frame: Frame, camera: Camera, [x, y]: Point): Camera {
  const { left, top, cell } = layoutSeen(frame, camera);
  const { width, height } = frame.viewport;
  const dx = pushIntoSight(left + (x - 1) * cell, 3 * cell, width);
  const dy = pushIntoSight(top + (y - 1) * cell, 3 * cell, height);
  return camera.zoom === 1 || (dx === 0 && dy === 0) ? camera : panned(frame, camera, [dx, dy]);
}

function pushIntoSight(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, room - start - length);
}

/** The same view with the middle that it has in fact, so that pushing against an edge is not remembered. */
function settled(frame: Frame, camera: Camera): Camera {
  return { ...camera, middle: middleOf(frame, layoutSeen(frame, camera)) };
}

function middleOf(
  { viewport }: Frame,
  { left, top, cell }: Pick<BoardLayout, 'left' | 'top' | 'cell'>,
): Place {
  return [(viewport.width / 2 - left) / cell, (viewport.height / 2 - top) / cell];
}
