/** Looks at the pads of the machine while one is connected; a browser tells of their buttons only when it is asked. */
import { signsOf } from './pad-buttons.ts';
import { type HeldInputs, readPresses } from './pad-presses.ts';
import { pressPad } from './press-pad.ts';

/** A pad is looked at in this interval, in milliseconds: once a picture while it is used, less often at rest. */
const LOOK_MS = 16;
const REST_LOOK_MS = 64;
/** A pad rests that was not touched for this long. */
const REST_AFTER_MS = 30_000;
/** A fully pushed right stick scrolls by so many pixels with each look. */
const SCROLLED = 18;
const SCROLL_DEAD_ZONE = 0.25;

/** Moves the board that has the focus when it can be moved, else scrolls what lies around the focus, or the screen. */
function scroll(deltaX: number, deltaY: number): void {
  const start = document.activeElement ?? document.body;
  const init = { deltaX, deltaY, bubbles: true, cancelable: true };
  if (!start.dispatchEvent(new WheelEvent('wheel', init))) return;
  for (
    let place = start === document.body ? firstScroller() : start;
    place !== null;
    place = place.parentElement
  ) {
    const before = place.scrollTop;
    place.scrollTop += deltaY;
    if (place.scrollTop !== before) return;
  }
}

function firstScroller(): Element | null {
  const all = [...document.querySelectorAll('body *')];
  return all.find((element) => element.scrollHeight > element.clientHeight && isScroller(element)) ?? null;
}

function isScroller(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function scrollOf({ axes }: Gamepad): readonly [number, number] {
  const push = (axis: number) => {
    const value = axes[axis] ?? 0;
    return Math.abs(value) > SCROLL_DEAD_ZONE ? value * SCROLLED : 0;
  };
  return [push(2), push(3)];
}

/**
 * Hands the presses of all pads to the page until the returned function is called. `onUse` hears the signs of the pad in hand,
 * and null when a key or a pointer is used again.
 */
export function watchPads(onUse: (pad: ReturnType<typeof signsOf> | null) => void): () => void {
  const stop = new AbortController();
  const held = new Map<number, HeldInputs>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastUse = performance.now();
  const lookAt = (pad: Gamepad, now: number) => {
    const read = readPresses(pad, held.get(pad.index) ?? new Map(), now);
    held.set(pad.index, read.held);
    const [dx, dy] = scrollOf(pad);
    const isScrolled = dx !== 0 || dy !== 0;
    if (!document.hasFocus() || (read.presses.length === 0 && !isScrolled)) return;
    lastUse = now;
    onUse(signsOf(pad.id));
    if (isScrolled) scroll(dx, dy);
    for (const press of read.presses) pressPad(press);
  };
  const look = () => {
    const now = performance.now();
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    for (const pad of pads) lookAt(pad, now);
    const pace = now - lastUse > REST_AFTER_MS ? REST_LOOK_MS : LOOK_MS;
    timer = pads.length > 0 ? setTimeout(look, pace) : undefined;
  };
  const begin = () => {
    timer ??= setTimeout(look);
  };
  const on = { signal: stop.signal, capture: true };
  const putAway = ({ isTrusted }: Event) => isTrusted && onUse(null);
  window.addEventListener('gamepadconnected', begin, on);
  for (const sign of ['keydown', 'pointerdown'] as const) window.addEventListener(sign, putAway, on);
  begin();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
