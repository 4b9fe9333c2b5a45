import type { Camera } from '../../viewport/camera.ts';
import type { Spot } from '../../viewport/framing.ts';
import { readWheel, type WheelTurn } from '../../viewport/wheel.ts';
import {
  cancelled,
  type Gesture,
  type GestureAct,
  type GestureStep,
  IDLE,
  lifted,
  moved,
  type PressMeaning,
  pressed,
} from './gestures.ts';

/** What a gesture does beside moving the board. */
export type BoardAct = Exclude<GestureAct, { type: 'pan' | 'zoom' }>;

export const PRIMARY = 0;
export const MIDDLE = 1;
export const SECONDARY = 2;

/** A board that is used by hand: the one in play or the drawing. */
export interface GestureTarget {
  readonly camera: Camera;
  /** What a press means at a place of the element; nothing when it means nothing there. */
  readonly meaningOf: (event: PointerEvent, at: Spot) => PressMeaning | null;
  readonly obey: (act: BoardAct) => void;
  /** The pointer is somewhere else now, or something else is under it; null when it left. */
  readonly onPoint: (at: Spot | null, gesture: Gesture, pointerType: string) => void;
  /** Whether a turn of the wheel is for the board and not for the page. */
  readonly takesWheel: (event: WheelEvent) => boolean;
}

/** Hands pointer and wheel of an element to the gesture machine and obeys it, until the returned function is called. */
export function listenToGestures(root: HTMLElement, target: GestureTarget): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let gesture: Gesture = IDLE;

  const spotOf = (event: MouseEvent): Spot => {
    const { left, top } = root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function take(step: GestureStep): void {
    gesture = step.gesture;
    for (const act of step.acts) {
      if (act.type === 'pan') target.camera.panBy(act.dx, act.dy);
      else if (act.type === 'zoom') target.camera.zoomBy(act.factor, act.spot);
      else target.obey(act);
    }
  }

  function press(event: PointerEvent): void {
    const at = spotOf(event);
    const means = target.meaningOf(event, at);
    if (means === null) return;
    // The middle button would begin to scroll.
    if (event.button === MIDDLE) event.preventDefault();
    // A drag that leaves the board goes on. A pointer that no longer exists cannot be held.
    if (means !== 'pick' && event.isTrusted) root.setPointerCapture(event.pointerId);
    const how = {
      isFinger: event.pointerType === 'touch',
      isErasing: event.button === SECONDARY,
      isStraight: event.shiftKey,
    };
    take(pressed(gesture, { pointer: event.pointerId, at, means, ...how }));
    if (gesture.state !== 'idle') target.onPoint(at, gesture, event.pointerType);
  }

  function move(event: PointerEvent): void {
    const at = spotOf(event);
    take(moved(gesture, { pointer: event.pointerId, at, isStraight: event.shiftKey }));
    target.onPoint(at, gesture, event.pointerType);
  }

  function turn(event: WheelEvent): void {
    if (!target.takesWheel(event)) return;
    event.preventDefault();
    // `wheelDeltaY` is Chromium's own, which is what the app runs in.
    const ask = readWheel(event as WheelEvent & WheelTurn);
    const at = spotOf(event);
    if (ask.type === 'zoom') target.camera.zoomBy(ask.factor, at);
    else target.camera.panBy(ask.dx, ask.dy);
    // Something else may lie under the pointer now.
    target.onPoint(at, gesture, 'mouse');
  }

  root.addEventListener('pointerdown', press, on);
  root.addEventListener('pointermove', move, on);
  root.addEventListener('pointerup', (event) => take(lifted(gesture, event.pointerId)), on);
  root.addEventListener('pointercancel', (event) => take(cancelled(gesture, event.pointerId)), on);
  root.addEventListener('pointerleave', (event) => target.onPoint(null, gesture, event.pointerType), on);
  root.addEventListener('wheel', turn, { ...on, passive: false });
  return () => stop.abort();
}
