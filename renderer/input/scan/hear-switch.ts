/** Takes every key, click and pad button of the window as one switch. */
import { takePresses } from '../pad/press-pad.ts';

interface SwitchCalls {
  readonly onPress: () => void;
  /** Esc of a keyboard. */
  readonly onEnd: () => void;
  /** Returns whether a pointer presses something that stays in use by pointers. */
  readonly isSpared: (x: number, y: number) => boolean;
}

/** Two presses in so short a time are one press of a hand that trembles. */
const TREMBLE_MS = 200;
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'NumLock', 'OS'];
const POINTER = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
];

function isOfTheSystem({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || MODIFIERS.includes(key);
}

function take(event: Event): void {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tells of each press until the returned function is called. The page itself hears nothing of them. */
export function hearSwitch({ onPress, onEnd, isSpared }: SwitchCalls): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  let last = Number.NEGATIVE_INFINITY;
  const press = () => {
    const now = performance.now();
    if (now - last >= TREMBLE_MS) onPress();
    last = now;
  };
  const hearKey = (event: KeyboardEvent) => {
    if (isOfTheSystem(event)) return;
    take(event);
    if (event.type === 'keyup' || event.repeat) return;
    if (event.key === 'Escape') onEnd();
    else press();
  };
  const hearPointer = (event: MouseEvent) => {
    // Clicks that the page makes itself, for what was chosen, are none of the player.
    if (!event.isTrusted || isSpared(event.clientX, event.clientY)) return;
    take(event);
    if (event.type === 'pointerdown') press();
  };
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, hearKey, on);
  for (const type of POINTER) window.addEventListener(type, (event) => hearPointer(event as MouseEvent), on);
  takePresses(({ isRepeat, isStick }) => {
    if (!isRepeat && !isStick) press();
  });
  return () => {
    stop.abort();
    takePresses(null);
  };
}
