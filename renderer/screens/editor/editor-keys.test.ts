import { describe, expect, it } from 'vitest';
import { EDITOR_COMMANDS, EDITOR_KEYMAP, editorCommandOf, editorKeyLabel } from './editor-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the keys of the editor', () => {
  it.each([
    [{ key: 'b' }, 'pencil'],
    [{ key: 'X', shiftKey: true }, 'flip-across'],
    [{ key: 'x', ctrlKey: true }, null],
    [{ key: 'z' }, 'turn'],
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
    [{ key: 'F5' }, 'test'],
    [{ key: 'b', altKey: true }, null],
    [{ key: 'q' }, null],
  ])('%o asks for %s', (press, command) => {
    expect(editorCommandOf({ ...plain, ...press })).toBe(command);
  });

  it('stand on every command, and none has two meanings', () => {
    for (const command of EDITOR_COMMANDS) expect(editorKeyLabel(command)).not.toBe('');
    const presses = EDITOR_KEYMAP.map(({ key, modified, shifted }) => `${modified}/${shifted}/${key}`);
    expect(new Set(presses).size).toBe(presses.length);
  });
});
