import { beforeEach, describe, expect, it } from 'vitest';
import { makeShape } from '../../../../core/board/text.ts';
import { drawnShape } from '../../../../tests/support/drawn.ts';
import { createStudio, type Studio } from '../../../state/editor/studio.ts';
import { designOf, EMPTY_STUDIO, shownShape } from '../../../state/editor/studio-state.ts';
import { obeyCanvasKey } from './canvas-keys.ts';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

let studio: Studio;
beforeEach(() => {
  studio = createStudio();
  studio.open('design-one', { ...designOf(EMPTY_STUDIO), ...drawnShape('....\n....\n....') }, null);
  studio.set({ cursor: [0, 0] });
});

/** Presses keys one after another; a `+` before a name holds Shift. */
function press(...keys: readonly string[]): void {
  for (const name of keys) {
    const shiftKey = name.startsWith('+');
    obeyCanvasKey(studio, { ...PLAIN, shiftKey, key: shiftKey ? name.slice(1) : name });
  }
}
const seen = () => makeShape(shownShape(studio.store.getState())).split('\n');
const cursor = () => studio.store.getState().cursor;

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
    studio.set({ tool: 'eraser' });
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
    studio.insert(drawnShape('oo'));
    expect(seen()).toEqual(['....', '.oo.', '....']);
    press('ArrowRight', '+ArrowUp');
    expect([seen(), cursor()]).toEqual([
      ['..oo', '....', '....'],
      [2, 0],
    ]);
    press('Enter', 'ArrowLeft');
    expect([seen()[0], cursor(), studio.store.getState().selection]).toEqual(['..oo', [1, 0], null]);
  });

  it('leave what is asked with Ctrl to others', () => {
    expect(obeyCanvasKey(studio, { ...PLAIN, key: 'ArrowLeft', ctrlKey: true })).toBe(false);
    expect(obeyCanvasKey(studio, { ...PLAIN, key: 'q' })).toBe(false);
  });
});
