import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Board } from '../../core/board/board.ts';
import { withoutPair } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import { drawCounts } from '../../tests/support/draw-counts.ts';
import { type MountedBoard, mountBoard } from '../../tests/support/mounted-board.ts';
import { stopClock } from '../../tests/support/stopped-clock.ts';
import { untilTrue } from '../../tests/support/until.ts';
import { drawBoard, drawRectangle } from './gallery/gallery-boards.ts';

const BOARD = drawBoard(['ooo#', 'oeoo', 'o.oo', 'oooo']);
const picks: number[] = [];
const hovers: (number | null)[] = [];
let root: HTMLElement;
let mounted: MountedBoard;

beforeEach(() => mount(BOARD));

afterEach(() => {
  vi.useRealTimers();
  mounted.unmount();
  vi.restoreAllMocks();
});

async function mount(board: Board): Promise<void> {
  picks.length = 0;
  hovers.length = 0;
  mounted = await mountBoard(
    { width: 600, height: 500 },
    { board, onPick: (cell) => picks.push(cell), onHover: (cell) => hovers.push(cell) },
  );
  root = mounted.root;
}

function cellElement(cell: number): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  if (element === null) throw new Error(`No cell ${cell}`);
  return element;
}

function point(cell: number): { readonly clientX: number; readonly clientY: number } {
  const { left, top, width, height } = cellElement(cell).getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

function press(cell: number, pointerType: string): void {
  const init = { ...point(cell), bubbles: true, isPrimary: true, button: 0, pointerType };
  cellElement(cell).dispatchEvent(new PointerEvent('pointerdown', init));
}

function linked(board: Board, a: number, b: number): GameEvent {
  const points = { link: 0, turns: 0, combo: 0, comboCount: 1, timeBonusMs: 0 };
  const place = (cell: number) => [cell % board.width, Math.floor(cell / board.width)] as const;
  const line = [place(a), place(b)];
  return { type: 'linked', move: [a, b], kind: board.cells[a] ?? 0, line, turns: 0, points, by: 'player' };
}

/** Red, green, blue and opacity of the tiles' layer in the middle of a cell. */
function pixel(cell: number): number[] {
  const canvas = root.querySelector('canvas');
  const { clientX, clientY } = point(cell);
  const box = canvas?.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  const [x, y] = [(clientX - (box?.left ?? 0)) * ratio, (clientY - (box?.top ?? 0)) * ratio];
  return [...(canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
}

const isPainted = (cell: number) => (pixel(cell)[3] ?? 0) > 200;
const focusedCell = () => Number(document.activeElement?.getAttribute('data-cell') ?? -1);

describe('the picture', () => {
  it('shows tiles and walls, and nothing in gaps', () => {
    expect([0, 3, 15].map(isPainted)).toEqual([true, true, true]);
    expect([5, 9].map(isPainted)).toEqual([false, false]);
  });

  it('has a canvas of device pixels that fills the container', () => {
    const canvas = root.querySelector('canvas');
    expect(canvas?.width).toBe(600 * window.devicePixelRatio);
    expect(canvas?.height).toBe(500 * window.devicePixelRatio);
  });

  it('follows the container', async () => {
    (root.parentElement ?? root).style.width = '300px';
    await untilTrue(() => root.querySelector('canvas')?.width === 300 * window.devicePixelRatio);
    expect([0, 3, 15].map(isPainted)).toEqual([true, true, true]);
  });

  it.each([
    ['theme', 'dark'],
    ['contrast', 'more'],
  ])('follows the %s', async (name, value) => {
    const before = drawCounts().tiles;
    document.documentElement.dataset[name] = value;
    await untilTrue(() => drawCounts().tiles > before);
    delete document.documentElement.dataset[name];
  });

  it('is not drawn anew by a style of the page, which holds no colours', async () => {
    const before = drawCounts().tiles;
    document.documentElement.style.setProperty('--arrival', 'none');
    // An observer is told before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(drawCounts().tiles).toBe(before);
    document.documentElement.removeAttribute('style');
  });
});

describe('a link', () => {
  beforeEach(stopClock);

  it('takes its tiles off their layer at once and draws the tiles one single time', () => {
    const before = drawCounts();
    mounted.show({ ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) }, [linked(BOARD, 0, 1)]);
    expect([0, 1, 2].map(isPainted)).toEqual([false, false, true]);
    vi.advanceTimersByTime(500);
    const after = drawCounts();
    expect(after.tiles - before.tiles).toBe(1);
    expect(after.motion - before.motion).toBeGreaterThan(3);
  });

  it('stops drawing when nothing moves any more', () => {
    mounted.show({ ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) }, [linked(BOARD, 0, 1)]);
    vi.advanceTimersByTime(500);
    const settled = drawCounts();
    vi.advanceTimersByTime(150);
    expect(drawCounts()).toEqual(settled);
  });

  it('does not hold up the next pick', () => {
    mounted.show({ ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) }, [linked(BOARD, 0, 1)]);
    press(2, 'mouse');
    press(0, 'mouse');
    expect(picks).toEqual([2]);
  });

  it('under gravity puts fallen tiles to rest with one drawing more', () => {
    const full = drawRectangle(4, 4);
    mounted.show(full, []);
    const taken = withoutPair(full.cells, [4, 5]);
    const fallen = {
      ...full,
      cells: taken
        .with(0, 0)
        .with(1, 0)
        .with(4, full.cells[0] ?? 0)
        .with(5, full.cells[1] ?? 0),
    };
    const before = drawCounts().tiles;
    mounted.show(fallen, [linked(full, 4, 5)]);
    expect([0, 4].map(isPainted)).toEqual([false, false]);
    vi.advanceTimersByTime(700);
    expect([0, 1, 4, 5].map(isPainted)).toEqual([false, false, true, true]);
    expect(drawCounts().tiles - before).toBe(2);
  });

  it('may come while the last one is played, even on a tile that still falls', () => {
    const full = drawRectangle(4, 4);
    mounted.show(full, []);
    const [a = 0, b = 0] = full.cells;
    const fallen: Board = {
      ...full,
      cells: withoutPair(full.cells, [4, 5]).with(0, 0).with(1, 0).with(4, a).with(5, b),
    };
    mounted.show(fallen, [linked(full, 4, 5)]);
    mounted.show({ ...fallen, cells: withoutPair(fallen.cells, [4, 5]) }, [linked(fallen, 4, 5)]);
    vi.advanceTimersByTime(700);
    expect([0, 1, 4, 5, 8].map(isPainted)).toEqual([false, false, false, false, true]);
  });

  it('under reduced motion is there at once, with a still line that goes by itself', () => {
    mounted.set({ reducedMotion: true });
    const before = drawCounts().motion;
    mounted.show({ ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) }, [linked(BOARD, 0, 1)]);
    expect(isPainted(0)).toBe(false);
    vi.advanceTimersByTime(700);
    expect(drawCounts().motion - before).toBe(2);
  });

  it('and its undo leave the picture as it was', () => {
    const untouched = root.querySelector('canvas')?.toDataURL();
    mounted.show({ ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) }, [linked(BOARD, 0, 1)]);
    mounted.show(BOARD, [{ type: 'board-changed', why: 'undo' }]);
    vi.advanceTimersByTime(400);
    expect(root.querySelector('canvas')?.toDataURL()).toBe(untouched);
  });
});

describe('marks', () => {
  it('never draw the tiles again', () => {
    const before = drawCounts();
    mounted.set({ selected: 0 });
    const init = { ...point(1), bubbles: true, pointerType: 'mouse' };
    cellElement(1).dispatchEvent(new PointerEvent('pointermove', init));
    mounted.set({ marks: [{ type: 'pair', pair: [0, 1] }] });
    expect(drawCounts()).toEqual({ ...before, marks: before.marks + 3 });
  });

  it('a wrong pair shakes and is at rest again as before', () => {
    stopClock();
    const before = root.querySelector('canvas')?.toDataURL();
    mounted.handle.shake(0, 1);
    vi.advanceTimersByTime(400);
    expect(root.querySelector('canvas')?.toDataURL()).toBe(before);
  });
});

/** Counts the pixels of the layer of that number that are painted in reds. */
function redPixels(layer: number): number {
  const canvas = root.querySelectorAll('canvas')[layer];
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (
      (data[at] ?? 0) > 150 &&
      (data[at + 1] ?? 0) < 120 &&
      (data[at + 2] ?? 0) < 110 &&
      (data[at + 3] ?? 0) > 60
    )
      count++;
  return count;
}

/** Counts the pale pixels of the marks that have more green than red: ivory has none. */
function greenedPixels(): number {
  const canvas = root.querySelectorAll('canvas')[1];
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 2] ?? 0) > 160 && (data[at + 3] ?? 0) > 250 && (data[at + 1] ?? 0) > (data[at] ?? 0) + 4)
      count++;
  return count;
}

describe('the focus of the keyboard', () => {
  /** Counts the pixels of the marks that are painted just above a tile: at its corners, and between them. */
  function paintedAbove(cell: number): { readonly corners: number; readonly between: number } {
    const canvas = root.querySelectorAll('canvas')[1];
    const box = canvas?.getBoundingClientRect();
    const tile = cellElement(cell).getBoundingClientRect();
    const ratio = window.devicePixelRatio;
    const width = Math.round(tile.width * ratio);
    const counts = { corners: 0, between: 0 };
    const left = (tile.left - (box?.left ?? 0)) * ratio;
    const top = (tile.top - (box?.top ?? 0) - 4) * ratio;
    const { data = [] } = canvas?.getContext('2d')?.getImageData(left, top, width, 8 * ratio) ?? {};
    for (let at = 3; at < data.length; at += 4)
      if ((data[at] ?? 0) > 0) {
        const share = (((at - 3) / 4) % width) / width;
        counts[share > 0.4 && share < 0.6 ? 'between' : 'corners']++;
      }
    return counts;
  }

  it('marks the corners of a tile alone, as no ring of a selected one does', async () => {
    mounted.set({ selected: 12 });
    expect(paintedAbove(12).between).toBeGreaterThan(0);
    cellElement(14).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedCell()).toBe(15);
    expect(paintedAbove(15).corners).toBeGreaterThan(20);
    expect(paintedAbove(15).between).toBe(0);
  });

  it('is marked no more once the pointer was pressed, wherever that was', async () => {
    mounted.set({ selected: null });
    cellElement(14).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(paintedAbove(15).corners).toBeGreaterThan(20);
    window.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(paintedAbove(15).corners).toBe(0);
    cellElement(14).focus();
    expect(paintedAbove(14).corners).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(paintedAbove(15).corners).toBeGreaterThan(20);
  });

  it('is not marked for a player who points, and gives a command by its letter', async () => {
    window.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await userEvent.keyboard('h');
    cellElement(14).focus();
    expect(paintedAbove(14).corners).toBe(0);
    await userEvent.keyboard('{Tab}');
    cellElement(14).focus();
    expect(paintedAbove(14).corners).toBeGreaterThan(20);
  });
});

it('a picked tile that is wrong wears another colour', () => {
  const colours = () => {
    const canvas = root.querySelectorAll('canvas')[1];
    return canvas?.toDataURL();
  };
  mounted.set({ selected: 12, marks: [] });
  const right = colours();
  expect(greenedPixels()).toBeGreaterThan(50);
  mounted.set({ marks: [{ type: 'cells', cells: [11, 12], tone: 'loses' }] });
  const both = colours();
  expect(greenedPixels()).toBe(0);
  mounted.set({ selected: null });
  expect(new Set([right, both, colours()]).size).toBe(3);
});

describe('a blocked pair', () => {
  const LINE = [
    [0, 0],
    [1, 0],
    [2, 0],
  ] as const;

  it('shows its way in vermilion, gives the tile in it a nudge, and is at rest again as before', () => {
    stopClock();
    const before = root.querySelector('canvas')?.toDataURL();
    expect(redPixels(2)).toBe(0);
    mounted.handle.bar(LINE, 1);
    vi.advanceTimersByTime(300);
    expect(redPixels(2)).toBeGreaterThan(20);
    // The tile that is nudged is in the layer of what moves.
    expect(root.querySelector('canvas')?.toDataURL()).not.toBe(before);
    vi.advanceTimersByTime(700);
    expect(redPixels(2)).toBe(0);
    expect(root.querySelector('canvas')?.toDataURL()).toBe(before);
  });

  it('stands still under reduced motion, and nudges nothing', () => {
    mounted.set({ reducedMotion: true });
    stopClock();
    const before = root.querySelector('canvas')?.toDataURL();
    mounted.handle.bar(LINE, 1);
    const shown = redPixels(2);
    expect(shown).toBeGreaterThan(20);
    vi.advanceTimersByTime(500);
    expect(redPixels(2)).toBe(shown);
    expect(root.querySelector('canvas')?.toDataURL()).toBe(before);
    vi.advanceTimersByTime(500);
    expect(redPixels(2)).toBe(0);
  });
});

describe('a pair that is shown', () => {
  const GUIDE = {
    type: 'guide',
    pair: [0, 2],
    line: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  } as const;

  it('breathes as long as it is shown, and draws nothing more once it is gone or nothing may move', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    mounted.set({ marks: [GUIDE] });
    const first = drawCounts().marks;
    vi.advanceTimersByTime(1_000);
    expect(drawCounts().marks).toBeGreaterThan(first + 10);
    mounted.set({ reducedMotion: true });
    const still = drawCounts().marks;
    vi.advanceTimersByTime(1_000);
    expect(drawCounts().marks).toBe(still);
    mounted.set({ reducedMotion: false });
    mounted.set({ marks: [] });
    const gone = drawCounts().marks;
    vi.advanceTimersByTime(1_000);
    expect(drawCounts().marks).toBe(gone);
  });
});

describe('a pointer', () => {
  it.each(['mouse', 'touch', 'pen'])('picks the tile that it presses (%s)', (type) => {
    for (const cell of [0, 3, 5, 9, 15]) press(cell, type);
    expect(picks).toEqual([0, 15]);
  });

  it('tells the tile under the mouse, once', () => {
    for (const cell of [0, 0, 1, 5]) {
      const init = { ...point(cell), bubbles: true, pointerType: 'mouse' };
      cellElement(cell).dispatchEvent(new PointerEvent('pointermove', init));
    }
    expect(hovers).toEqual([0, 1, null]);
  });

  it('leaves a tile that the board moves away from under the mouse', async () => {
    const init = { ...point(0), bubbles: true, pointerType: 'mouse' };
    cellElement(0).dispatchEvent(new PointerEvent('pointermove', init));
    (root.parentElement ?? root).style.width = '300px';
    await untilTrue(() => root.querySelector('canvas')?.width === 300 * window.devicePixelRatio);
    expect(hovers).toEqual([0, null]);
  });

  it('picks once by a whole click', async () => {
    await userEvent.click(cellElement(6));
    expect(picks).toEqual([6]);
    expect(focusedCell()).toBe(6);
  });
});

describe('the grid of cells', () => {
  it('names every cell and lies over the tiles', () => {
    const grid = root.querySelector('[role="grid"]');
    expect(grid?.getAttribute('aria-label')).toBe('board');
    expect(root.querySelectorAll('[role="row"] > [role="gridcell"]').length).toBe(16);
    expect(cellElement(7).getAttribute('aria-label')).toBe('cell 7');
    const { left, cell } = mounted.layout();
    expect(cellElement(2).getBoundingClientRect().left).toBeCloseTo(40 + left + 2 * cell, 1);
  });

  it('has one stop for the tab key; arrows move it, Enter and Space pick', async () => {
    expect(root.querySelectorAll('[tabindex="0"]').length).toBe(1);
    await userEvent.keyboard('{Tab}');
    expect(focusedCell()).toBe(0);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown}[Space]');
    expect(picks).toEqual([2, 6]);
    expect(root.querySelectorAll('[tabindex="0"]').length).toBe(1);
  });

  it('skips to the next tile with Ctrl, and to the last with Ctrl+End', async () => {
    mounted.handle.focusCell(4);
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(focusedCell()).toBe(6);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focusedCell()).toBe(15);
  });

  it('does not pick walls, gaps and emptied slots', async () => {
    for (const cell of [3, 5, 9]) {
      mounted.handle.focusCell(cell);
      await userEvent.keyboard('{Enter}');
    }
    expect(picks).toEqual([]);
  });

  it('says what is selected', () => {
    mounted.set({ selected: 6 });
    expect(root.querySelector('[aria-selected="true"]')).toBe(cellElement(6));
    mounted.set({ describeCell: (cell, _, isSelected) => `cell ${cell}${isSelected ? ', selected' : ''}` });
    expect(cellElement(6).getAttribute('aria-label')).toBe('cell 6, selected');
    mounted.set({ selected: null });
    expect(root.querySelector('[aria-selected="true"]')).toBeNull();
    expect(cellElement(6).getAttribute('aria-label')).toBe('cell 6');
  });

  it('picks for assistive technology, which clicks without a pointer', () => {
    cellElement(6).click();
    expect(picks).toEqual([6]);
  });

  it('follows a board of another size', () => {
    mounted.show(drawRectangle(6, 5), []);
    expect(root.querySelectorAll('[role="gridcell"]').length).toBe(30);
    expect(cellElement(29).getAttribute('aria-label')).toBe('cell 29');
    expect(isPainted(29)).toBe(true);
  });
});

describe('pause', () => {
  it('hides the picture and the cells, and brings both back', () => {
    mounted.set({ hidden: true });
    const shown = () => [...root.children].filter((child) => child.checkVisibility());
    expect(shown()).toEqual([]);
    mounted.set({ hidden: false });
    expect(shown().length).toBe(2);
    expect(isPainted(0)).toBe(true);
  });
});

it('leaves nothing behind', () => {
  mounted.unmount();
  expect(document.querySelector('[data-part~="board"], canvas')).toBeNull();
});
