import { describe, expect, it } from 'vitest';
import { GAP, type Point, SLOT, WALL } from '../../../core/board/board.ts';
import { makeShape } from '../../../core/board/text.ts';
import { flippedAcross, inverted, turnedRight } from '../../../core/templates/edit/transform.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { createDrawingEditor, type DrawingEditor } from './drawing-editor.ts';
import { designOf, EMPTY_EDITOR, shownSelection, shownShape } from './editor-state.ts';
import { beginStroke, extendStroke, type Stroke } from './stroke.ts';
import { figureArea, ghostOf, type ToolName } from './tools.ts';

const PLAIN = { isErasing: false, isStraight: false };

function editorWith(picture: string): DrawingEditor {
  const editor = createDrawingEditor();
  editor.open('design-one', { ...designOf(EMPTY_EDITOR), name: 'Test', ...drawnShape(picture) }, null);
  return editor;
}

function stroke(editor: DrawingEditor, points: readonly Point[], options = PLAIN): void {
  const [first = [0, 0], ...rest] = points;
  editor.press(first, options);
  for (const point of rest) editor.drag(point, options.isStraight);
  editor.release();
}

const seen = (editor: DrawingEditor) => makeShape(shownShape(editor.store.getState())).split('\n');
const kept = (editor: DrawingEditor) => makeShape(editor.store.getState().history.present.shape).split('\n');

const EMPTY = '.....\n.....\n.....';

describe('the tools', () => {
  it.each([
    [
      'pencil',
      [
        [0, 0],
        [2, 2],
        [4, 2],
      ],
      PLAIN,
      ['o....', '.o...', '..ooo'],
    ],
    [
      'pencil',
      [
        [0, 0],
        [1, 2],
        [4, 1],
      ],
      { ...PLAIN, isStraight: true },
      ['ooooo', '.....', '.....'],
    ],
    [
      'line',
      [
        [0, 0],
        [1, 1],
        [4, 2],
      ],
      PLAIN,
      ['o....', '.oo..', '...oo'],
    ],
    [
      'line',
      [
        [0, 0],
        [4, 1],
      ],
      { ...PLAIN, isStraight: true },
      ['ooooo', '.....', '.....'],
    ],
    [
      'rectangle',
      [
        [1, 0],
        [3, 2],
      ],
      PLAIN,
      ['.ooo.', '.ooo.', '.ooo.'],
    ],
    [
      'rectangle',
      [
        [0, 0],
        [4, 1],
      ],
      { ...PLAIN, isStraight: true },
      ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'],
    ],
    [
      'ellipse',
      [
        [0, 0],
        [4, 2],
      ],
      PLAIN,
      ['.ooo.', 'ooooo', '.ooo.'],
    ],
    ['fill', [[2, 1]], PLAIN, ['ooooo', 'ooooo', 'ooooo']],
  ] as const)('%s draws %j', (tool, points, options, picture) => {
    const editor = editorWith(EMPTY);
    editor.set({ tool });
    stroke(editor, points, options);
    expect(kept(editor)).toEqual(picture);
  });

  it('show before a press what it would draw, mirrored too, and only where something would change', () => {
    const shape = drawnShape('o....\n.....\n.....');
    const context = { shape, brush: SLOT, style: 'filled', symmetry: 'four-way' } as const;
    const ghost = (
      { tool = 'pencil', ...settings }: Partial<Parameters<typeof ghostOf>[1]> & { tool?: ToolName },
      point: Point,
    ) => ghostOf(tool, { ...context, ...settings }, point);
    expect(ghost({}, [0, 0])).toEqual({
      mark: SLOT,
      points: [
        [4, 0],
        [0, 2],
        [4, 2],
      ],
    });
    expect(ghost({ tool: 'eraser' }, [4, 2])).toEqual({ mark: GAP, points: [[0, 0]] });
    expect(ghost({ brush: WALL, symmetry: 'none' }, [0, 0])).toEqual({ mark: WALL, points: [[0, 0]] });
    expect(ghost({ tool: 'select' }, [1, 1])).toBeNull();
    expect(ghost({ tool: 'fill', symmetry: 'none' }, [4, 2])?.points).toHaveLength(14);
    expect(ghost({ tool: 'fill', symmetry: 'none' }, [0, 0])?.points).toEqual([]);
    expect(ghost({ symmetry: 'left-right' }, [6, 1])?.points).toEqual([
      [6, 1],
      [-2, 1],
    ]);
  });

  it('tell how large the figure is that is being drawn', () => {
    const stroke = (isStraight: boolean): Stroke =>
      extendStroke(beginStroke([3, 2], { isErasing: false, isStraight }), [1, 1], isStraight);
    expect(figureArea('rectangle', stroke(false))).toEqual({ left: 1, top: 1, right: 3, bottom: 2 });
    expect(figureArea('ellipse', stroke(true))).toEqual({ left: 1, top: 0, right: 3, bottom: 2 });
    expect(figureArea('pencil', stroke(false))).toBeNull();
    expect(figureArea('line', { state: 'idle' })).toBeNull();
  });

  it('draw outlines, walls and mirrored when they are set so', () => {
    const editor = editorWith('.......\n.......\n.......');
    editor.set({ tool: 'rectangle', style: 'outline', brush: WALL, symmetry: 'left-right' });
    stroke(editor, [
      [0, 0],
      [2, 2],
    ]);
    expect(kept(editor)).toEqual(['###.###', '#.#.#.#', '###.###']);
  });

  it('fill all images of the cell under a symmetry', () => {
    const editor = editorWith('..o..\n..o..\n..o..');
    editor.set({ tool: 'fill', symmetry: 'left-right' });
    stroke(editor, [[0, 0]]);
    expect(kept(editor)).toEqual(['ooooo', 'ooooo', 'ooooo']);
  });

  it('erase with the eraser, and with the other button', () => {
    const editor = editorWith('ooooo');
    editor.set({ tool: 'eraser' });
    stroke(editor, [[0, 0]]);
    editor.set({ tool: 'line', brush: SLOT });
    stroke(
      editor,
      [
        [3, 0],
        [4, 0],
      ],
      { ...PLAIN, isErasing: true },
    );
    expect(kept(editor)).toEqual(['.oo..']);
  });

  it('show a stroke while it lasts and keep it only when it ends', () => {
    const editor = editorWith(EMPTY);
    editor.press([0, 0], PLAIN);
    editor.drag([2, 0], false);
    expect([seen(editor)[0], kept(editor)[0]]).toEqual(['ooo..', '.....']);
    expect(editor.cancel()).toBe(true);
    expect([seen(editor)[0], editor.cancel()]).toEqual(['.....', false]);
  });
});

describe('the selection', () => {
  it('is drawn by dragging, let go by a click beside it, kept inside the drawing', () => {
    const editor = editorWith(EMPTY);
    editor.set({ tool: 'select' });
    stroke(editor, [
      [3, 1],
      [9, 9],
    ]);
    expect(shownSelection(editor.store.getState())?.area).toEqual({ left: 3, top: 1, right: 4, bottom: 2 });
    stroke(editor, [[0, 0]]);
    expect(editor.store.getState().selection).toBeNull();
  });

  it('floats: what it is moved over comes back when it is moved on', () => {
    const editor = editorWith('oo...\noo...\n...##');
    editor.set({ tool: 'select' });
    stroke(editor, [
      [0, 0],
      [1, 1],
    ]);
    stroke(editor, [
      [0, 0],
      [3, 1],
    ]);
    expect(kept(editor)).toEqual(['.....', '...oo', '...oo']);
    stroke(editor, [
      [3, 1],
      [0, 0],
    ]);
    expect(kept(editor)).toEqual(['oo...', 'oo...', '...##']);
  });

  it('is what is flipped, turned, inverted, nudged, copied and emptied', () => {
    const editor = editorWith('o.#..\noo...\n.....');
    editor.set({ tool: 'select' });
    stroke(editor, [
      [0, 0],
      [1, 1],
    ]);
    editor.transform(flippedAcross);
    expect(kept(editor)).toEqual(['.o#..', 'oo...', '.....']);
    editor.transform(turnedRight);
    expect(kept(editor)).toEqual(['o.#..', 'oo...', '.....']);
    editor.transform(inverted);
    expect(kept(editor)).toEqual(['.o#..', '.....', '.....']);
    editor.nudge([1, 1]);
    expect(kept(editor)).toEqual(['..#..', '..o..', '.....']);
    const copy = editor.copy();
    expect(copy === null ? null : makeShape(copy)).toBe('.o\n..');
    expect([editor.erase(), editor.erase(), editor.copy()]).toEqual([true, false, null]);
    expect(kept(editor)).toEqual(['..#..', '.....', '.....']);
  });

  it('of nothing is the whole drawing', () => {
    const editor = editorWith('o....\n.....\n.....');
    editor.transform(flippedAcross);
    editor.nudge([1, 1]);
    expect(kept(editor)).toEqual(['.....', 'o....', '.....']);
    editor.selectAll();
    expect(editor.erase()).toBe(true);
    expect(kept(editor)).toEqual(EMPTY.split('\n'));
  });

  it('is what is pasted, at the cursor as far as it fits', () => {
    const editor = editorWith(EMPTY);
    editor.set({ cursor: [4, 2] });
    editor.paste(drawnShape('oo\n.o'));
    expect(kept(editor)).toEqual(['.....', '...oo', '....o']);
    expect(editor.store.getState().tool).toBe('select');
    expect(editor.deselect()).toBe(true);
    expect(editor.deselect()).toBe(false);
  });
});

describe('a piece that comes in', () => {
  const WORDS = drawnShape('oo\n.#');

  it('floats in the middle over what is there, for the select tool', () => {
    const editor = editorWith('ooooo\n.....\n.....');
    editor.insert(WORDS);
    expect(seen(editor)).toEqual(['ooooo', '..#..', '.....']);
    expect(editor.store.getState()).toMatchObject({ tool: 'select', cursor: [1, 0] });
    editor.nudge([1, 1]);
    editor.transform(flippedAcross);
    expect(seen(editor)).toEqual(['ooooo', '..oo.', '..#..']);
  });

  it('is put down where it lies, or dropped as if it had never come', () => {
    const editor = editorWith('ooooo\n.....\n.....');
    editor.insert(WORDS);
    editor.nudge([0, 1]);
    expect([editor.deselect(), kept(editor)]).toEqual([true, ['ooooo', '.oo..', '..#..']]);
    editor.insert(WORDS);
    editor.nudge([2, 1]);
    expect([editor.drop(), editor.drop()]).toEqual([true, false]);
    expect(kept(editor)).toEqual(['ooooo', '.oo..', '..#..']);
    editor.undo();
    expect(kept(editor)).toEqual(['ooooo', '.oooo', '..#.#']);
  });

  it('is larger than the drawing, which grows to hold it', () => {
    const editor = editorWith(EMPTY);
    editor.insert(drawnShape('oooooo\no....o'));
    expect(seen(editor)).toEqual(['oooooo', 'o....o', '......']);
  });

  it('differs from one that was lifted from the drawing: letting that go loses nothing', () => {
    const editor = editorWith('oo...\n.....\n.....');
    editor.set({ tool: 'select' });
    stroke(editor, [
      [0, 0],
      [1, 0],
    ]);
    editor.nudge([3, 2]);
    editor.drop();
    expect(kept(editor)).toEqual(['.....', '.....', '...oo']);
  });
});

describe('undo', () => {
  it('goes back through strokes, rules and sizes, and forward again', () => {
    const editor = editorWith(EMPTY);
    stroke(editor, [[0, 0]]);
    editor.change({ filling: { kinds: 7, copies: 2 } });
    editor.replace(turnedRight);
    expect(kept(editor)).toHaveLength(5);
    editor.undo();
    editor.undo();
    expect([kept(editor)[0], editor.store.getState().history.present.filling.kinds]).toEqual(['o....', 20]);
    editor.undo();
    editor.undo();
    expect(kept(editor)).toEqual(EMPTY.split('\n'));
    for (let step = 0; step < 4; step++) editor.redo();
    expect(kept(editor)).toHaveLength(5);
  });

  it('has no step for a stroke that changed nothing', () => {
    const editor = editorWith('o....');
    stroke(editor, [[0, 0]]);
    expect(editor.store.getState().history.past).toBeNull();
  });

  it('keeps the cursor on the drawing', () => {
    const editor = editorWith(EMPTY);
    editor.set({ cursor: [4, 2] });
    editor.replace(() => drawnShape('oo'));
    expect(editor.store.getState().cursor).toEqual([1, 0]);
    editor.undo();
    expect(editor.store.getState().cursor).toEqual([1, 0]);
  });
});

it('says whether there was an edit to take back or to make again, and anything to empty', () => {
  const editor = editorWith(EMPTY);
  expect([editor.undo(), editor.redo(), editor.erase()]).toEqual([false, false, false]);
  editor.replace((shape) => ({ ...shape, marks: shape.marks.map(() => SLOT) }));
  expect([editor.undo(), editor.undo(), editor.redo(), editor.redo()]).toEqual([true, false, true, false]);
  editor.selectAll();
  expect(editor.erase()).toBe(true);
});
