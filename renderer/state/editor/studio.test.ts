import { describe, expect, it } from 'vitest';
import { GAP, type Point, SLOT, WALL } from '../../../core/board/board.ts';
import { makeShape } from '../../../core/board/text.ts';
import { flippedAcross, inverted, turnedRight } from '../../../core/templates/edit/transform.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { beginStroke, extendStroke, type Stroke } from './stroke.ts';
import { createStudio, type Studio } from './studio.ts';
import { designOf, EMPTY_STUDIO, shownSelection, shownShape } from './studio-state.ts';
import { figureArea, ghostOf, type ToolName } from './tools.ts';

const PLAIN = { isErasing: false, isStraight: false };

function studioWith(picture: string): Studio {
  const studio = createStudio();
  studio.open('design-one', { ...designOf(EMPTY_STUDIO), name: 'Test', ...drawnShape(picture) }, null);
  return studio;
}

function stroke(studio: Studio, points: readonly Point[], grip = PLAIN): void {
  const [first = [0, 0], ...rest] = points;
  studio.press(first, grip);
  for (const point of rest) studio.drag(point, grip.isStraight);
  studio.release();
}

const seen = (studio: Studio) => makeShape(shownShape(studio.store.getState())).split('\n');
const kept = (studio: Studio) => makeShape(studio.store.getState().history.present.shape).split('\n');

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
  ] as const)('%s draws %j', (tool, points, grip, picture) => {
    const studio = studioWith(EMPTY);
    studio.set({ tool });
    stroke(studio, points, grip);
    expect(kept(studio)).toEqual(picture);
  });

  it('show before a press what it would draw, mirrored too, and only where something would change', () => {
    const shape = drawnShape('o....\n.....\n.....');
    const bench = { shape, brush: SLOT, style: 'filled', symmetry: 'four-way' } as const;
    const ghost = (
      { tool = 'pencil', ...settings }: Partial<Parameters<typeof ghostOf>[1]> & { tool?: ToolName },
      point: Point,
    ) => ghostOf(tool, { ...bench, ...settings }, point);
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
    const studio = studioWith('.......\n.......\n.......');
    studio.set({ tool: 'rectangle', style: 'outline', brush: WALL, symmetry: 'left-right' });
    stroke(studio, [
      [0, 0],
      [2, 2],
    ]);
    expect(kept(studio)).toEqual(['###.###', '#.#.#.#', '###.###']);
  });

  it('fill all images of the cell under a symmetry', () => {
    const studio = studioWith('..o..\n..o..\n..o..');
    studio.set({ tool: 'fill', symmetry: 'left-right' });
    stroke(studio, [[0, 0]]);
    expect(kept(studio)).toEqual(['ooooo', 'ooooo', 'ooooo']);
  });

  it('erase with the eraser, and with the other button', () => {
    const studio = studioWith('ooooo');
    studio.set({ tool: 'eraser' });
    stroke(studio, [[0, 0]]);
    studio.set({ tool: 'line', brush: SLOT });
    stroke(
      studio,
      [
        [3, 0],
        [4, 0],
      ],
      { ...PLAIN, isErasing: true },
    );
    expect(kept(studio)).toEqual(['.oo..']);
  });

  it('show a stroke while it lasts and keep it only when it ends', () => {
    const studio = studioWith(EMPTY);
    studio.press([0, 0], PLAIN);
    studio.drag([2, 0], false);
    expect([seen(studio)[0], kept(studio)[0]]).toEqual(['ooo..', '.....']);
    expect(studio.cancel()).toBe(true);
    expect([seen(studio)[0], studio.cancel()]).toEqual(['.....', false]);
  });
});

describe('the selection', () => {
  it('is drawn by dragging, let go by a click beside it, kept inside the drawing', () => {
    const studio = studioWith(EMPTY);
    studio.set({ tool: 'select' });
    stroke(studio, [
      [3, 1],
      [9, 9],
    ]);
    expect(shownSelection(studio.store.getState())?.area).toEqual({ left: 3, top: 1, right: 4, bottom: 2 });
    stroke(studio, [[0, 0]]);
    expect(studio.store.getState().selection).toBeNull();
  });

  it('floats: what it is moved over comes back when it is moved on', () => {
    const studio = studioWith('oo...\noo...\n...##');
    studio.set({ tool: 'select' });
    stroke(studio, [
      [0, 0],
      [1, 1],
    ]);
    stroke(studio, [
      [0, 0],
      [3, 1],
    ]);
    expect(kept(studio)).toEqual(['.....', '...oo', '...oo']);
    stroke(studio, [
      [3, 1],
      [0, 0],
    ]);
    expect(kept(studio)).toEqual(['oo...', 'oo...', '...##']);
  });

  it('is what is flipped, turned, inverted, nudged, copied and emptied', () => {
    const studio = studioWith('o.#..\noo...\n.....');
    studio.set({ tool: 'select' });
    stroke(studio, [
      [0, 0],
      [1, 1],
    ]);
    studio.transform(flippedAcross);
    expect(kept(studio)).toEqual(['.o#..', 'oo...', '.....']);
    studio.transform(turnedRight);
    expect(kept(studio)).toEqual(['o.#..', 'oo...', '.....']);
    studio.transform(inverted);
    expect(kept(studio)).toEqual(['.o#..', '.....', '.....']);
    studio.nudge([1, 1]);
    expect(kept(studio)).toEqual(['..#..', '..o..', '.....']);
    const copy = studio.copy();
    expect(copy === null ? null : makeShape(copy)).toBe('.o\n..');
    expect([studio.erase(), studio.erase(), studio.copy()]).toEqual([true, false, null]);
    expect(kept(studio)).toEqual(['..#..', '.....', '.....']);
  });

  it('of nothing is the whole drawing', () => {
    const studio = studioWith('o....\n.....\n.....');
    studio.transform(flippedAcross);
    studio.nudge([1, 1]);
    expect(kept(studio)).toEqual(['.....', 'o....', '.....']);
    studio.selectAll();
    expect(studio.erase()).toBe(true);
    expect(kept(studio)).toEqual(EMPTY.split('\n'));
  });

  it('is what is pasted, at the cursor as far as it fits', () => {
    const studio = studioWith(EMPTY);
    studio.set({ cursor: [4, 2] });
    studio.paste(drawnShape('oo\n.o'));
    expect(kept(studio)).toEqual(['.....', '...oo', '....o']);
    expect(studio.store.getState().tool).toBe('select');
    expect(studio.deselect()).toBe(true);
    expect(studio.deselect()).toBe(false);
  });
});

describe('a piece that comes in', () => {
  const WORDS = drawnShape('oo\n.#');

  it('floats in the middle over what is there, for the select tool', () => {
    const studio = studioWith('ooooo\n.....\n.....');
    studio.insert(WORDS);
    expect(seen(studio)).toEqual(['ooooo', '..#..', '.....']);
    expect(studio.store.getState()).toMatchObject({ tool: 'select', cursor: [1, 0] });
    studio.nudge([1, 1]);
    studio.transform(flippedAcross);
    expect(seen(studio)).toEqual(['ooooo', '..oo.', '..#..']);
  });

  it('is put down where it lies, or dropped as if it had never come', () => {
    const studio = studioWith('ooooo\n.....\n.....');
    studio.insert(WORDS);
    studio.nudge([0, 1]);
    expect([studio.deselect(), kept(studio)]).toEqual([true, ['ooooo', '.oo..', '..#..']]);
    studio.insert(WORDS);
    studio.nudge([2, 1]);
    expect([studio.drop(), studio.drop()]).toEqual([true, false]);
    expect(kept(studio)).toEqual(['ooooo', '.oo..', '..#..']);
    studio.undo();
    expect(kept(studio)).toEqual(['ooooo', '.oooo', '..#.#']);
  });

  it('is larger than the drawing, which grows to hold it', () => {
    const studio = studioWith(EMPTY);
    studio.insert(drawnShape('oooooo\no....o'));
    expect(seen(studio)).toEqual(['oooooo', 'o....o', '......']);
  });

  it('differs from one that was lifted from the drawing: letting that go loses nothing', () => {
    const studio = studioWith('oo...\n.....\n.....');
    studio.set({ tool: 'select' });
    stroke(studio, [
      [0, 0],
      [1, 0],
    ]);
    studio.nudge([3, 2]);
    studio.drop();
    expect(kept(studio)).toEqual(['.....', '.....', '...oo']);
  });
});

describe('undo', () => {
  it('goes back through strokes, rules and sizes, and forward again', () => {
    const studio = studioWith(EMPTY);
    stroke(studio, [[0, 0]]);
    studio.change({ filling: { kinds: 7, copies: 2 } });
    studio.replace(turnedRight);
    expect(kept(studio)).toHaveLength(5);
    studio.undo();
    studio.undo();
    expect([kept(studio)[0], studio.store.getState().history.present.filling.kinds]).toEqual(['o....', 20]);
    studio.undo();
    studio.undo();
    expect(kept(studio)).toEqual(EMPTY.split('\n'));
    for (let step = 0; step < 4; step++) studio.redo();
    expect(kept(studio)).toHaveLength(5);
  });

  it('has no step for a stroke that changed nothing', () => {
    const studio = studioWith('o....');
    stroke(studio, [[0, 0]]);
    expect(studio.store.getState().history.past).toBeNull();
  });

  it('keeps the cursor on the drawing', () => {
    const studio = studioWith(EMPTY);
    studio.set({ cursor: [4, 2] });
    studio.replace(() => drawnShape('oo'));
    expect(studio.store.getState().cursor).toEqual([1, 0]);
    studio.undo();
    expect(studio.store.getState().cursor).toEqual([1, 0]);
  });
});
