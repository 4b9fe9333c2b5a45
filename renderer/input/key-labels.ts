/** Names keys on buttons, tooltips and sheets: those in force, and positions as the player's keyboard has them. */
import { COMBINATION, type CommandIn, isPadKey, keysOf, type PadSigns, type Scope } from './keymap.ts';
import { LAYOUT } from './layout.ts';

/** These keys are labelled otherwise than by their own name. */
const LABELS: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Escape: 'Esc',
  Backspace: '⌫',
  '-': '−',
  '=': '+',
};

/**
 * Returns the labels of a command's keys for the sheets. Two of its keys may have the same label: plus, with
 * Shift or without.
 */
export function keyLabels<S extends Scope>(scope: S, command: CommandIn<S>): readonly string[] {
  return [
    ...new Set(
      keysOf(scope, command)
        .filter((key) => !isPadKey(key))
        .map(labelOf),
    ),
  ];
}

/** Returns the sign of a command's button on the pad in hand, or null. */
export function padLabel<S extends Scope>(pad: PadSigns, scope: S, command: CommandIn<S>): string | null {
  return pad(keysOf(scope, command));
}

/** The key shown on a command's button. */
export function keyLabel<S extends Scope>(scope: S, command: CommandIn<S>): string {
  return keyLabels(scope, command)[0] ?? '';
}

/** The text that a position types where the keyboard's own layout is not known. */
const POSITIONS: Readonly<Record<string, string>> = {
  ...{ Backquote: '`', Minus: '-', Equal: '=', BracketLeft: '[', BracketRight: ']', Backslash: '\\' },
  ...{ Semicolon: ';', Quote: "'", Comma: ',', Period: '.', Slash: '/' },
};

/** Labels of positions are from now on those of a layout; of one without Latin letters those of a US keyboard are kept. */
export function showLayout(read: ReadonlyMap<string, string>): void {
  const before = LAYOUT.getState();
  const next = /^[a-z]$/i.test(read.get('KeyA') ?? '') ? read : new Map<string, string>();
  const isAnother = [...before.keys(), ...next.keys()].some(
    (code) => typed(code, before) !== typed(code, next),
  );
  if (isAnother) LAYOUT.setState(next, true);
}

/** Returns what a position types in a layout. */
function typed(code: string, layout: ReadonlyMap<string, string>): string {
  return (layout.get(code) ?? POSITIONS[code] ?? code.replace(/^(Key|Digit)/, '')).toUpperCase();
}

/** Returns what a key without its modifiers types: for a position what this keyboard has there. */
export function signOf(name: string): string {
  const code = /^\[(\w+)\]$/.exec(name)?.[1];
  if (code === undefined) return name;
  return typed(code, LAYOUT.getState());
}

/** Returns a key of the table as it is called on screens. */
export function labelOf(key: string): string {
  const [, modifier, shift, name = ''] = COMBINATION.exec(key) ?? [];
  const parts = [modifier, shift === undefined ? undefined : 'Shift', signOf(name)];
  return parts.flatMap((part) => (part === undefined ? [] : (LABELS[part] ?? part))).join(' ');
}

/** Returns the first keys of the four directions as one label. */
function movesLabel(scope: 'board' | 'drawing'): string {
  return (['left', 'up', 'right', 'down'] as const).map((way) => keyLabel(scope, way)).join(' ');
}

/** The keys of a board that has the focus, for the sheet. */
export const BOARD_KEYS = [
  { action: 'move', labels: () => [movesLabel('board')] },
  { action: 'pick', labels: () => [keyLabel('board', 'pick'), keyLabel('board', 'pick-on-release')] },
  { action: 'equal', labels: () => [keyLabel('board', 'equal-before'), keyLabel('board', 'equal-after')] },
] as const;

/** The keys of the drawing that has the focus, for the editor's sheet. */
export const DRAWING_KEYS = [
  { action: 'move', label: () => movesLabel('drawing') },
  { action: 'dab', label: () => keyLabel('drawing', 'dab') },
  { action: 'stroke', label: () => keyLabel('drawing', 'stroke') },
  { action: 'straight', label: () => 'Shift' },
  { action: 'shift', label: () => `Shift ${movesLabel('drawing')}` },
  { action: 'put-down', label: () => keyLabel('drawing', 'stroke') },
  { action: 'drop', label: () => keyLabel('editor', 'back') },
] as const;
