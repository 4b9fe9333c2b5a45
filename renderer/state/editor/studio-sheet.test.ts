import { describe, expect, it } from 'vitest';
import type { Point } from '../../../core/board/board.ts';
import { makeShape } from '../../../core/board/text.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { createStudio, type Studio } from './studio.ts';
import { designOf, EMPTY_STUDIO, shownShape } from './studio-state.ts';

const PLAIN = { isErasing: false, isStraight: false };

function studioWith(picture: string): Studio {
  const studio = createStudio();
  studio.open('design-one', { ...designOf(EMPTY_STUDIO), name: 'Test', ...drawnShape(picture) }, null);
  return studio;
}

function drag(studio: Studio, from: Point, to: Point): void {
  studio.press(from, PLAIN);
  studio.drag(to, false);
}

const seen = (studio: Studio) => makeShape(shownShape(studio.store.getState())).split('\n');

describe('the grid', () => {
  it('stays while a stroke goes beyond its edge, and grows to it when the pointer is released', () => {
    const studio = studioWith('.....\n.....');
    studio.set({ tool: 'line' });
    drag(studio, [3, 1], [6, 1]);
    expect(seen(studio)).toEqual(['.....', '...oo']);
    expect(studio.store.getState().preview?.beyond).toEqual([
      [5, 1],
      [6, 1],
    ]);
    studio.release();
    expect(seen(studio)).toEqual(['.......', '...oooo']);
    studio.undo();
    expect(seen(studio)).toEqual(['.....', '.....']);
  });

  it('grows to the left and upwards too, the cursor keeping its cell', () => {
    const studio = studioWith('o....\n.....');
    studio.set({ cursor: [2, 1] });
    studio.press([-2, -1], PLAIN);
    studio.release();
    expect(seen(studio)).toEqual(['o......', '..o....', '.......']);
    expect(studio.store.getState().cursor).toEqual([4, 2]);
  });

  it('keeps the axis of a symmetry in its middle', () => {
    const studio = studioWith('....\n....');
    studio.set({ symmetry: 'left-right' });
    studio.press([5, 0], PLAIN);
    studio.release();
    expect(seen(studio)).toEqual(['o......o', '........']);
  });

  it('does not grow to what is erased, filled or selected beside it', () => {
    const studio = studioWith('oo..\n....');
    for (const tool of ['eraser', 'fill', 'select'] as const) {
      studio.set({ tool });
      drag(studio, [-3, -3], [-1, -1]);
      studio.release();
      expect(seen(studio)).toEqual(['oo..', '....']);
    }
    expect(studio.store.getState().selection).toBeNull();
  });

  it('has at most 64 cells a side', () => {
    const studio = studioWith('....');
    studio.press([70, 0], PLAIN);
    studio.release();
    expect(seen(studio)[0]).toHaveLength(64);
    expect(seen(studio)[0]).not.toContain('o');
  });

  it('grows to a piece that is moved over its edge, and shrinks when the piece is moved back', () => {
    const studio = studioWith('#....\n.....');
    studio.insert(drawnShape('oo'));
    studio.nudge([-3, 0]);
    expect(seen(studio)).toEqual(['oo#....', '.......']);
    studio.nudge([3, 1]);
    expect(seen(studio)).toEqual(['#....', '.oo..']);
    studio.nudge([3, 0]);
    studio.deselect();
    expect(seen(studio)).toEqual(['#.....', '....oo']);
  });

  it('takes back all of it when the piece is dropped', () => {
    const studio = studioWith('#....\n.....');
    studio.insert(drawnShape('oo'));
    studio.nudge([-4, 0]);
    studio.drop();
    expect(seen(studio)).toEqual(['#....', '.....']);
  });

  it('holds still under a piece that is dragged, also when it had grown', () => {
    const studio = studioWith('#....\n.....');
    studio.insert(drawnShape('oo'));
    studio.nudge([-3, 0]);
    drag(studio, [0, 0], [0, 1]);
    expect(seen(studio)).toEqual(['..#....', 'oo.....']);
    studio.drag([-1, 1], false);
    expect(seen(studio)).toEqual(['..#....', 'o......']);
    expect(studio.store.getState().preview?.beyond).toEqual([[-1, 1]]);
    studio.release();
    expect(seen(studio)).toEqual(['...#....', 'oo......']);
  });

  it('is pulled by a handle, and left as it was when that is called off', () => {
    const studio = studioWith('oo..\n....\n....\n....');
    const frame = { left: -1, top: 0, right: 4, bottom: 3 };
    studio.pull(frame);
    expect(studio.cancel()).toBe(true);
    studio.release();
    expect(seen(studio)[0]).toBe('oo..');
    studio.pull(frame);
    studio.release();
    expect(seen(studio)[0]).toBe('.oo...');
  });

  it('is cut down to what is drawn', () => {
    const studio = studioWith('.......\n.o..o..\n.o..o..\n.......\n.#..#..\n.......');
    studio.fit();
    expect(seen(studio)).toEqual(['o..o', 'o..o', '....', '#..#']);
    studio.fit();
    studio.undo();
    expect(seen(studio)).toHaveLength(6);
  });
});
