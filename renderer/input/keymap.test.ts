import { describe, expect, it } from 'vitest';
import { COMMANDS, commandOf, KEYMAP, keyLabel } from './keymap.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the key map', () => {
  it.each([
    [{ key: 'z' }, 'undo'],
    [{ key: 'Z' }, 'undo'],
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'z', metaKey: true }, 'undo'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
    [{ key: '?', shiftKey: true }, 'keys'],
    [{ key: 'Escape' }, 'back'],
    [{ key: '+', shiftKey: true }, 'zoom-in'],
    [{ key: '=' }, 'zoom-in'],
    [{ key: '-' }, 'zoom-out'],
    [{ key: '0' }, 'zoom-whole'],
    [{ key: '+', ctrlKey: true }, null],
    [{ key: '0', ctrlKey: true }, null],
    [{ key: 'h', altKey: true }, null],
    [{ key: 'p', ctrlKey: true }, null],
    [{ key: 'q' }, null],
  ])('%o asks for %s', (press, command) => {
    expect(commandOf({ ...plain, ...press })).toBe(command);
  });

  it('has a key and a label for every command', () => {
    for (const command of COMMANDS) expect(keyLabel(command)).not.toBe('');
  });

  it('gives no key two meanings', () => {
    const presses = KEYMAP.map(({ key, modified, shifted }) => `${modified}/${shifted}/${key}`);
    expect(new Set(presses).size).toBe(presses.length);
  });
});
