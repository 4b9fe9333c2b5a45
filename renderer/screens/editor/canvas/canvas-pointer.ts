import type { Point } from '../../../../core/board/board.ts';
import type { Grip } from '../state/hand.ts';
import type { DrawingView } from './drawing-view.ts';

export interface PointerCallbacks {
  readonly isInside: (point: Point) => boolean;
  readonly onPress: (point: Point, grip: Grip) => void;
  readonly onDrag: (point: Point, isStraight: boolean) => void;
  readonly onRelease: () => void;
  readonly onCancel: () => void;
  readonly onHover: (point: Point | null) => void;
}

const PRIMARY = 0;
const SECONDARY = 2;

/** Mouse, pen and touch over the drawing, until the returned function is called. */
export function listenToPointer(
  root: HTMLElement,
  view: DrawingView,
  callbacks: PointerCallbacks,
): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let stroking: number | null = null;
  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = root.getBoundingClientRect();
    return view.pointAt(event.clientX - left, event.clientY - top);
  };
  const end = (event: PointerEvent, tell: () => void) => {
    if (event.pointerId !== stroking) return;
    stroking = null;
    tell();
  };

  function press(event: PointerEvent): void {
    const isDrawing = event.button === PRIMARY || event.button === SECONDARY;
    if (stroking !== null || !event.isPrimary || !isDrawing) return;
    const point = pointOf(event);
    if (!callbacks.isInside(point)) return;
    stroking = event.pointerId;
    root.setPointerCapture(event.pointerId);
    callbacks.onPress(point, { isErasing: event.button === SECONDARY, isStraight: event.shiftKey });
  }

  function move(event: PointerEvent): void {
    const point = pointOf(event);
    if (event.pointerId === stroking) callbacks.onDrag(point, event.shiftKey);
    if (event.pointerType !== 'touch') callbacks.onHover(callbacks.isInside(point) ? point : null);
  }

  root.addEventListener('pointerdown', press, on);
  root.addEventListener('pointermove', move, on);
  root.addEventListener('pointerup', (event) => end(event, callbacks.onRelease), on);
  root.addEventListener('pointercancel', (event) => end(event, callbacks.onCancel), on);
  root.addEventListener('pointerleave', () => callbacks.onHover(null), on);
  root.addEventListener('contextmenu', (event) => event.preventDefault(), on);
  return () => stop.abort();
}
