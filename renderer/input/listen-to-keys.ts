/** The one place that hears keys. Screens and boards name a scope of the key map and say what each of its commands does. */
import { type AnyCommand, type CommandIn, commandOf, type Scope } from './keymap.ts';

/** The handler of each command of a scope; the keys of a command without one go on to other scopes. */
export type KeyHandlers<S extends Scope> = {
  readonly [C in CommandIn<S>]?: ((press: KeyboardEvent) => void) | undefined;
};

interface KeyOptions<S extends Scope> {
  /** Before what lies under the pointer or has the focus hears of it. */
  readonly isFirst?: boolean;
  readonly onRelease?: (command: CommandIn<S>) => void;
}

/** The commands that a held key repeats. */
const REPEATING: ReadonlySet<string> = new Set<AnyCommand>([
  ...(['undo', 'redo', 'zoom-in', 'zoom-out'] as const),
  ...(['left', 'up', 'right', 'down', 'tile-left', 'tile-up', 'tile-right', 'tile-down'] as const),
  ...(['equal-before', 'equal-after'] as const),
  ...(['step-back', 'step-on', 'branch-before', 'branch-after', 'choice-before', 'choice-after'] as const),
]);

/** These follow a key that is meant for something else. */
const SHARED: ReadonlySet<string> = new Set<AnyCommand>(['enter-board', 'hold', 'look-away']);

/** Commands that mean the same while a text is edited, where no letter asks for them. */
const WHILE_TYPING: ReadonlySet<string> = new Set<AnyCommand>(['save', 'test', 'done', 'cancel']);

const TEXT =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), [contenteditable]';
const MOVED_BY_KEYS = 'input[type="radio"], input[type="range"]';
const PRESSED_BY_KEYS = 'button, input, a, summary';
const MOVING_KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'];
/** A text field is written with these. */
const EDITING_KEYS = [...MOVING_KEYS, 'Backspace', 'Delete'];

/** Returns whether the focused element is a text field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT);
}

/** Returns whether the focused element uses a key itself. */
function isKept({ target, key, ctrlKey, metaKey }: KeyboardEvent, command: string): boolean {
  if (!(target instanceof Element)) return false;
  const isCharacter = !/^\w{2,}$/.test(key);
  if (target.matches(TEXT))
    return !WHILE_TYPING.has(command) || EDITING_KEYS.includes(key) || (isCharacter && !ctrlKey && !metaKey);
  if (MOVING_KEYS.includes(key)) return target.matches(MOVED_BY_KEYS);
  return (key === ' ' || key === 'Enter') && target.matches(PRESSED_BY_KEYS);
}

/** Returns whether a dialog lies over the screen and takes all keys. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Hears the keys of a scope in the window or in an element, until the returned function is called. */
export function listenToKeys<S extends Scope>(
  place: Window | HTMLElement,
  scope: S,
  handlers: () => KeyHandlers<S>,
  { isFirst = false, onRelease }: KeyOptions<S> = {},
): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: isFirst };
  const held = new Map<string, CommandIn<S>>();
  const press = (event: KeyboardEvent) => {
    const command = event.defaultPrevented ? null : commandOf(scope, event);
    const handler = command === null ? undefined : handlers()[command];
    if (command === null || handler === undefined || isKept(event, command)) return;
    if (place === window && isDialogOpen()) return;
    if (!SHARED.has(command)) event.preventDefault();
    held.set(event.code, command);
    if (!event.repeat || REPEATING.has(command)) handler(event);
  };
  const release = ({ key, code }: KeyboardEvent) => {
    // Modifiers may have come and gone while it was held.
    const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    const command = held.get(code) ?? commandOf(scope, { ...bare, key, code });
    held.delete(code);
    if (command !== null) onRelease?.(command);
  };
  // Both kinds of place tell of keys alike.
  const target: Pick<HTMLElement, 'addEventListener'> = place as HTMLElement;
  target.addEventListener('keydown', press, on);
  if (onRelease !== undefined) target.addEventListener('keyup', release, on);
  return () => stop.abort();
}

/** Hears of each press of a scope's key in the window that nothing took, until the returned function is called. */
export function listenToUntakenKeys(scope: Scope, isMeant: () => boolean, tell: () => void): () => void {
  const stop = new AbortController();
  const press = (event: KeyboardEvent) => {
    if (isTyping(event.target) || commandOf(scope, event) === null || isDialogOpen() || !isMeant()) return;
    // Once everything that hears of it has.
    setTimeout(() => event.defaultPrevented || tell());
  };
  window.addEventListener('keydown', press, { signal: stop.signal });
  return () => stop.abort();
}
