import { describe, expect, it } from 'vitest';
import { keyLabel, keyLabels } from './key-labels.ts';
import { commandOf, commandsIn, KEYMAP, type Scope } from './keymap.ts';

const SCOPES = Object.keys(KEYMAP) as Scope[];
const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the key map', () => {
  it.each([
    [{ key: 'z' }, 'undo'],
    [{ key: 'Z' }, 'undo'],
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'z', metaKey: true }, 'undo'],
    [{ key: 'я', code: 'KeyZ' }, 'undo'],
    [{ key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
    [{ key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', code: 'KeyZ' }, 'redo'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
    [{ key: '?', shiftKey: true }, 'keys'],
    [{ key: 'Escape' }, 'back'],
    [{ key: '+', shiftKey: true }, 'zoom-in'],
    [{ key: '=' }, 'zoom-in'],
    [{ key: '-' }, 'zoom-out'],
    [{ key: '0' }, 'zoom-whole'],
    [{ key: 'à', code: 'Digit0' }, 'zoom-whole'],
    [{ key: '+', ctrlKey: true }, null],
    [{ key: '0', ctrlKey: true }, null],
    [{ key: 'à', code: 'Digit0', ctrlKey: true }, null],
    [{ key: 'h', altKey: true }, null],
    [{ key: 'p', ctrlKey: true }, null],
    [{ key: ';', code: 'KeyZ' }, null],
    [{ key: 'q' }, null],
  ])('in a game %o asks for %s', (press, command) => {
    expect(commandOf('game', { ...plain, ...press })).toBe(command);
  });

  it.each([
    [{ key: 'b' }, 'pencil'],
    [{ key: 'X', shiftKey: true }, 'flip-across'],
    [{ key: 'x', ctrlKey: true }, null],
    [{ key: 'z' }, 'turn'],
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
    [{ key: 'ы', code: 'KeyS', ctrlKey: true }, 'save'],
    [{ key: 'ㄴ', code: 'KeyS', metaKey: true }, 'save'],
    [{ key: 'F5' }, 'test'],
    [{ key: 'b', altKey: true }, null],
    [{ key: 'q' }, null],
  ])('in the editor %o asks for %s', (press, command) => {
    expect(commandOf('editor', { ...plain, ...press })).toBe(command);
  });

  it.each([
    [{ key: '1', code: 'Digit1' }, 'look-at-1'],
    [{ key: '&', code: 'Digit1' }, 'look-at-1'],
    [{ key: '+', code: 'Digit1' }, 'look-at-1'],
    [{ key: 'ě', code: 'Digit2' }, 'look-at-2'],
    [{ key: 'é', code: 'Digit2' }, 'look-at-2'],
    [{ key: '2', code: 'Digit2', shiftKey: true }, 'look-at-2'],
    [{ key: '@', code: 'Digit2', shiftKey: true }, null],
    [{ key: '+', code: 'NumpadAdd' }, null],
  ])('among the pairs of a puzzle %o asks for %s', (press, command) => {
    expect(commandOf('candidates', { ...plain, ...press })).toBe(command);
  });

  it('tells Ctrl from Cmd on a board, where Cmd belongs to the system', () => {
    expect(commandOf('board', { ...plain, key: 'ArrowLeft', ctrlKey: true })).toBe('tile-left');
    expect(commandOf('board', { ...plain, key: 'ArrowLeft', metaKey: true })).toBeNull();
  });

  it.each(SCOPES)('has a label for every command of the scope %s and gives no key two meanings', (scope) => {
    for (const command of commandsIn(scope)) expect(keyLabel(scope, command)).not.toBe('');
    const keys = Object.values<readonly string[]>(KEYMAP[scope]).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows keys as they are called', () => {
    expect(keyLabels('game', 'redo')).toEqual(['Y', 'Ctrl Y', 'Ctrl Shift Z']);
    expect(keyLabels('game', 'zoom-in')).toEqual(['+']);
    expect(keyLabels('editor', 'erase')).toEqual(['Delete', '⌫']);
    expect(keyLabels('board', 'tile-up')).toEqual(['Ctrl ↑']);
  });
});
