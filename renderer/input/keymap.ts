/**
 * Every key of every screen in one table: screens handle them, and their buttons, tooltips and sheets show them (`key-labels.ts`).
 * The player's own keys (`putInForce`) take their places.
 */
import { type KeyPress, namesOf } from './key-press.ts';

/**
 * The commands of each scope and the keys that ask for them; the first is shown on a command's button. `Mod` is Ctrl, or Cmd on
 * a Mac. A key without a modifier is asked for with Shift too, unless another command has it with Shift. `Pad…` is a button of
 * a game pad, which is told as a key. Own keys may also name a position, as `[KeyW]`, whatever is typed there.
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

/** The keys of each command: the key map, or a copy of it with the player's own keys. */
export type KeyTable = Readonly<Record<Scope, Readonly<Record<string, readonly string[]>>>>;

/** Returns the keys of a command that are in force. */
export function keysOf<S extends Scope>(scope: S, command: CommandIn<S>): readonly string[] {
  return inForce[scope][command] ?? [];
}

interface Binding {
  readonly command: string;
  /** As `namesOf` names it, or a position. */
  readonly name: string;
  readonly modifier: string | undefined;
  readonly isShifted: boolean;
}

/** The modifiers of a key of the table, and its name. */
export const COMBINATION = /^(?:(Mod|Ctrl)\+)?(Shift\+)?(.+)$/;

function bindingsOf(scope: Scope): readonly Binding[] {
  return commandsIn(scope)
    .filter((command) => !BY_SYSTEM.includes(command))
    .flatMap((command) =>
      keysOf(scope, command).map((key) => {
        const [, modifier, shift, name = ''] = COMBINATION.exec(key) ?? [];
        return { command, name: name.toLowerCase(), modifier, isShifted: shift !== undefined };
      }),
    );
}

let inForce: KeyTable = KEYMAP;
let bindings: ReadonlyMap<Scope, readonly Binding[]>;

/** Puts keys in force on every screen. */
export function putInForce(table: KeyTable): void {
  inForce = table;
  bindings = new Map((Object.keys(KEYMAP) as Scope[]).map((scope) => [scope, bindingsOf(scope)]));
}
putInForce(KEYMAP);

/** The command of a scope that a press asks for, or null. */
export function commandOf<S extends Scope>(scope: S, press: KeyPress): CommandIn<S> | null {
  const names = namesOf(press);
  if (names.length === 0) return null;
  for (const name of [`[${press.code}]`.toLowerCase(), ...names]) {
    const all = bindings.get(scope)?.filter((binding) => binding.name === name && fits(binding, press));
    const found = all?.find(({ isShifted }) => isShifted) ?? all?.[0];
    if (found !== undefined) return found.command as CommandIn<S>;
  }
  return null;
}

function fits({ modifier, isShifted }: Binding, { ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
  if (modifier === undefined) return !ctrlKey && !metaKey && (shiftKey || !isShifted);
  const isModified = modifier === 'Mod' ? ctrlKey || metaKey : ctrlKey && !metaKey;
  return isModified && isShifted === shiftKey;
}

/** Finds the sign of the pad's button that stands for one of some keys, or null. */
export type PadSigns = (keys: readonly string[]) => string | null;

/** Returns whether a key of the table is a button of a game pad. */
export function isPadKey(key: string): boolean {
  return key.startsWith('Pad');
}
