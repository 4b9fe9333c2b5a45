import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { withoutPair } from '../../core/board/board.ts';
import { drawCounts } from '../../tests/support/draw-counts.ts';
import { type MountedBoard, mountBoard } from '../../tests/support/mounted-board.ts';
import { stopClock } from '../../tests/support/stopped-clock.ts';
import { untilTrue } from '../../tests/support/until.ts';
import type { ZoomState } from '../viewport/camera.ts';
import { cellAt, cellRectangle } from '../viewport/layout.ts';
import { drawRectangle } from './gallery/gallery-boards.ts';

const BOARD = drawRectangle(64, 64);
const WIDTH = 600;
const HEIGHT = 500;
const picks: number[] = [];
let zoom: ZoomState | null;
/** Before its middle is looked at from near. */
let first: ZoomState | null;
let firstCell: number;
let firstMask: string;
let root: HTMLElement;
let mounted: MountedBoard;

beforeEach(async () => {
  picks.length = 0;
  zoom = null;
  mounted = await mountBoard(
    { width: WIDTH, height: HEIGHT },
    {
      board: BOARD,
      // Glides are switched off, because most of these tests are about where they end.
      reducedMotion: true,
      onPick: (cell) => picks.push(cell),
      onZoom: (state) => {
        zoom = state;
      },
    },
  );
  root = mounted.root;
  first = zoom;
  firstCell = layout().cell;
  firstMask = root.style.maskImage;
  mounted.handle.zoom('whole');
  mounted.handle.sight.lookAt(32, 32);
});

afterEach(() => {
  vi.useRealTimers();
  mounted.unmount();
});

const layout = () => mounted.layout();
const cellUnder = (x: number, y: number) => cellAt(layout(), x, y);

function pointer(type: string, id: number, x: number, y: number, more: PointerEventInit = {}): void {
  root.dispatchEvent(
    new PointerEvent(type, {
      pointerId: id,
      clientX: 40 + x,
      clientY: 30 + y,
      bubbles: true,
      isPrimary: id === 1,
      pointerType: 'mouse',
      ...more,
    }),
  );
}

const touch = (type: string, id: number, x: number, y: number) =>
  pointer(type, id, x, y, { pointerType: 'touch' });

function wheel(deltaY: number, x: number, y: number): void {
  const init = { deltaY, ctrlKey: true, clientX: 40 + x, clientY: 30 + y, bubbles: true, cancelable: true };
  root.dispatchEvent(new WheelEvent('wheel', init));
}

const pan = (dx: number, dy: number) =>
  root.dispatchEvent(new WheelEvent('wheel', { deltaX: -dx, deltaY: -dy, bubbles: true, cancelable: true }));

function isVisible(cell: number): boolean {
  const { x, y, width } = cellRectangle(layout(), cell);
  return x >= 0 && y >= 0 && x + width <= WIDTH && y + width <= HEIGHT;
}

/** The ways in which its fades grow denser; the browser leaves out the usual one. */
const fades = () =>
  [...root.style.maskImage.matchAll(/gradient\((?:to (\w+))?/g)].map(([, to = 'bottom']) => to).sort();

/** The pixels over which each fade of a mask goes. */
const softness = (mask: string) =>
  [...mask.matchAll(/([\d.]+)px,.*? ([\d.]+)px/g)].map(([, from, to]) =>
    Math.round(Number(to) - Number(from)),
  );

const element = (cell: number) => root.querySelector<HTMLElement>(`[data-cell="${cell}"]`);

it('a large board begins with tiles that can be told apart, one press on its map away from any other', () => {
  expect(first).toMatchObject({ isCramped: true, canZoomIn: true, canZoomOut: true, hasOverview: true });
  expect(firstCell).toBe(36);
  // It ends at each edge, beyond which it goes on, in whole tiles: sharply.
  expect(fades()).toEqual(['bottom', 'left', 'right', 'top']);
  expect(softness(firstMask)).toEqual([0, 0, 0, 0]);
  expect(layout().cell).toBe(36);
  expect(zoom).toMatchObject({ isCramped: true, canZoomIn: true, canZoomOut: true, hasOverview: true });
});

describe('a board larger than its window', () => {
  it('lays its cells over the tiles, wherever these are', async () => {
    const cell = cellUnder(300, 250) ?? -1;
    await vi.waitUntil(() => element(cell), { timeout: 60_000 });
    const box = element(cell)?.getBoundingClientRect();
    expect(box?.left).toBeCloseTo(40 + layout().left + (cell % 64) * 36, 1);
  });

  it('is zoomed by the wheel at the pointer, and comes to rest on whole pixels', async () => {
    const cell = cellUnder(200, 150);
    wheel(-30, 200, 150);
    expect(layout().cell).toBeGreaterThan(36);
    expect(cellUnder(200, 150)).toBe(cell);
    await untilTrue(() => Number.isInteger(layout().cell * window.devicePixelRatio));
    expect(cellUnder(200, 150)).toBe(cell);
  });

  it('steps by its handle between the whole board and large tiles', () => {
    mounted.handle.zoom('whole');
    expect(zoom).toMatchObject({ isCramped: true, canZoomIn: true, canZoomOut: false });
    for (let step = 0; step < 3; step++) mounted.handle.zoom('in');
    expect(layout().cell).toBe(72);
    expect(zoom).toMatchObject({ isCramped: true, canZoomIn: false, canZoomOut: true });
  });

  it('glides there, and is painted sharp only at its end', async () => {
    mounted.set({ reducedMotion: false });
    stopClock();
    mounted.handle.zoom('in');
    const sizes = new Set<number>();
    for (let frame = 0; frame < 60; frame++) {
      sizes.add(layout().cell);
      vi.advanceTimersToNextFrame();
    }
    expect(layout().cell).toBe(52);
    expect(sizes.size).toBeGreaterThan(2);
  });

  it('stands still again when nothing moves it', async () => {
    wheel(-30, 200, 150);
    await untilTrue(() => layout().cell === 49);
    const before = drawCounts();
    pointer('pointermove', 1, 280, 150);
    expect(drawCounts()).toEqual({ ...before, marks: before.marks + 1 });
  });

  it('paints what comes into the window', () => {
    pan(-9_999, -9_999);
    const corner = 64 * 64 - 1;
    expect(isVisible(corner)).toBe(true);
    const x = (layout().left + 63.5 * 36) * window.devicePixelRatio;
    const y = (layout().top + 63.5 * 36) * window.devicePixelRatio;
    const data = root.querySelector('canvas')?.getContext('2d')?.getImageData(x, y, 1, 1).data;
    expect(data?.[3]).toBeGreaterThan(200);
  });

  it('fades towards no edge at which it ends', () => {
    pan(9_000, 9_000);
    expect(fades()).toEqual(['left', 'top']);
    mounted.handle.zoom('whole');
    expect(fades()).toEqual([]);
  });

  it('paints nothing where it cannot go further', () => {
    pan(9_000, 9_000);
    const { tiles } = drawCounts();
    pan(5, 5);
    expect(drawCounts().tiles).toBe(tiles);
  });
});

describe('the hand tool', () => {
  it('of the mouse picks at once and drags by the middle button', () => {
    pointer('pointerdown', 1, 300, 250);
    expect(picks).toEqual([cellUnder(300, 250)]);
    const cell = cellUnder(300, 250);
    pointer('pointerdown', 1, 300, 250, { button: 1 });
    pointer('pointermove', 1, 340, 270);
    pointer('pointerup', 1, 340, 270, { button: 1 });
    expect(cellUnder(340, 270)).toBe(cell);
    expect(picks).toHaveLength(1);
  });

  it('that holds Space drags, and Space then picks nothing', async () => {
    mounted.handle.focusCell(cellUnder(300, 250) ?? 0);
    const { left } = layout();
    await userEvent.keyboard('[Space>]');
    pointer('pointerdown', 1, 300, 250);
    pointer('pointermove', 1, 250, 250);
    pointer('pointerup', 1, 250, 250);
    await userEvent.keyboard('[/Space]');
    expect(layout().left).toBe(left - 50);
    expect(picks).toEqual([]);
  });

  it('of one finger taps or drags', () => {
    const cell = cellUnder(300, 250);
    touch('pointerdown', 1, 300, 250);
    touch('pointermove', 1, 200, 250);
    touch('pointerup', 1, 200, 250);
    expect(picks).toEqual([]);
    expect(cellUnder(200, 250)).toBe(cell);
    touch('pointerdown', 1, 200, 250);
    touch('pointerup', 1, 202, 251);
    expect(picks).toEqual([cell]);
  });

  it('of two fingers zooms between them', () => {
    const cell = cellUnder(300, 250);
    touch('pointerdown', 1, 250, 250);
    touch('pointerdown', 2, 350, 250);
    touch('pointermove', 1, 225, 250);
    touch('pointermove', 2, 375, 250);
    touch('pointerup', 1, 225, 250);
    touch('pointerup', 2, 375, 250);
    expect(layout().cell).toBeCloseTo(54, 5);
    expect(cellUnder(300, 250)).toBe(cell);
    expect(picks).toEqual([]);
  });
});

describe('what matters comes into view:', () => {
  it('the cell of the keys', async () => {
    expect(isVisible(0)).toBe(false);
    mounted.handle.focusCell(1);
    await userEvent.keyboard('{ArrowLeft}');
    expect(isVisible(0)).toBe(true);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(isVisible(64 * 64 - 1)).toBe(true);
    expect(root.scrollLeft + root.scrollTop).toBe(0);
  });

  it('the keys begin where the player looks', () => {
    const place = layout();
    mounted.handle.focusCell();
    expect(layout()).toEqual(place);
    const nearest = [cellUnder(298, 248), cellUnder(302, 248), cellUnder(298, 252), cellUnder(302, 252)];
    expect(nearest).toContain(Number(document.activeElement?.getAttribute('data-cell')));
  });

  it('the region and the pair of a hint', () => {
    mounted.set({ marks: [{ type: 'region', x: 0, y: 0, width: 3, height: 4 }] });
    expect([0, 3 * 64 + 2].map(isVisible)).toEqual([true, true]);
    mounted.set({ marks: [{ type: 'pair', pair: [64 * 63, 64 * 64 - 1] }] });
    expect([64 * 63, 64 * 64 - 1].map(isVisible)).toEqual([true, true]);
  });

  it('a hint on the whole board, large enough to be told apart', () => {
    mounted.handle.zoom('whole');
    mounted.set({ marks: [{ type: 'region', x: 0, y: 0, width: 3, height: 4 }] });
    expect(layout().cell).toBe(36);
    expect(isVisible(0)).toBe(true);
  });

  it('a link that the game makes itself, but not one of the player', () => {
    const points = { link: 0, turns: 0, combo: 0, comboCount: 1, timeBonusMs: 0 };
    const next = { ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) };
    const event = { type: 'linked', move: [0, 1], kind: 1, line: [], turns: 0, points } as const;
    mounted.show(next, [{ ...event, by: 'player' }]);
    expect(isVisible(0)).toBe(false);
    mounted.show(BOARD, []);
    mounted.show(next, [{ ...event, by: 'auto' }]);
    expect([0, 1].map(isVisible)).toEqual([true, true]);
  });

  it('what undo brought back', () => {
    mounted.show({ ...BOARD, cells: withoutPair(BOARD.cells, [0, 1]) }, []);
    mounted.show(BOARD, [{ type: 'board-changed', why: 'undo' }]);
    expect([0, 1].map(isVisible)).toEqual([true, true]);
  });
});

it('a window of another size shows the same part, to half a tile', async () => {
  pan(-150, -70);
  const x = WIDTH / 2;
  const before = (x - layout().left) / 36;
  (root.parentElement ?? root).style.width = '400px';
  const shift = () => Math.abs((200 - layout().left) / 36 - before);
  await untilTrue(() => root.clientWidth === 400 && shift() <= 0.55);
  expect(layout().cell).toBe(36);
  // Whole tiles lie between two rims of 20 pixels.
  expect((20 - layout().left) % 36).toBeCloseTo(0, 5);
});

it('a board that fits is moved by nothing', () => {
  mounted.show(drawRectangle(8, 6), []);
  const { left, cell } = layout();
  wheel(-200, 300, 250);
  mounted.handle.zoom('in');
  pointer('pointerdown', 1, 5, 5, { button: 1 });
  pointer('pointermove', 1, 90, 90);
  expect(layout()).toMatchObject({ left, cell });
  expect(zoom?.isCramped).toBe(false);
});
