import { afterEach, expect, it } from 'vitest';
import { showLayout } from './key-labels.ts';
import { keyShortcuts, withKeyLabel } from './key-shortcuts.ts';
import { KEYMAP, putInForce } from './keymap.ts';
import { tableWith } from './own-keys.ts';

afterEach(() => {
  putInForce(KEYMAP);
  showLayout(new Map());
});

it.each<[keys: readonly string[], told: string]>([
  [['Z', 'Mod+Z', 'PadY'], 'Z Control+Z'],
  [['Shift+J'], 'Shift+J'],
  [['Mod+Shift+Z'], 'Control+Shift+Z'],
  [['Shift+[KeyW]', '[Minus]'], 'Shift+W -'],
  [['+', '=', '-', '?'], 'Plus = - ?'],
  [['Shift+F8', 'PageUp'], 'Shift+F8 PageUp'],
])('%j are told as %s', (keys, told) => {
  putInForce(tableWith({ 'game.undo': keys }));
  expect(keyShortcuts('game', 'undo')).toBe(told);
});

it('a command without a key tells none, and its tooltip has no brackets', () => {
  putInForce(tableWith({ 'game.undo': [], 'game.hint': ['PadX'], 'game.pause': ['Shift+K'] }));
  for (const command of ['undo', 'hint'] as const) {
    expect(keyShortcuts('game', command)).toBeUndefined();
    expect(withKeyLabel('It', 'game', command)).toBe('It');
  }
  expect(withKeyLabel('Pause', 'game', 'pause')).toBe('Pause (Shift K)');
});
