/** Which part of a drawing is looked at, and how near: plain numbers, so that every way to zoom and pan is one function. */
import type { Point } from '../../core/board/board.ts';
import { type Frame, held, magnified, middleOf, pushIntoSight, type Spot, snapped } from './framing.ts';
import { type BoardLayout, layoutBoard } from './layout.ts';

export interface Camera {
  /** 1 shows the whole drawing; never less. */
  readonly zoom: number;
  /** What of the drawing lies in the middle of the room, in cells from its corner; unused at zoom 1. */
  readonly middle: Spot;
}

export const WHOLE: Camera = { zoom: 1, middle: { x: 0, y: 0 } };

/** Nobody needs cells larger than this, in CSS pixels. */
const MOST_CELL = 72;
/** So near to the whole that the whole is meant. */
const NEARLY_WHOLE = 1.02;

/** Where the drawing lies in its room. Its edges never come further in than they do when it is seen whole. */
export function layoutSeen(frame: Frame, { zoom, middle }: Camera): BoardLayout {
  const { viewport } = frame;
  const whole = layoutBoard(frame.columns, frame.rows, viewport);
  const cell = Math.max(whole.cell, snapped(Math.min(whole.cell * zoom, MOST_CELL), viewport));
  if (cell === whole.cell) return whole;
  const { x, y } = middleOf(viewport);
  const near = {
    ...magnified(whole, cell, { x, y }),
    left: x - middle.x * cell,
    top: y - middle.y * cell,
  };
  const { left, top } = held(frame, near, { before: near.ring, right: near.ring, below: near.ring });
  return { ...near, left: snapped(left, viewport), top: snapped(top, viewport) };
}

/** How near one can come; 1 where the whole drawing has cells that are large enough. */
export function nearestZoom(frame: Frame): number {
  const most = MOST_CELL / layoutSeen(frame, WHOLE).cell;
  return most < NEARLY_WHOLE ? 1 : most;
}

/** Nearer or further by a factor; what lies at a place of the room stays there. */
export function zoomed(frame: Frame, camera: Camera, factor: number, spot: Spot): Camera {
  const zoom = Math.min(nearestZoom(frame), camera.zoom * factor);
  if (zoom < NEARLY_WHOLE) return WHOLE;
  const { cell } = layoutSeen(frame, { ...camera, zoom });
  return settled(frame, zoom, magnified(layoutSeen(frame, camera), cell, spot));
}

/** The drawing pushed by so many CSS pixels. */
export function panned(frame: Frame, camera: Camera, dx: number, dy: number): Camera {
  const layout = layoutSeen(frame, camera);
  return settled(frame, camera.zoom, { ...layout, left: layout.left + dx, top: layout.top + dy });
}

/** Panned as little as brings a cell into sight, with a cell's room around it. The same camera when it is in sight. */
export function showing(frame: Frame, camera: Camera, [x, y]: Point): Camera {
  const { left, top, cell } = layoutSeen(frame, camera);
  const { width, height } = frame.viewport;
  const dx = pushIntoSight(left + (x - 1) * cell, 3 * cell, width);
  const dy = pushIntoSight(top + (y - 1) * cell, 3 * cell, height);
  return camera.zoom === 1 || (dx === 0 && dy === 0) ? camera : panned(frame, camera, dx, dy);
}

/** The view of a layout with the middle that it has in fact, so that pushing against an edge is not remembered. */
function settled(frame: Frame, zoom: number, wanted: BoardLayout): Camera {
  const seen = layoutSeen(frame, { zoom, middle: middleSeen(frame, wanted) });
  return { zoom, middle: middleSeen(frame, seen) };
}

/** What of the drawing lies in the middle of its room, in cells. */
function middleSeen({ viewport }: Frame, { left, top, cell }: BoardLayout): Spot {
  const { x, y } = middleOf(viewport);
  return { x: (x - left) / cell, y: (y - top) / cell };
}
