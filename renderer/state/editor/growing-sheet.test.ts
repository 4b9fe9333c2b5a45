import { describe, expect, it } from 'vitest';
import type { Point } from '../../../core/board/board.ts';
import { makeShape } from '../../../core/board/text.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { createDrawingEditor, type DrawingEditor } from './drawing-editor.ts';
import { designOf, EMPTY_EDITOR, shownShape } from './editor-state.ts';

const PLAIN = { isErasing: false, isStraight: false };

function editorWith(picture: string): DrawingEditor {
  const editor = createDrawingEditor();
  editor.open('design-one', { ...designOf(EMPTY_EDITOR), name: 'Test', ...drawnShape(picture) }, null);
  return editor;
}

function drag(editor: DrawingEditor, from: Point, to: Point): void {
  editor.press(from, PLAIN);
  editor.drag(to, false);
}

const seen = (editor: DrawingEditor) => makeShape(shownShape(editor.store.getState())).split('\n');

describe('the grid', () => {
  it('stays while a stroke goes beyond its edge, and grows to it when the pointer is released', () => {
    const editor = editorWith('.....\n.....');
    editor.set({ tool: 'line' });
    drag(editor, [3, 1], [6, 1]);
    expect(seen(editor)).toEqual(['.....', '...oo']);
    expect(editor.store.getState().preview?.beyond).toEqual([
      [5, 1],
      [6, 1],
    ]);
    editor.release();
    expect(seen(editor)).toEqual(['.......', '...oooo']);
    editor.undo();
    expect(seen(editor)).toEqual(['.....', '.....']);
  });

  it('grows to the left and upwards too, the cursor keeping its cell', () => {
    const editor = editorWith('o....\n.....');
    editor.set({ cursor: [2, 1] });
    editor.press([-2, -1], PLAIN);
    editor.release();
    expect(seen(editor)).toEqual(['o......', '..o....', '.......']);
    expect(editor.store.getState().cursor).toEqual([4, 2]);
  });

  it('keeps the axis of a symmetry in its middle', () => {
    const editor = editorWith('....\n....');
    editor.set({ symmetry: 'left-right' });
    editor.press([5, 0], PLAIN);
    editor.release();
    expect(seen(editor)).toEqual(['o......o', '........']);
  });

  it('does not grow to what is erased, filled or selected beside it', () => {
    const editor = editorWith('oo..\n....');
    for (const tool of ['eraser', 'fill', 'select'] as const) {
      editor.set({ tool });
      drag(editor, [-3, -3], [-1, -1]);
      editor.release();
      expect(seen(editor)).toEqual(['oo..', '....']);
    }
    expect(editor.store.getState().selection).toBeNull();
  });

  it('has at most 64 cells a side', () => {
    const editor = editorWith('....');
    editor.press([70, 0], PLAIN);
    editor.release();
    expect(seen(editor)[0]).toHaveLength(64);
    expect(seen(editor)[0]).not.toContain('o');
  });

  it('grows to a piece that is moved over its edge, and shrinks when the piece is moved back', () => {
    const editor = editorWith('#....\n.....');
    editor.insert(drawnShape('oo'));
    editor.nudge([-3, 0]);
    expect(seen(editor)).toEqual(['oo#....', '.......']);
    editor.nudge([3, 1]);
    expect(seen(editor)).toEqual(['#....', '.oo..']);
    editor.nudge([3, 0]);
    editor.deselect();
    expect(seen(editor)).toEqual(['#.....', '....oo']);
  });

  it('takes back all of it when the piece is dropped', () => {
    const editor = editorWith('#....\n.....');
    editor.insert(drawnShape('oo'));
    editor.nudge([-4, 0]);
    editor.drop();
    expect(seen(editor)).toEqual(['#....', '.....']);
  });

  it('holds still under a piece that is dragged, also when it had grown', () => {
    const editor = editorWith('#....\n.....');
    editor.insert(drawnShape('oo'));
    editor.nudge([-3, 0]);
    drag(editor, [0, 0], [0, 1]);
    expect(seen(editor)).toEqual(['..#....', 'oo.....']);
    editor.drag([-1, 1], false);
    expect(seen(editor)).toEqual(['..#....', 'o......']);
    expect(editor.store.getState().preview?.beyond).toEqual([[-1, 1]]);
    editor.release();
    expect(seen(editor)).toEqual(['...#....', 'oo......']);
  });

  it('is pulled by a handle, and left as it was when that is cancelled', () => {
    const editor = editorWith('oo..\n....\n....\n....');
    const frame = { left: -1, top: 0, right: 4, bottom: 3 };
    editor.pull(frame);
    expect(editor.cancel()).toBe(true);
    editor.release();
    expect(seen(editor)[0]).toBe('oo..');
    editor.pull(frame);
    editor.release();
    expect(seen(editor)[0]).toBe('.oo...');
  });
});
