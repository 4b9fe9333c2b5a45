import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keyLabels, labelOf, showLayout } from './key-labels.ts';
import type { KeyPress } from './key-press.ts';
import { commandOf, KEYMAP, keysOf, putInForce } from './keymap.ts';
import { LAYOUT } from './layout.ts';
import {
  CHOSEN_SCOPES,
  chosenCommands,
  clashesIn,
  idOf,
  isFixed,
  keysAt,
  type OwnKeys,
  readLayout,
  recordKey,
  sharedKeys,
  sharersOf,
  tableWith,
  withKey,
  withKeys,
} from './own-keys.ts';

afterEach(() => {
  putInForce(KEYMAP);
  showLayout(new Map());
});

const BARE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, code = '', more: Partial<KeyPress> = {}): KeyPress => ({
  ...BARE,
  key,
  code,
  ...more,
});
const PLACES = CHOSEN_SCOPES.flatMap(chosenCommands);
const undo = { scope: 'game', command: 'undo' } as const;
const hint = { scope: 'game', command: 'hint' } as const;

describe('a press that is recorded', () => {
  it.each<[press: KeyPress, key: string]>([
    [press('j', 'KeyJ'), 'J'],
    [press('J', 'KeyJ', { shiftKey: true }), 'Shift+J'],
    [press('j', 'KeyJ', { ctrlKey: true }), 'Mod+J'],
    [press('J', 'KeyJ', { metaKey: true, shiftKey: true }), 'Mod+Shift+J'],
    [press('!', 'Digit1', { shiftKey: true }), '!'],
    [press('F8', 'F8'), 'F8'],
    [press('PageUp', 'PageUp'), 'PageUp'],
    [press('ö', 'Semicolon'), 'Ö'],
    // By position where there are no Latin letters, or no digits without Shift.
    [press('я', 'KeyZ'), 'Z'],
    [press('ㅋ', 'KeyZ'), 'Z'],
    [press('é', 'Digit2'), '2'],
    [press('PadX', 'PadX'), 'PadX'],
  ])('%o is %s', (pressed, key) => {
    expect(recordKey(pressed, {})).toEqual({ type: 'key', key });
  });

  it.each<[press: KeyPress, why: string]>([
    [press('Enter', 'Enter'), 'fixed'],
    [press(' ', 'Space'), 'fixed'],
    [press('ArrowUp', 'ArrowUp'), 'fixed'],
    [press('Escape', 'Escape'), 'fixed'],
    [press('Tab', 'Tab'), 'system'],
    [press('w', 'KeyW', { ctrlKey: true }), 'system'],
    [press('T', 'KeyT', { ctrlKey: true, shiftKey: true }), 'system'],
    [press('c', 'KeyC', { metaKey: true }), 'system'],
    [press('F11', 'F11'), 'system'],
    [press('j', 'KeyJ', { altKey: true }), 'alt'],
    [press('Dead', 'BracketLeft'), 'accent'],
  ])('%o is refused: %s', (pressed, why) => {
    expect(recordKey(pressed, {})).toEqual({ type: 'refused', why });
  });

  it.each([...'qwtnorcxvhm'])('Ctrl %s is the system’s where own keys are positions too', (letter) => {
    const code = `Key${letter.toUpperCase()}`;
    const own = { 'game.hint': [`[${code}]`] };
    expect(recordKey(press(letter, code, { ctrlKey: true }), own)).toEqual({
      type: 'refused',
      why: 'system',
    });
    // On other layouts it lies elsewhere.
    expect(
      recordKey(press(letter, 'Semicolon', { ctrlKey: true }), { 'game.hint': ['[Semicolon]'] }),
    ).toEqual({ type: 'refused', why: 'system' });
  });

  it('is none while a modifier is held alone, or a word is composed', () => {
    expect(recordKey(press('Shift', 'ShiftLeft', { shiftKey: true }), {})).toBeNull();
    expect(recordKey(press('Alt', 'AltLeft', { altKey: true }), {})).toBeNull();
    expect(recordKey(press('Process', 'KeyZ'), {})).toBeNull();
  });
});

describe('clashes', () => {
  it('there are none in the key map', () => {
    expect(clashesIn({})).toEqual([]);
  });

  it('are found between commands that are heard together, and only between those', () => {
    expect(clashesIn({ 'game.undo': ['H'] })).toEqual([{ key: 'H', places: [undo, hint] }]);
    expect(sharersOf(undo, 'Q', {})).toEqual([{ scope: 'board', command: 'equal-before' }]);
    // The review shows W and the game has W too: they are never heard together.
    expect(sharersOf({ scope: 'review', command: 'why' }, 'W', {})).toEqual([]);
    expect(sharersOf({ scope: 'game', command: 'back' }, 'B', {}).map(idOf)).toEqual([
      'review.choice-before',
    ]);
    expect(sharersOf({ scope: 'drawing', command: 'dab' }, 'L', {}).map(idOf)).toEqual(['editor.line']);
  });

  it('are found between a position and what is typed there', () => {
    expect(sharersOf(undo, '[KeyH]', {})).toEqual([hint]);
    showLayout(
      new Map([...'abcdefgh'].map((letter, at) => [`Key${'ABCDEFGH'[at]}`, letter])).set('KeyH', 'd'),
    );
    expect(sharersOf(undo, '[KeyH]', {})).toEqual([]);
  });
});

// The element with the focus hears a key before the window, and a key without Shift is heard with it too.
describe('keys that hide others', () => {
  const equalBefore = { scope: 'board', command: 'equal-before' } as const;

  it('clash: a key with Shift of the game, and the same one without it of the board', () => {
    expect(sharersOf(undo, 'Shift+Q', {})).toEqual([equalBefore]);
    expect(sharedKeys(undo, 'Shift+Q', equalBefore, {})).toEqual(['Q']);
    expect(sharersOf(equalBefore, 'J', { 'game.undo': ['Shift+J'] })).toEqual([undo]);
    expect(clashesIn({ 'game.undo': ['Shift+Q'] })).toEqual([
      { key: 'Shift+Q', places: [undo, equalBefore] },
    ]);
    const taken = withKey({}, undo, 'Shift+Q', 'Z');
    expect(clashesIn(taken)).toEqual([]);
    expect(keysAt(equalBefore, taken)).toEqual(['PadL1']);
  });

  it('do not where the inner one has Shift, nor within one scope', () => {
    expect(sharersOf(equalBefore, 'Shift+H', {})).toEqual([]);
    expect(sharersOf(undo, 'Shift+H', {})).toEqual([]);
    expect(clashesIn({ 'game.undo': ['J'], 'game.redo': ['Shift+J'] })).toEqual([]);
  });

  it('clash: a position, and the sign that is typed there with Shift', () => {
    const keys = { scope: 'game', command: 'keys' } as const;
    const own = { 'game.keys': ['[Slash]'], 'game.hint': ['?'] };
    expect(sharersOf(hint, '?', { 'game.keys': ['[Slash]'] })).toEqual([keys]);
    expect(clashesIn(own)).toEqual([{ key: '?', places: [hint, keys] }]);
    putInForce(tableWith(own));
    expect(commandOf('game', press('?', 'Slash', { shiftKey: true }))).toBe('keys');
  });

  it('and beside keys that are positions a pressed one is recorded as its own', () => {
    const own = { 'game.keys': ['[Slash]'] };
    const asked = press('?', 'Slash', { shiftKey: true });
    expect(recordKey(asked, own)).toEqual({ type: 'key', key: 'Shift+[Slash]' });
    expect(recordKey(press('-', 'Slash'), own)).toEqual({ type: 'key', key: '[Slash]' });
    expect(recordKey(press('?', 'Minus', { shiftKey: true }), own)).toEqual({ type: 'key', key: '?' });
    putInForce(tableWith(withKey(own, hint, 'Shift+[Slash]', 'H')));
    expect(commandOf('game', asked)).toBe('hint');
    expect(commandOf('game', press('/', 'Slash'))).toBe('keys');
  });

  it('a fixed key keeps its meaning with Shift too', () => {
    expect(recordKey(press('ArrowLeft', 'ArrowLeft', { shiftKey: true }), {})).toEqual({
      type: 'refused',
      why: 'fixed',
    });
    expect(keysAt(hint, { 'game.hint': ['Shift+Enter', 'K'] })).toEqual(['K']);
  });
});

describe('own keys', () => {
  it('are in force at once, on screens and in what they show', () => {
    putInForce(tableWith({ 'game.undo': ['J', 'Mod+Z'], 'board.left': ['A'] }));
    expect(commandOf('game', press('j', 'KeyJ'))).toBe('undo');
    expect(commandOf('game', press('z', 'KeyZ'))).toBeNull();
    expect(commandOf('game', press('z', 'KeyZ', { ctrlKey: true }))).toBe('undo');
    expect(keyLabels('game', 'undo')).toEqual(['J', 'Ctrl Z']);
    expect(keyLabels('board', 'left')).toEqual(['A', '←']);
    expect(commandOf('board', press('ArrowLeft', 'ArrowLeft'))).toBe('left');
    // The keys that follow the moves of a board follow the chosen ones.
    expect(commandOf('around-board', press('a', 'KeyA'))).toBe('enter-board');
    expect(commandOf('tabs', press('a', 'KeyA'))).toBe('left');
  });

  it('with Shift are told from those without it', () => {
    putInForce(tableWith({ 'game.undo': ['J'], 'game.redo': ['Shift+J'] }));
    expect(commandOf('game', press('J', 'KeyJ', { shiftKey: true }))).toBe('redo');
    expect(commandOf('game', press('j', 'KeyJ'))).toBe('undo');
    expect(commandOf('game', press('H', 'KeyH', { shiftKey: true }))).toBe('hint');
  });

  it('of commands that this version lacks are left alone', () => {
    putInForce(tableWith({ 'game.later': ['Z'], 'later.undo': ['Z'] }));
    expect(commandOf('game', press('z', 'KeyZ'))).toBe('undo');
    expect(clashesIn({ 'game.later': ['Z'] })).toEqual([]);
  });

  it('show positions as the keyboard has them, and in Latin letters where it has none', () => {
    expect(labelOf('Shift+[KeyZ]')).toBe('Shift Z');
    showLayout(
      new Map([
        ['KeyA', 'q'],
        ['KeyZ', 'w'],
        ['Semicolon', 'm'],
      ]),
    );
    expect(['[KeyZ]', '[Semicolon]', '[Minus]'].map(labelOf)).toEqual(['W', 'M', '−']);
    showLayout(
      new Map([
        ['KeyA', 'ф'],
        ['KeyZ', 'я'],
      ]),
    );
    expect(labelOf('[KeyZ]')).toBe('Z');
  });

  it('that are those of the table leave no trace', () => {
    const own = withKey({}, undo, 'J', 'Z');
    expect(own).toEqual({ 'game.undo': ['J', 'Mod+Z', 'PadY'] });
    expect(withKey(own, undo, 'Z', 'J')).toEqual({});
    expect(withKeys({}, undo, [])).toEqual({ 'game.undo': [] });
  });
});

const anyPlace = fc.constantFrom(...PLACES);
const anyKey = fc.constantFrom(
  'A',
  'Z',
  'H',
  'Q',
  '1',
  '?',
  'Mod+Z',
  'Shift+J',
  'Shift+Q',
  'J',
  'Shift+[KeyW]',
  'Home',
  '[KeyW]',
  '[Minus]',
  '_',
  'PadX',
  'F5',
);
const anyChange = fc.record({ place: anyPlace, key: anyKey, isReplaced: fc.boolean() });

it('after any changes no key does two things, and each fixed key stays', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
      const own = changes.reduce<OwnKeys>((now, { place, key, isReplaced }) => {
        const before = isReplaced ? (keysAt(place, now).find((each) => !isFixed(each)) ?? null) : null;
        const next = withKey(now, place, key, before);
        expect(keysAt(place, next)).toContain(key);
        return next;
      }, {});
      expect(clashesIn(own)).toEqual([]);
      for (const place of PLACES)
        for (const key of keysAt(place, {}).filter(isFixed)) expect(keysAt(place, own)).toContain(key);
    }),
  );
});

it('the keys in force are those of the table until others are chosen', () => {
  expect(keysOf('game', 'undo')).toEqual(['Z', 'Mod+Z', 'PadY']);
});

it('a file gives no keys to fields and tabs, and takes none of those that dialogs need', () => {
  const stolen = [
    ...['Escape', '[Escape]', 'enter', 'Tab', '[Tab]', 'ArrowLeft'],
    ...['Mod+[KeyR]', 'Mod+Shift+[KeyT]', 'Mod+[Digit0]', 'Mod+[Minus]'],
  ];
  const table = tableWith({
    'field.done': ['Escape', 'Tab'],
    'field.cancel': ['Backspace'],
    'game.hint': [...stolen, 'K'],
  });
  expect(table.field).toEqual(KEYMAP.field);
  expect(table.game.hint).toEqual(['K', ...KEYMAP.game.hint.filter(isFixed)]);
});

describe('the layout of the keyboard', () => {
  const AS_USUAL = new Map([
    ['KeyA', 'a'],
    ['KeyZ', 'z'],
  ]);
  const OTHER = new Map([
    ['KeyA', 'q'],
    ['KeyZ', 'w'],
  ]);
  const read = (getLayoutMap: () => Promise<ReadonlyMap<string, string>>) => {
    vi.stubGlobal('navigator', { keyboard: { getLayoutMap } });
    vi.stubGlobal('window', { addEventListener: () => undefined });
    return readLayout();
  };
  afterEach(() => vi.unstubAllGlobals());

  it('draws the screens again when a label is another one, and only then', async () => {
    const draw = vi.fn();
    onTestFinished(LAYOUT.subscribe(draw));
    await read(async () => AS_USUAL);
    expect(draw).not.toHaveBeenCalled();
    await read(async () => OTHER);
    await read(async () => OTHER);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is the one that was asked for last, whichever answer comes first', async () => {
    let answer: (map: ReadonlyMap<string, string>) => void = () => undefined;
    const early = read(() => new Promise((resolve) => (answer = resolve)));
    await read(async () => OTHER);
    answer(AS_USUAL);
    await early;
    expect(labelOf('[KeyZ]')).toBe('W');
  });
});
