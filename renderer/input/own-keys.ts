/** Keys that a player gives to commands: which key was pressed for one, which may be given, and which commands would share it. */

import { labelOf, showLayout, signOf } from './key-labels.ts';
import { isComposing, type KeyPress, namesOf } from './key-press.ts';
import {
  type AnyCommand,
  COMBINATION,
  type CommandIn,
  commandsIn,
  isPadKey,
  KEYMAP,
  type KeyTable,
  putInForce,
  type Scope,
} from './keymap.ts';

/**
 * Keys of the player's own, by `scope.command`. They take the place of all keys of the command but for the fixed ones.
 */
export type OwnKeys = Readonly<Record<string, readonly string[]>>;

/** These keep their meaning whatever the player chooses: screen readers, pads and dialogs press them. */
const FIXED: readonly string[] = [
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'Enter',
  'Space',
  'Escape',
];

/** Returns whether a key belongs to its commands for good. */
export function isFixed(key: string): boolean {
  return FIXED.includes(key);
}

const MOVES: readonly CommandIn<'board'>[] = ['left', 'up', 'right', 'down'];

/** The commands that are asked for by the keys of commands of a board too, whichever those are. */
const LIKE_ON_BOARD: Readonly<Record<string, readonly CommandIn<'board'>[]>> = {
  'around-board.enter-board': MOVES,
  'candidates.look-away': MOVES,
  'tabs.left': ['left'],
  'tabs.right': ['right'],
};

/** The scopes whose commands have keys of the player's choice. Tabs and fields have those of the system's own. */
export const CHOSEN_SCOPES = ['game', 'board', 'candidates', 'review', 'editor', 'drawing'] as const;
export type ChosenScope = (typeof CHOSEN_SCOPES)[number];

/** One command, by its scope. */
export interface CommandPlace {
  readonly scope: ChosenScope;
  readonly command: string;
}

/** The clipboard's keys are the system's; arrows beside the cards of a puzzle follow those of the board. */
const NOT_CHOSEN: readonly string[] = ['copy', 'cut', 'paste', 'look-away'] satisfies AnyCommand[];

/** The commands of a scope whose keys can be chosen, in the order of the key map. */
export function chosenCommands(scope: ChosenScope): readonly CommandPlace[] {
  return commandsIn(scope)
    .filter((command) => !NOT_CHOSEN.includes(command))
    .map((command) => ({ scope, command }));
}

export function idOf({ scope, command }: CommandPlace): string {
  return `${scope}.${command}`;
}

/** Returns all keys of a command with some own keys. */
export function keysAt(place: CommandPlace, own: OwnKeys): readonly string[] {
  return withOwn(place, KEYMAP[place.scope], own);
}

/** Returns whether a command has keys of the player's choice: a file may name others. */
function isChosen(scope: Scope, command: string): boolean {
  return (CHOSEN_SCOPES as readonly string[]).includes(scope) && !NOT_CHOSEN.includes(command);
}

/** Positions that are not named by what they type on a US keyboard, in lower case. */
const SIGNS_AT: Readonly<Record<string, string>> = { minus: '-', equal: '=' };

/** Returns whether a key can be given to a command: a file may name others, by their positions too. */
function isFree(key: string): boolean {
  const position = (_: string, code: string) => SIGNS_AT[code] ?? code;
  const plain = key.toLowerCase().replace(/\[(?:key|digit)?(\w+)\]$/, position);
  const bare = plain.replace(/^shift\+/, '');
  return !FIXED.some((each) => each.toLowerCase() === bare) && !OF_THE_SYSTEM.test(plain);
}

function withOwn(
  { scope, command }: { readonly scope: Scope; readonly command: string },
  standard: Readonly<Record<string, readonly string[]>>,
  own: OwnKeys,
): readonly string[] {
  const id = `${scope}.${command}`;
  const keys = standard[command] ?? [];
  const wished = isChosen(scope, command) ? own[id]?.filter(isFree) : undefined;
  const chosen = wished === undefined ? keys : [...wished, ...keys.filter(isFixed)];
  const likewise = (LIKE_ON_BOARD[id] ?? []).flatMap((move) =>
    keysAt({ scope: 'board', command: move }, own),
  );
  return [...new Set([...chosen, ...likewise])];
}

/** Returns the key map with some own keys in it. */
export function tableWith(own: OwnKeys): KeyTable {
  const commandsWith = (scope: Scope) => {
    const standard: KeyTable[Scope] = KEYMAP[scope];
    return Object.fromEntries(
      Object.keys(standard).map((command) => [command, withOwn({ scope, command }, standard, own)]),
    );
  };
  const scopes = Object.keys(KEYMAP) as Scope[];
  // Each scope is there.
  return Object.fromEntries(scopes.map((scope) => [scope, commandsWith(scope)])) as unknown as KeyTable;
}

/** The part of the Keyboard Map API that is used; browsers other than Chromium lack it, and most do not tell of a change. */
interface WithKeyboard {
  readonly keyboard?: {
    getLayoutMap(): Promise<ReadonlyMap<string, string>>;
    addEventListener?(type: 'layoutchange', listener: () => void): void;
  };
}

/** Counts the readings of the layout: only the answer to the last one holds. */
let asked = 0;

/**
 * Reads what the positions of this keyboard type, for the labels of keys. From the first time on it is read again when the system tells
 * that the layout changed, and when the window comes to the front.
 */
export async function readLayout(): Promise<void> {
  followLayout();
  asked++;
  const own = asked;
  try {
    const read = await (navigator as WithKeyboard).keyboard?.getLayoutMap();
    if (read !== undefined && own === asked) showLayout(read);
  } catch {
    // Labels stay those of a US keyboard.
  }
}

let isFollowed = false;

function followLayout(): void {
  if (isFollowed) return;
  isFollowed = true;
  const readAgain = () => void readLayout();
  (navigator as WithKeyboard).keyboard?.addEventListener?.('layoutchange', readAgain);
  window.addEventListener('focus', readAgain);
}

/** Puts own keys in force on every screen; resolves when those that name positions can be shown as they are on this keyboard. */
export async function putOwnInForce(own: OwnKeys): Promise<void> {
  putInForce(tableWith(own));
  if (Object.values(own).some((keys) => keys.some((key) => key.includes('[')))) await readLayout();
}

/** Why a key cannot be given to a command. */
export type KeyRefusal = 'fixed' | 'system' | 'accent' | 'alt';

/** A press while a key is asked for: null for what is no key yet, such as Shift alone. */
export type RecordedKey =
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'refused'; readonly why: KeyRefusal }
  | null;

const MODIFIERS = ['shift', 'control', 'alt', 'meta', 'altgraph', 'capslock', 'fn', 'numlock'];
/** Systems, browsers and the program's own menu act on these before a screen hears of them. */
const OF_THE_SYSTEM =
  /^(?:Tab|Shift\+Tab|F11|F12|ContextMenu|PrintScreen|Mod\+(?:Shift\+)?(?:[QWTNORCXVHM+=\-0]|Tab|F4))$/i;

/**
 * Returns the key of the key map that a press stands for: on layouts of other scripts by its position, and where own keys name
 * its position by that too, since positions are looked up first.
 */
export function recordKey(press: KeyPress, own: OwnKeys): RecordedKey {
  if (MODIFIERS.includes(press.key.toLowerCase())) return null;
  if (isPadKey(press.key)) return { type: 'key', key: press.key };
  if (press.altKey) return { type: 'refused', why: 'alt' };
  if (isComposing(press)) return null;
  const name = namesOf(press).at(-1) ?? '';
  if (name === 'dead') return { type: 'refused', why: 'accent' };
  const position = `[${press.code}]`;
  const isPosition = Object.values(own).some((keys) => keys.some((each) => each.endsWith(position)));
  const named = withModifiers(spelled(name, press.key), press);
  const key = isPosition ? `${modifiersOf(press)}${press.shiftKey ? 'Shift+' : ''}${position}` : named;
  if (isFixed(key.replace('Shift+', ''))) return { type: 'refused', why: 'fixed' };
  // The system goes by what is typed, wherever that lies.
  return OF_THE_SYSTEM.test(named) || !isFree(key)
    ? { type: 'refused', why: 'system' }
    : { type: 'key', key };
}

/** Names of several letters are spelled as keyboards tell them, others in capitals. */
function spelled(name: string, key: string): string {
  if (name === 'space') return 'Space';
  return name === key.toLowerCase() && name.length > 1 ? key : name.toUpperCase();
}

/** Shift is part of a key, but for a sign that is typed by Shift itself. */
function withModifiers(name: string, press: KeyPress): string {
  const modifiers = modifiersOf(press);
  const isSign = name.length === 1 && !/[\p{L}\d]/u.test(name);
  const shift = press.shiftKey && (modifiers !== '' || !isSign) ? 'Shift+' : '';
  return `${modifiers}${shift}${name}`;
}

function modifiersOf({ ctrlKey, metaKey }: KeyPress): string {
  return ctrlKey || metaKey ? 'Mod+' : '';
}

/** The scopes that are heard at one time, with all their commands or some of them. */
const TOGETHER: readonly Readonly<Partial<Record<ChosenScope, readonly AnyCommand[] | 'all'>>>[] = [
  { game: 'all', board: 'all', candidates: 'all' },
  { review: 'all', game: ['back'] },
  { editor: 'all', drawing: 'all' },
];

type Together = (typeof TOGETHER)[number];

function isIn({ scope, command }: CommandPlace, group: Together): boolean {
  const commands: readonly string[] | 'all' = group[scope] ?? [];
  return commands === 'all' || commands.includes(command);
}

const ALL_PLACES = CHOSEN_SCOPES.flatMap(chosenCommands);

/** The scopes by when they hear of a key: what has the focus before the window, and the pairs of a puzzle before both. */
const HEARD: Readonly<Record<ChosenScope, number>> = {
  candidates: 2,
  board: 1,
  drawing: 1,
  game: 0,
  editor: 0,
  review: 0,
};

/** The signs that positions type on a US keyboard, each before the one that is typed there with Shift. */
const SIGNS = '1!2@3#4$5%6^7&8*9(0)-_=+[{]}\\|;:\'",<.>/?`~';

/** Returns the sign that a position types with Shift, as far as is known: where it types without it what it does on a US keyboard. */
function shiftedSign(position: string): string | null {
  const sign = signOf(position);
  const at = sign.length === 1 ? SIGNS.indexOf(sign) : -1;
  return at >= 0 && at % 2 === 0 ? (SIGNS[at + 1] ?? null) : null;
}

interface KeyOf {
  readonly place: CommandPlace;
  readonly key: string;
}

/** Returns whether a key without modifiers, which is heard with Shift too, takes the presses of another one. */
function hides({ place, key }: KeyOf, other: KeyOf): boolean {
  const [, modifier, shift, name = ''] = COMBINATION.exec(other.key) ?? [];
  if (key.includes('+') && key !== '+') return false;
  if (modifier !== undefined || HEARD[place.scope] < HEARD[other.place.scope]) return false;
  const isPosition = key.startsWith('[');
  if (shift === undefined) return isPosition && shiftedSign(key) === name;
  // Within a scope the key with Shift is found first, but for positions, which are found before all names.
  const isFirst = place.scope !== other.place.scope || (isPosition && !name.startsWith('['));
  return isFirst && labelOf(key) === labelOf(name);
}

function isShared(a: KeyOf, b: KeyOf): boolean {
  return labelOf(a.key) === labelOf(b.key) || hides(a, b) || hides(b, a);
}

/** Returns the keys of another command that a key would ask for at the same time, or that it would hide or be hidden by. */
export function sharedKeys(
  place: CommandPlace,
  key: string,
  other: CommandPlace,
  own: OwnKeys,
): readonly string[] {
  return keysAt(other, own).filter(
    (each) => !isFixed(each) && isShared({ place, key }, { place: other, key: each }),
  );
}

/** Returns the other commands that a key would ask for at the same time as a command, or whose keys would hide it. */
export function sharersOf(place: CommandPlace, key: string, own: OwnKeys): readonly CommandPlace[] {
  return ALL_PLACES.filter(
    (other) =>
      idOf(other) !== idOf(place) &&
      TOGETHER.some((group) => isIn(place, group) && isIn(other, group)) &&
      sharedKeys(place, key, other, own).length > 0,
  );
}

/** A key that asks for several commands at once, or for one of them alone where it is meant for others too. */
export interface Clash {
  readonly key: string;
  readonly places: readonly CommandPlace[];
}

/** Returns every key that asks for several commands that are heard together, or that another one hides. */
export function clashesIn(own: OwnKeys): readonly Clash[] {
  return TOGETHER.flatMap((group) => {
    const all = ALL_PLACES.filter((place) => isIn(place, group)).flatMap((place) =>
      keysAt(place, own).flatMap((key) => (isFixed(key) ? [] : { place, key })),
    );
    const told = new Set<KeyOf>();
    return all.flatMap((one, index) => {
      if (told.has(one)) return [];
      const others = all
        .slice(index + 1)
        .filter((other) => other.place !== one.place && isShared(one, other));
      for (const other of others) told.add(other);
      return others.length === 0
        ? []
        : { key: one.key, places: [...new Set([one, ...others].map(({ place }) => place))] };
    });
  });
}

/** Returns own keys in which a command has other keys; those of the table leave no trace. */
export function withKeys(own: OwnKeys, place: CommandPlace, keys: readonly string[]): OwnKeys {
  const id = idOf(place);
  const { [id]: _, ...rest } = own;
  const chosen = [...new Set(keys.filter((key) => !isFixed(key)))];
  const standard = keysAt(place, {}).filter((key) => !isFixed(key));
  return chosen.join(' ') === standard.join(' ') ? rest : { ...rest, [id]: chosen };
}

/** Returns own keys in which a key is put in the place of another (null: beside the others), and taken from its sharers. */
export function withKey(own: OwnKeys, place: CommandPlace, key: string, before: string | null): OwnKeys {
  const taken = sharersOf(place, key, own).reduce((now, sharer) => {
    const shared = sharedKeys(place, key, sharer, now);
    return withKeys(
      now,
      sharer,
      keysAt(sharer, now).filter((each) => !shared.includes(each)),
    );
  }, own);
  const keys = keysAt(place, taken).filter((each) => each !== key || each === before);
  const at = before === null ? -1 : keys.indexOf(before);
  return withKeys(taken, place, at < 0 ? [...keys, key] : keys.with(at, key));
}
