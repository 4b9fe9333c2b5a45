/** Keys as buttons tell them: to assistive technology, and in their tooltips. */
import { keyLabel, signOf } from './key-labels.ts';
import { COMBINATION, type CommandIn, isPadKey, keysOf, type Scope } from './keymap.ts';

/** Names of `aria-keyshortcuts` that differ from those of the key map (https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts). */
const NAMES: Readonly<Record<string, string>> = { Mod: 'Control', Ctrl: 'Control', '+': 'Plus' };

function shortcutOf(key: string): string {
  const [, modifier, shift, name = ''] = COMBINATION.exec(key) ?? [];
  const parts = [modifier, shift === undefined ? undefined : 'Shift', signOf(name)];
  return parts.flatMap((part) => (part === undefined ? [] : (NAMES[part] ?? part))).join('+');
}

/** Returns the keys of a command for `aria-keyshortcuts`; undefined when it has none. */
export function keyShortcuts<S extends Scope>(scope: S, command: CommandIn<S>): string | undefined {
  const keys = keysOf(scope, command).filter((key) => !isPadKey(key));
  return keys.length === 0 ? undefined : [...new Set(keys.map(shortcutOf))].join(' ');
}

/** Returns the tooltip of a command's button: its words, and its key if it has one. */
export function withKeyLabel<S extends Scope>(words: string, scope: S, command: CommandIn<S>): string {
  const label = keyLabel(scope, command);
  return label === '' ? words : `${words} (${label})`;
}
