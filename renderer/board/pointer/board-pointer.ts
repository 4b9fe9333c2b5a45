import type { Spot } from '../../viewport/framing.ts';
import { cellAt } from '../../viewport/layout.ts';
import type { Lens } from '../../viewport/lens.ts';
import { readWheel, type WheelTurn } from '../../viewport/wheel.ts';
import type { Hand, HandStep, Press } from './gestures.ts';
import { cancelled, IDLE_HAND, lifted, moved, pressed } from './gestures.ts';
import type { SpaceKey } from './space-key.ts';

/** The board under the pointer. */
interface PointedBoard {
  readonly lens: Lens;
  readonly tiles: { kindAt(cell: number): number };
}

interface PointerCallbacks {
  readonly onPick: (cell: number) => void;
  readonly onHover: (cell: number | null) => void;
}

const PRIMARY = 0;
const MIDDLE = 1;

/**
 * Mouse, pen and touch over the board, until the returned function is called. A press picks: nobody has to wait for its
 * end. Only on a board that can be moved a finger has to show first whether it picks or drags.
 */
export function listenToPointer(
  root: HTMLElement,
  view: PointedBoard,
  space: SpaceKey,
  callbacks: PointerCallbacks,
): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let hand: Hand = IDLE_HAND;
  let hovered: number | null = null;

  const spotOf = (event: MouseEvent): Spot => {
    const { left, top } = root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const tileAt = ({ x, y }: Spot) => {
    const cell = cellAt(view.lens.layout, x, y);
    return cell !== null && view.tiles.kindAt(cell) > 0 ? cell : null;
  };
  const hover = (cell: number | null) => {
    if (cell === hovered) return;
    hovered = cell;
    callbacks.onHover(cell);
  };
  const point = (over: number | null) => {
    root.style.cursor = cursorFor(hand, over, view.lens.state().isCramped && space.isDown);
  };

  function meaningOf(event: PointerEvent, at: Spot): Press['means'] | null {
    const isMovable = view.lens.state().isCramped;
    const isTile = tileAt(at) !== null;
    if (event.pointerType === 'touch' && isMovable) return 'tap';
    if (!event.isPrimary) return null;
    if (isMovable && (event.button === MIDDLE || (event.button === PRIMARY && (space.isDown || !isTile))))
      return 'drag';
    return event.button === PRIMARY && isTile ? 'pick' : null;
  }

  function obey(step: HandStep): void {
    hand = step.hand;
    for (const act of step.acts) {
      if (act.type === 'pan') view.lens.panBy(act.dx, act.dy);
      else if (act.type === 'zoom') view.lens.zoomBy(act.factor, act.spot);
      else {
        const cell = tileAt(act.spot);
        if (cell !== null) callbacks.onPick(cell);
      }
    }
  }

  function press(event: PointerEvent): void {
    const at = spotOf(event);
    const means = meaningOf(event, at);
    if (means === null) return;
    if (means === 'drag') space.spend();
    // A drag that leaves the board goes on. A pointer that no longer exists cannot be held.
    if (means !== 'pick' && event.isTrusted) root.setPointerCapture(event.pointerId);
    obey(pressed(hand, { pointer: event.pointerId, at, means }));
    point(tileAt(at));
  }

  function move(event: PointerEvent): void {
    const at = spotOf(event);
    obey(moved(hand, event.pointerId, at));
    const over = event.pointerType === 'touch' || hand.doing !== 'nothing' ? null : tileAt(at);
    hover(over);
    point(over);
  }

  function turn(event: WheelEvent): void {
    if (!view.lens.state().isCramped) return;
    event.preventDefault();
    // `wheelDeltaY` is Chromium's own, which is what the app runs in.
    const ask = readWheel(event as WheelEvent & WheelTurn);
    const at = spotOf(event);
    if (ask.type === 'zoom') view.lens.zoomBy(ask.factor, at);
    else view.lens.panBy(ask.dx, ask.dy);
    // Another tile may lie under the pointer now.
    hover(tileAt(at));
  }

  root.addEventListener('pointerdown', press, on);
  root.addEventListener('pointermove', move, on);
  root.addEventListener('pointerup', (event) => obey(lifted(hand, event.pointerId)), on);
  root.addEventListener('pointercancel', (event) => obey(cancelled(hand, event.pointerId)), on);
  root.addEventListener('pointerleave', () => hover(null), on);
  root.addEventListener('wheel', turn, { ...on, passive: false });
  // Else the browser would move the focus to the cell under the pointer after the pick has placed it.
  root.addEventListener('mousedown', (event) => event.preventDefault(), on);
  return () => {
    stop.abort();
    root.style.cursor = '';
  };
}

function cursorFor(hand: Hand, over: number | null, isHandReady: boolean): string {
  if (hand.doing === 'dragging') return 'grabbing';
  if (isHandReady) return 'grab';
  return over === null ? '' : 'pointer';
}
