/** Every key of every screen in one table: screens handle them, and their buttons, tooltips and sheets show them. */
import { type KeyPress, namesOf } from './key-press.ts';

/**
 * The commands of each scope and the keys that ask for them; the first is shown on a command's button. `Mod` is Ctrl, or Cmd on
 * a Mac. Without a modifier Shift makes no difference. `Pad…` is a button of a game pad, which is told as a key.
 */
export const KEYMAP = {
  game: {
    undo: ['Z', 'Mod+Z', 'PadY'],
    redo: ['Y', 'Mod+Y', 'Mod+Shift+Z'],
    hint: ['H', 'PadX'],
    verdict: ['W'],
    reshuffle: ['S'],
    freeze: ['F'],
    autoplay: ['A'],
    restart: ['R'],
    pause: ['P', 'PadMenu'],
    mute: ['M'],
    next: ['N'],
    // One key, with Shift and without.
    'zoom-in': ['+', '=', 'PadR2'],
    'zoom-out': ['-', 'PadL2'],
    'zoom-whole': ['0', 'PadR3'],
    keys: ['?', 'PadView'],
    back: ['Escape'],
  },
  /** A board with the focus in it. */
  board: {
    left: ['ArrowLeft'],
    up: ['ArrowUp'],
    right: ['ArrowRight'],
    down: ['ArrowDown'],
    'tile-left': ['Ctrl+ArrowLeft'],
    'tile-up': ['Ctrl+ArrowUp'],
    'tile-right': ['Ctrl+ArrowRight'],
    'tile-down': ['Ctrl+ArrowDown'],
    'row-start': ['Home'],
    'row-end': ['End'],
    'board-start': ['Ctrl+Home'],
    'board-end': ['Ctrl+End'],
    'equal-before': ['Q', 'PadL1'],
    'equal-after': ['E', 'PadR1'],
    pick: ['Enter'],
    'pick-on-release': ['Space'],
  },
  /** A board, wherever the focus is. */
  'around-board': {
    'enter-board': ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    hold: ['Space'],
  },
  /** The pairs of a puzzle to choose from. */
  candidates: {
    'look-at-1': ['1'],
    'look-at-2': ['2'],
    'look-at-3': ['3'],
    'look-at-4': ['4'],
    'look-at-5': ['5'],
    'look-at-6': ['6'],
    'look-at-7': ['7'],
    'look-at-8': ['8'],
    'look-at-9': ['9'],
    answer: ['Enter'],
    'look-away': ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
  },
  review: {
    'step-back': ['ArrowLeft'],
    'step-on': ['ArrowRight'],
    first: ['Home'],
    last: ['End'],
    'branch-before': ['ArrowUp'],
    'branch-after': ['ArrowDown'],
    play: ['Space'],
    'choice-before': ['B', 'PadL1'],
    'choice-after': ['N', 'PadR1'],
    why: ['W', 'PadX'],
    'play-on': ['P', 'PadMenu'],
  },
  editor: {
    pencil: ['B'],
    line: ['L'],
    rectangle: ['R'],
    ellipse: ['O'],
    fill: ['F'],
    eraser: ['E'],
    select: ['S'],
    wall: ['W'],
    style: ['U'],
    symmetry: ['M'],
    'flip-across': ['X'],
    'flip-down': ['Y'],
    turn: ['Z'],
    invert: ['I'],
    undo: ['Mod+Z', 'PadY'],
    redo: ['Mod+Y', 'Mod+Shift+Z'],
    'select-all': ['Mod+A'],
    copy: ['Mod+C'],
    cut: ['Mod+X'],
    paste: ['Mod+V'],
    erase: ['Delete', 'Backspace'],
    presets: ['P'],
    size: ['N'],
    'zoom-in': ['+', '=', 'PadR2'],
    'zoom-out': ['-', 'PadL2'],
    'zoom-whole': ['0', 'PadR3'],
    save: ['Mod+S'],
    test: ['F5', 'T', 'PadMenu'],
    keys: ['?', 'PadView'],
    back: ['Escape'],
  },
  /** The drawing with the focus in it. With Shift, arrows shift it and strokes are straight. */
  drawing: {
    left: ['ArrowLeft'],
    up: ['ArrowUp'],
    right: ['ArrowRight'],
    down: ['ArrowDown'],
    'row-start': ['Home'],
    'row-end': ['End'],
    dab: ['Space'],
    stroke: ['Enter'],
  },
  tabs: { left: ['ArrowLeft'], right: ['ArrowRight'], first: ['Home'], last: ['End'] },
  /** A text of one line. */
  field: { done: ['Enter'], cancel: ['Escape'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type Scope = keyof typeof KEYMAP;
export type CommandIn<S extends Scope> = Extract<keyof (typeof KEYMAP)[S], string>;
export type AnyCommand = { [S in Scope]: CommandIn<S> }[Scope];
export type Command = CommandIn<'game'>;
export type EditorCommand = CommandIn<'editor'>;
/** The board itself handles these; they have no button among the others. */
export type ZoomCommand = Extract<Command, `zoom-${string}`>;

/** The commands of a scope, in the order in which they are shown. */
export function commandsIn<S extends Scope>(scope: S): readonly CommandIn<S>[] {
  // A table's names are those of its type.
  return Object.keys(KEYMAP[scope]) as CommandIn<S>[];
}

/** The system asks for these itself, by a clipboard event. */
const BY_SYSTEM: readonly string[] = ['copy', 'cut', 'paste'] satisfies EditorCommand[];

interface Binding {
  readonly command: string;
  /** As `namesOf` names it. */
  readonly name: string;
  readonly modifier: string | undefined;
  readonly isShifted: boolean;
}

const COMBINATION = /^(?:(Mod|Ctrl)\+)?(Shift\+)?(.+)$/;

function bindingsOf(scope: Scope): readonly Binding[] {
  return Object.entries<readonly string[]>(KEYMAP[scope])
    .filter(([command]) => !BY_SYSTEM.includes(command))
    .flatMap(([command, keys]) =>
      keys.map((key) => {
        const [, modifier, shift, name = ''] = COMBINATION.exec(key) ?? [];
        return { command, name: name.toLowerCase(), modifier, isShifted: shift !== undefined };
      }),
    );
}

const BINDINGS = new Map(
  (Object.keys(KEYMAP) as Scope[]).map((scope) => [scope, bindingsOf(scope)] as const),
);

/** The command of a scope that a press asks for, or null. */
export function commandOf<S extends Scope>(scope: S, press: KeyPress): CommandIn<S> | null {
  for (const name of namesOf(press)) {
    const found = BINDINGS.get(scope)?.find((binding) => binding.name === name && fits(binding, press));
    if (found !== undefined) return found.command as CommandIn<S>;
  }
  return null;
}

function fits({ modifier, isShifted }: Binding, { ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
  if (modifier === undefined) return !ctrlKey && !metaKey;
  const isModified = modifier === 'Mod' ? ctrlKey || metaKey : ctrlKey && !metaKey;
  return isModified && isShifted === shiftKey;
}

/** How keys are called that are not called by their own name. */
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
  const keys = KEYMAP[scope][command] as readonly string[];
  return [...new Set(keys.filter((key) => !key.startsWith('Pad')).map(labelOf))];
}

/** Returns the sign of a command's button on the pad in hand, or null. */
export function padLabel<S extends Scope>(pad: PadSigns, scope: S, command: CommandIn<S>): string | null {
  return pad(KEYMAP[scope][command] as readonly string[]);
}

/** Finds the sign of the pad's button that stands for one of some keys, or null. */
export type PadSigns = (keys: readonly string[]) => string | null;

/** The key shown on a command's button. */
export function keyLabel<S extends Scope>(scope: S, command: CommandIn<S>): string {
  return keyLabels(scope, command)[0] ?? '';
}

function labelOf(key: string): string {
  const [, modifier, shift, name = ''] = COMBINATION.exec(key) ?? [];
  const parts = [modifier, shift === undefined ? undefined : 'Shift', name];
  return parts.flatMap((part) => (part === undefined ? [] : (LABELS[part] ?? part))).join(' ');
}

const ARROWS = (['left', 'up', 'right', 'down'] as const).map((way) => keyLabel('board', way)).join(' ');

/** The keys of a board that has the focus, for the sheet. */
export const BOARD_KEYS = [
  { action: 'move', labels: [ARROWS] },
  { action: 'pick', labels: [keyLabel('board', 'pick'), keyLabel('board', 'pick-on-release')] },
  { action: 'equal', labels: [keyLabel('board', 'equal-before'), keyLabel('board', 'equal-after')] },
] as const;

/** The keys of the drawing that has the focus, for the editor's sheet. */
export const DRAWING_KEYS = [
  { action: 'move', label: ARROWS },
  { action: 'dab', label: keyLabel('drawing', 'dab') },
  { action: 'stroke', label: keyLabel('drawing', 'stroke') },
  { action: 'straight', label: 'Shift' },
  { action: 'shift', label: `Shift ${ARROWS}` },
  { action: 'put-down', label: keyLabel('drawing', 'stroke') },
  { action: 'drop', label: keyLabel('editor', 'back') },
] as const;
