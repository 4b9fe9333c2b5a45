import type { Point } from '../../../../core/board/board.ts';
import type { Grip } from '../../../state/editor/stroke.ts';
import { pinchOf, type Spot } from '../../../viewport/framing.ts';
import { readWheel, type WheelTurn } from '../../../viewport/wheel.ts';

export interface PointerCallbacks {
  /** The cell under a spot of the room; it may lie beside the drawing. */
  readonly pointAt: (spot: Spot) => Point;
  readonly isInside: (point: Point) => boolean;
  /** Whether the first button pushes the drawing instead of drawing on it. */
  readonly isPushing: () => boolean;
  readonly onPress: (point: Point, grip: Grip) => void;
  readonly onDrag: (point: Point, isStraight: boolean) => void;
  readonly onRelease: () => void;
  readonly onCancel: () => void;
  /** Where the mouse or the pen is, or null when it is elsewhere. */
  readonly onHover: (spot: Spot | null) => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, spot: Spot) => void;
}

const PRIMARY = 0;
const MIDDLE = 1;
const SECONDARY = 2;

type Gesture =
  | { readonly type: 'none' }
  | { readonly type: 'stroke'; readonly pointer: number }
  | { readonly type: 'push'; readonly pointer: number; readonly from: Spot }
  /** Two fingers zoom and push at once. */
  | { readonly type: 'pinch'; readonly fingers: readonly [Spot, Spot] };

const NONE: Gesture = { type: 'none' };

/** Mouse, pen and touch over the drawing, until the returned function is called. */
export function listenToPointer(root: HTMLElement, callbacks: PointerCallbacks): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const fingers = new Map<number, Spot>();
  let gesture: Gesture = NONE;

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const pointOf = (event: MouseEvent) => callbacks.pointAt(spotOf(event));

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, spotOf(event));
    const [one, other] = [...fingers.values()];
    if (one !== undefined && other !== undefined) {
      // What the first finger began was no stroke.
      if (gesture.type === 'stroke') callbacks.onCancel();
      gesture = { type: 'pinch', fingers: [one, other] };
      return;
    }
    if (gesture.type !== 'none' || !event.isPrimary) return;
    if (event.button === MIDDLE || (event.button === PRIMARY && callbacks.isPushing())) beginPush(event);
    else if (event.button === PRIMARY || event.button === SECONDARY) beginStroke(event);
  }

  function beginPush(event: PointerEvent): void {
    // The middle button would begin to scroll.
    event.preventDefault();
    root.setPointerCapture(event.pointerId);
    gesture = { type: 'push', pointer: event.pointerId, from: spotOf(event) };
  }

  function beginStroke(event: PointerEvent): void {
    const point = pointOf(event);
    if (!callbacks.isInside(point)) return;
    root.setPointerCapture(event.pointerId);
    gesture = { type: 'stroke', pointer: event.pointerId };
    callbacks.onPress(point, { isErasing: event.button === SECONDARY, isStraight: event.shiftKey });
  }

  function move(event: PointerEvent): void {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, spotOf(event));
    if (gesture.type === 'pinch') pinch(gesture.fingers);
    else if (gesture.type === 'push') push(gesture, event);
    else if (gesture.type === 'stroke' && event.pointerId === gesture.pointer)
      callbacks.onDrag(pointOf(event), event.shiftKey);
    if (event.pointerType !== 'touch') callbacks.onHover(spotOf(event));
  }

  function push({ pointer, from }: Extract<Gesture, { type: 'push' }>, event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const to = spotOf(event);
    callbacks.onPan(to.x - from.x, to.y - from.y);
    gesture = { type: 'push', pointer, from: to };
  }

  function pinch(before: readonly [Spot, Spot]): void {
    const [one, other] = [...fingers.values()];
    if (one === undefined || other === undefined) return;
    const { factor, from, to } = pinchOf(before, [one, other]);
    callbacks.onPan(to.x - from.x, to.y - from.y);
    callbacks.onZoom(factor, to);
    gesture = { type: 'pinch', fingers: [one, other] };
  }

  function end(event: PointerEvent, tell: () => void): void {
    fingers.delete(event.pointerId);
    // A finger that is left from a pinch draws nothing until it was lifted.
    if (gesture.type === 'pinch') gesture = fingers.size === 0 ? NONE : gesture;
    if (!('pointer' in gesture) || event.pointerId !== gesture.pointer) return;
    if (gesture.type === 'stroke') tell();
    gesture = NONE;
  }

  function wheel(event: WheelEvent): void {
    // A page that scrolls under the mouse goes on scrolling; what a touchpad's pinch sends carries Ctrl.
    if (!event.ctrlKey && isOnScrollingPage(root)) return;
    event.preventDefault();
    // `wheelDeltaY` is Chromium's own, which is what the app runs in.
    const ask = readWheel(event as WheelEvent & WheelTurn);
    if (ask.type === 'zoom') callbacks.onZoom(ask.factor, spotOf(event));
    else callbacks.onPan(ask.dx, ask.dy);
  }

  root.addEventListener('pointerdown', press, on);
  root.addEventListener('pointermove', move, on);
  root.addEventListener('pointerup', (event) => end(event, callbacks.onRelease), on);
  root.addEventListener('pointercancel', (event) => end(event, callbacks.onCancel), on);
  root.addEventListener('pointerleave', () => callbacks.onHover(null), on);
  root.addEventListener('contextmenu', (event) => event.preventDefault(), on);
  root.addEventListener('wheel', wheel, { ...on, passive: false });
  return () => stop.abort();
}

function isOnScrollingPage(element: HTMLElement): boolean {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const isScroller = ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY);
    if (isScroller && parent.scrollHeight > parent.clientHeight) return true;
  }
  return false;
}
