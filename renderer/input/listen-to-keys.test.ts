// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Scope } from './keymap.ts';
import { type KeyHandlers, listenToKeys, listenToUntakenKeys } from './listen-to-keys.ts';

const heard: string[] = [];
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  heard.length = 0;
  document.body.innerHTML = '';
});

function listen<S extends Scope>(scope: S, ...commands: readonly (keyof KeyHandlers<S> & string)[]): void {
  const handlers: KeyHandlers<Scope> = Object.fromEntries(
    commands.map((name) => [name, () => heard.push(name)]),
  );
  stops.push(listenToKeys(window, scope, () => handlers));
}

/** Presses a key on the first element of a document; returns whether the browser may still act on it. */
function press(html: string, init: KeyboardEventInit): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  return (document.body.firstElementChild ?? document.body).dispatchEvent(event);
}

describe('a key', () => {
  it.each<[what: string, html: string, init: KeyboardEventInit, heard: readonly string[]]>([
    ['a letter anywhere', '<p></p>', { key: 'z' }, ['undo']],
    ['a letter on a button', '<button></button>', { key: 'z' }, ['undo']],
    ['a letter on a choice', '<input type="radio">', { key: 'z' }, ['undo']],
    ['a letter on a slider', '<input type="range">', { key: 'z' }, ['undo']],
    ['a letter in a text', '<input>', { key: 'z' }, []],
    ['a letter in a number', '<input type="number">', { key: 'z' }, []],
    ['a letter in a search', '<input type="search">', { key: 'z' }, []],
    ['a letter in a list', '<select></select>', { key: 'z' }, []],
    ['Ctrl and a letter in a text', '<textarea></textarea>', { key: 'z', ctrlKey: true }, []],
    ['Esc in a text', '<input>', { key: 'Escape' }, []],
    ['a letter that is held', '<p></p>', { key: 'z', repeat: true }, ['undo']],
    ['another letter that is held', '<p></p>', { key: 'h', repeat: true }, []],
    ['a letter of a composition', '<p></p>', { key: 'z', isComposing: true }, []],
    ['a letter under a dialog', '<p></p><dialog open></dialog>', { key: 'z' }, []],
  ])('%s', (_, html, init, expected) => {
    listen('game', 'undo', 'hint', 'back');
    press(html, init);
    expect(heard).toEqual(expected);
  });

  it.each<[what: string, html: string, init: KeyboardEventInit, heard: readonly string[]]>([
    ['Ctrl S in a text', '<input>', { key: 's', ctrlKey: true }, ['save']],
    [
      'Ctrl S of a Russian keyboard in a text',
      '<input>',
      { key: 'ы', code: 'KeyS', ctrlKey: true },
      ['save'],
    ],
    ['F5 in a text', '<input>', { key: 'F5' }, ['test']],
    ['the letter of the same command in a text', '<input>', { key: 't' }, []],
    ['the letter of the same command in a Russian text', '<input>', { key: 'е', code: 'KeyT' }, []],
    ['Ctrl Z in a text', '<input>', { key: 'z', ctrlKey: true }, []],
  ])('of the editor: %s', (_, html, init, expected) => {
    listen('editor', 'save', 'test', 'undo');
    press(html, init);
    expect(heard).toEqual(expected);
  });

  it.each<[what: string, html: string, init: KeyboardEventInit, heard: readonly string[]]>([
    ['an arrow on a button', '<button></button>', { key: 'ArrowLeft' }, ['step-back']],
    ['an arrow on a slider', '<input type="range">', { key: 'ArrowLeft' }, []],
    ['Space on a button', '<button></button>', { key: ' ' }, []],
    ['Space on a cell', '<div role="gridcell"></div>', { key: ' ' }, ['play']],
  ])('of a review: %s', (_, html, init, expected) => {
    listen('review', 'step-back', 'play');
    press(html, init);
    expect(heard).toEqual(expected);
  });

  it('that is heard is kept from the browser, one that nothing is done for is not, and one that is shared is not', () => {
    listen('game', 'undo');
    listen('around-board', 'enter-board');
    expect(press('<p></p>', { key: 'z' })).toBe(false);
    expect(press('<p></p>', { key: 'h' })).toBe(true);
    expect(press('<p></p>', { key: 'ArrowUp' })).toBe(true);
    expect(heard).toEqual(['undo', 'enter-board']);
  });

  it('is taken by the first that has a use for it', () => {
    const isFirst = { isFirst: true };
    stops.push(
      listenToKeys(window, 'candidates', () => ({ 'look-at-1': () => heard.push('look-at-1') }), isFirst),
    );
    listen('game', 'zoom-in');
    // The key of the digit 1 types plus in Czech.
    press('<p></p>', { key: '+', code: 'Digit1' });
    press('<p></p>', { key: '+', code: 'NumpadAdd' });
    expect(heard).toEqual(['look-at-1', 'zoom-in']);
  });
});

it('a key that nothing took is told of, where it is meant', async () => {
  let isMeant = true;
  listen('game', 'undo');
  stops.push(
    listenToUntakenKeys(
      'game',
      () => isMeant,
      () => heard.push('untaken'),
    ),
  );
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return heard.splice(0);
  };
  press('<p></p>', { key: 'z' });
  expect(await settled()).toEqual(['undo']);
  press('<p></p>', { key: 'р', code: 'KeyH' });
  expect(await settled()).toEqual(['untaken']);
  press('<p></p>', { key: 'q' });
  press('<input>', { key: 'h' });
  press('<p></p><dialog open></dialog>', { key: 'h' });
  isMeant = false;
  press('<p></p>', { key: 'h' });
  expect(await settled()).toEqual([]);
});

/** These ask whether there was any key, and not which. */
const ANY_KEY = [
  'renderer/screens/play/ceremony/use-ceremony.ts',
  'renderer/screens/shell/first/use-hand.ts',
];

it('is read here alone: no screen, component or board looks at a key itself', () => {
  const files = globSync(['renderer/**/*.ts', 'renderer/**/*.tsx'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('renderer/input/') && !/\.(test|browser)\./.test(file));
  expect(files.length).toBeGreaterThan(300);
  const listening = /['"`]key(down|up|press)['"`]|onKey(Down|Up|Press)/;
  const found = files.filter((file) => listening.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(ANY_KEY);
  for (const file of ANY_KEY) expect(readFileSync(file, 'utf8')).not.toMatch(/\.(key|code)\b/);
});
