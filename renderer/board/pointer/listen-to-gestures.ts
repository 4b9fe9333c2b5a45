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
  type Press,
  type PressMeaning,
  pressed,
} from './gestures.ts';

/** An act of a gesture other than moving the board. */
export type BoardAct = Exclude<GestureAct, { type: 'pan' | 'zoom' }>;

export const PRIMARY = 0;
export const MIDDLE = 1;
export const SECONDARY = 2;

/** A board that is used by hand: the one in play or the drawing. */
export interface GestureTarget {
  readonly camera: Camera;
  /** Returns the meaning of a press at a spot of the element, or null when a press there has none. */
  readonly meaningOf: (event: PointerEvent, at: Spot) => PressMeaning | null;
  readonly obey: (act: BoardAct) => void;
  /** The pointer is somewhere else now, or something else is under it; null when it left. */
  readonly onPoint: (at: Spot | null, gesture: Gesture, pointerType: string) => void;
  /** Returns whether a turn of the wheel is for the board and not for the page. */
  readonly takesWheel: (event: WheelEvent) => boolean;
}

/**
 * Passes pointer and wheel events of an element to the gesture machine and does what it answers, until the returned
 * function is called.
 */
export function listenToGestures(root: HTMLElement, target: GestureTarget): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const pointer = followPointer(root, target);
  root.addEventListener('pointerdown', pointer.press, on);
  root.addEventListener('pointermove', pointer.move, on);
  root.addEventListener('pointerup', pointer.lift, on);
  root.addEventListener('pointercancel', pointer.cancel, on);
  root.addEventListener('pointerleave', pointer.leave, on);
  root.addEventListener('wheel', pointer.turn, { ...on, passive: false });
  return () => stop.abort();
}

/** Handles the pointer events; the state of the gesture is kept between them. */
function followPointer(root: HTMLElement, target: GestureTarget) {
  let gesture: Gesture = IDLE;
  const take = (step: GestureStep) => {
    gesture = step.gesture;
    for (const act of step.acts) obeyAct(target, act);
  };
  return {
    press(event: PointerEvent): void {
      const at = spotOf(root, event);
      const means = target.meaningOf(event, at);
      if (means === null) return;
      // The middle button would begin to scroll.
      if (event.button === MIDDLE) event.preventDefault();
      // A drag that leaves the board goes on. A pointer that no longer exists cannot be held.
      if (means !== 'pick' && event.isTrusted) root.setPointerCapture(event.pointerId);
      take(pressed(gesture, pressOf(event, at, means)));
      if (gesture.state !== 'idle') target.onPoint(at, gesture, event.pointerType);
    },
    move(event: PointerEvent): void {
      const at = spotOf(root, event);
      take(moved(gesture, { pointer: event.pointerId, at, isStraight: event.shiftKey }));
      target.onPoint(at, gesture, event.pointerType);
    },
    lift: (event: PointerEvent) => take(lifted(gesture, event.pointerId)),
    cancel: (event: PointerEvent) => take(cancelled(gesture, event.pointerId)),
    leave: (event: PointerEvent) => target.onPoint(null, gesture, event.pointerType),
    turn(event: WheelEvent): void {
      if (!target.takesWheel(event)) return;
      event.preventDefault();
      const at = spotOf(root, event);
      moveByWheel(target.camera, event, at);
      // Something else may lie under the pointer now.
      target.onPoint(at, gesture, 'mouse');
    },
  };
}

function spotOf(root: HTMLElement, event: MouseEvent): Spot {
  const { left, top } = root.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function pressOf(event: PointerEvent, at: Spot, means: PressMeaning): Press {
  return {
    pointer: event.pointerId,
    at,
    means,
    isFinger: event.pointerType === 'touch',
    isErasing: event.button === SECONDARY,
    isStraight: event.shiftKey,
  };
}

function obeyAct(target: GestureTarget, act: GestureAct): void {
  if (act.type === 'pan') target.camera.panBy(act.dx, act.dy);
  else if (act.type === 'zoom') target.camera.zoomBy(act.factor, act.spot);
  else target.obey(act);
}

function moveByWheel(camera: Camera, event: WheelEvent, at: Spot): void {
  // `wheelDeltaY` is Chromium's own, which is what the app runs in.
  const ask = readWheel(event as WheelEvent & WheelTurn);
  if (ask.type === 'zoom') camera.zoomBy(ask.factor, at);
  else camera.panBy(ask.dx, ask.dy);
}
