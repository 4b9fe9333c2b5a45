import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.ts';
import { DRAWING_ZOOM } from './drawing-zoom.ts';
import type { Spot } from './framing.ts';
import type { Viewport } from './layout.ts';
import { PICTURE_ZOOM, PLAY_ZOOM } from './zoom-rules.ts';

const ROOM: Viewport = { width: 640, height: 480, pixelRatio: 1 };
const MIDDLE: Spot = { x: 320, y: 240 };

function cameraOf(columns: number, rows: number, rules = DRAWING_ZOOM): Camera {
  const camera = new Camera(columns, rows, rules);
  camera.setRoom(ROOM);
  return camera;
}

/** The place of the board, in cells, that lies at a place of the room. */
function cellsAt({ layout: { left, top, cell } }: Camera, { x, y }: Spot) {
  return [(x - left) / cell, (y - top) / cell];
}

describe('the camera of a drawing', () => {
  let camera: Camera;
  beforeEach(() => {
    camera = cameraOf(64, 64);
  });

  it('shows all of it first, and again after zooming out as far as it goes', () => {
    const whole = camera.layout;
    expect([whole.cell, whole.left + 32 * whole.cell, whole.top + 32 * whole.cell]).toEqual([6, 320, 240]);
    camera.zoomBy(4, { x: 100, y: 100 });
    expect([camera.layout.cell, camera.state().zoom]).toEqual([24, 4]);
    camera.zoomBy(0.01, { x: 0, y: 0 });
    expect(camera.layout).toEqual(whole);
    expect(camera.state()).toMatchObject({ zoom: 1, canZoomOut: false });
  });

  it('zooms towards the mouse: what lies under it stays there, but for a pixel', () => {
    const mouse = { x: 300, y: 170 };
    const before = cellsAt(camera, mouse);
    camera.zoomBy(6, mouse);
    for (const [axis, place] of cellsAt(camera, mouse).entries())
      expect(Math.abs(place - (before[axis] ?? Number.NaN))).toBeLessThanOrEqual(1 / camera.layout.cell);
  });

  it('adds up steps that are smaller than a pixel of a cell', () => {
    for (let step = 0; step < 20; step++) camera.zoomBy(1.03, MIDDLE);
    expect(camera.state().zoom).toBeCloseTo(1.03 ** 20, 6);
    expect(camera.layout.cell).toBe(Math.round(6 * 1.03 ** 20));
  });

  it('stays whole when the board grows, and keeps its place where it is seen from near', () => {
    camera.setSize(60, 60, true);
    expect(camera.state().zoom).toBe(1);
    camera.zoomBy(4, MIDDLE);
    const { cell, left, top } = camera.layout;
    camera.setSize(61, 60, true);
    expect(camera.layout).toMatchObject({ cell, left, top, columns: 61 });
  });

  it('keeps cells in whole pixels and no larger than is of use', () => {
    camera.zoomBy(3.3, { x: 11, y: 13 });
    camera.panBy(-10.4, -7.7);
    expect([camera.layout.left % 1, camera.layout.top % 1]).toEqual([0, 0]);
    camera.zoomBy(1_000, MIDDLE);
    expect(camera.layout.cell).toBe(72);
    expect(camera.state().canZoomIn).toBe(false);
    const roomy = cameraOf(6, 4);
    const { layout } = roomy;
    roomy.zoomBy(2);
    expect([roomy.layout, roomy.state().isCramped]).toEqual([layout, false]);
  });

  it('stops at the edges, and comes back at once', () => {
    camera.zoomBy(4, MIDDLE);
    camera.panBy(10_000, 10_000);
    const { left, top, ring } = camera.layout;
    const edge = Math.round(ring + DRAWING_ZOOM.margin);
    expect([left, top]).toEqual([edge, edge]);
    camera.panBy(-5, 0);
    expect([camera.layout.left, camera.layout.top]).toEqual([left - 5, top]);
  });

  it('leaves a side that has room enough in the middle', () => {
    const wide = cameraOf(64, 4);
    wide.zoomBy(2, { x: 0, y: 0 });
    wide.panBy(0, 50);
    expect(wide.layout.top + 2 * wide.layout.cell).toBe(240);
  });

  it('follows a cell as little as brings it into view, and stays where it is otherwise', () => {
    const cell = (x: number, y: number) => ({ x, y, width: 1, height: 1 });
    camera.zoomBy(8, { x: 0, y: 0 });
    camera.panBy(10_000, 10_000);
    const before = camera.layout;
    camera.reveal(cell(1, 1));
    expect(camera.layout).toBe(before);
    camera.reveal(cell(11, 1));
    expect(camera.layout.left + 13 * camera.layout.cell).toBe(640);
    expect(camera.state().zoom).toBe(8);
  });

  it('tells who listens of each move, and no more of them afterwards', () => {
    const heard: boolean[] = [];
    const stop = camera.onMove((isAtRest) => heard.push(isAtRest));
    camera.zoomBy(2);
    camera.panBy(5, 5);
    stop();
    camera.zoomBy(2);
    expect(heard).toEqual([true, true]);
  });
});

it('a picture of a board is always seen whole', () => {
  const camera = cameraOf(64, 64, PICTURE_ZOOM);
  const { layout } = camera;
  camera.zoomBy(3);
  camera.panBy(50, 50);
  expect([camera.layout, camera.state().isCramped]).toEqual([layout, false]);
});

describe('the camera of a game', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('arrives where it was on its way to when its room becomes smaller', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const camera = new Camera(26, 8, PLAY_ZOOM);
    camera.setRoom({ width: 480, height: 300, pixelRatio: 1 });
    expect(camera.state().canZoomOut).toBe(true);
    camera.showWhole();
    camera.setRoom({ width: 480, height: 220, pixelRatio: 1 });
    expect(camera.state().canZoomOut).toBe(false);
  });
});

describe('the corner of a board that is played', () => {
  const cramped = () => {
    const camera = cameraOf(30, 20, PLAY_ZOOM);
    camera.setRoom({ width: 640, height: 430, pixelRatio: 1 });
    camera.reduceMotion(true);
    camera.showWhole();
    return camera;
  };

  it('is left to the buttons that lie in it, and taken once they are gone', () => {
    const camera = cramped();
    const { cell } = camera.layout;
    camera.freeCorner(true);
    expect(camera.layout.cell).toBeGreaterThan(cell);
    camera.freeCorner(false);
    expect(camera.layout.cell).toBe(cell);
  });

  it('changes nothing for a board that is seen from near', () => {
    const camera = cramped();
    camera.zoomBy(3, MIDDLE);
    const { layout } = camera;
    camera.freeCorner(true);
    expect(camera.layout).toEqual(layout);
  });
});

it.each([
  ['a usual board whose whole is playable has no buttons, and is still zoomed', [14, 13], true, false],
  ['a usual board with small tiles has them', [16, 15], true, true],
  ['a large board has them with the same tiles', [14, 26], true, true],
  ['a board of large tiles is not zoomed at all', [10, 10], false, false],
] as const)('%s', (_, [columns, rows], isCramped, hasButtons) => {
  const camera = cameraOf(columns, rows, PLAY_ZOOM);
  camera.setRoom({ width: 390, height: 780, pixelRatio: 1, isApart: true });
  expect(camera.state()).toMatchObject({ isCramped, hasButtons });
});
