import { beforeEach, describe, expect, it } from 'vitest';
import { makeShape } from '../../../../core/board/text.ts';
import { drawnShape } from '../../../../tests/support/drawn.ts';
import { commandOf } from '../../../input/keymap.ts';
import { createDrawingEditor, type DrawingEditor } from '../../../state/editor/drawing-editor.ts';
import { designOf, EMPTY_EDITOR, shownShape } from '../../../state/editor/editor-state.ts';
import { obeyCanvasKey } from './canvas-keys.ts';

const PLAIN = { code: '', ctrlKey: false, metaKey: false, altKey: false };

let editor: DrawingEditor;
beforeEach(() => {
  editor = createDrawingEditor();
  editor.open('design-one', { ...designOf(EMPTY_EDITOR), ...drawnShape('....\n....\n....') }, null);
  editor.set({ cursor: [0, 0] });
});

/** Presses keys one after another; a `+` before a name holds Shift. */
function press(...keys: readonly string[]): void {
  for (const name of keys) {
    const shiftKey = name.startsWith('+');
    const command = commandOf('drawing', { ...PLAIN, shiftKey, key: shiftKey ? name.slice(1) : name });
    if (command !== null) obeyCanvasKey(editor, command, shiftKey);
  }
}
const seen = () => makeShape(shownShape(editor.store.getState())).split('\n');
const cursor = () => editor.store.getState().cursor;

describe('keys on the drawing', () => {
  it('walk the cursor one step beyond the edge, where drawing makes the grid grow', () => {
    press('ArrowRight', 'ArrowUp', 'ArrowUp');
    expect(cursor()).toEqual([1, -1]);
    press(' ');
    expect([seen(), cursor()]).toEqual([
      ['.o..', '....', '....', '....'],
      [1, 0],
    ]);
  });

  it('walk the cursor as far as the edge for a tool that draws nothing beyond, Home and End to the ends of a row', () => {
    editor.set({ tool: 'eraser' });
    press('ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp');
    expect(cursor()).toEqual([1, 0]);
    press('End');
    expect(cursor()).toEqual([3, 0]);
    press('Home');
    expect(cursor()).toEqual([0, 0]);
  });

  it('draw: Space once, Enter from one cell to another', () => {
    press(' ', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown');
    expect(seen()).toEqual(['o...', 'ooo.', '....']);
  });

  it('shift the drawing with Shift', () => {
    press(' ', '+ArrowRight', '+ArrowDown');
    expect([seen(), cursor()]).toEqual([
      ['....', '.o..', '....'],
      [0, 0],
    ]);
  });

  it('move a piece that floats, the cursor with it, and put it down', () => {
    editor.insert(drawnShape('oo'));
    expect(seen()).toEqual(['....', '.oo.', '....']);
    press('ArrowRight', '+ArrowUp');
    expect([seen(), cursor()]).toEqual([
      ['..oo', '....', '....'],
      [2, 0],
    ]);
    press('Enter', 'ArrowLeft');
    expect([seen()[0], cursor(), editor.store.getState().selection]).toEqual(['..oo', [1, 0], null]);
  });

  it('leave what is asked with Ctrl to others', () => {
    const bare = { ...PLAIN, shiftKey: false };
    expect(commandOf('drawing', { ...bare, key: 'ArrowLeft', ctrlKey: true })).toBeNull();
    expect(commandOf('drawing', { ...bare, key: 'q' })).toBeNull();
  });
});
