import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Camera } from './camera.ts';
import { cellRectangle, type Viewport } from './layout.ts';
import { overviewSize } from './overview.ts';
import { PLAY_ZOOM } from './zoom-rules.ts';

const rooms = fc.record({
  width: fc.integer({ min: 360, max: 2600 }),
  height: fc.integer({ min: 260, max: 1400 }),
  pixelRatio: fc.constantFrom(1, 1.5, 2),
});
const sides = fc.integer({ min: 4, max: 64 });

function cameraIn(room: Viewport, columns: number, rows: number): Camera {
  const camera = new Camera(columns, rows, PLAY_ZOOM);
  camera.setRoom(room);
  camera.reduceMotion(true);
  return camera;
}

describe('the small map', () => {
  it('has the form of the board and takes no more than a third of a side', () => {
    fc.assert(
      fc.property(rooms, sides, sides, (room, columns, rows) => {
        const { width, height } = overviewSize(columns, rows, room);
        expect(width).toBeLessThanOrEqual(Math.min(144, room.width / 3));
        expect(height).toBeLessThanOrEqual(Math.min(104, room.height / 3));
        // Rounded to pixels, a side is half a pixel off at most.
        expect(Math.abs(width * rows - height * columns)).toBeLessThanOrEqual(0.51 * (rows + columns));
      }),
    );
  });

  it('gives each cell whole pixels where there is room for gaps between them', () => {
    const room = { width: 1920, height: 1080, pixelRatio: 1 };
    expect(overviewSize(48, 30, room)).toEqual({ width: 144, height: 90 });
    expect(overviewSize(30, 20, room)).toEqual({ width: 120, height: 80 });
    expect(overviewSize(64, 64, room)).toEqual({ width: 104, height: 104 });
  });

  it('frames all of a board that is seen as a whole', () => {
    const camera = cameraIn({ width: 800, height: 600, pixelRatio: 1 }, 14, 8);
    expect(camera.visiblePart().part).toEqual({ x: 0, y: 0, width: 14, height: 8 });
  });

  it('frames a part inside the board, wherever one looks', () => {
    fc.assert(
      fc.property(rooms, fc.double({ min: -5, max: 70, noNaN: true }), sides, (room, at, side) => {
        const camera = cameraIn(room, side, 64);
        camera.lookAt(at, at);
        const { x, y, width, height } = camera.visiblePart().part;
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(side + 1e-9);
        expect(y + height).toBeLessThanOrEqual(64 + 1e-9);
      }),
    );
  });

  it('brings the place that was pressed into the middle', () => {
    const camera = cameraIn({ width: 800, height: 600, pixelRatio: 1 }, 64, 64);
    camera.lookAt(20.5, 40.5);
    const { x, y, width, height } = camera.visiblePart().part;
    expect(Math.abs(x + width / 2 - 20.5)).toBeLessThan(0.1);
    expect(Math.abs(y + height / 2 - 40.5)).toBeLessThan(0.1);
  });

  it('covers no tile that keys go to, and none that cannot be pulled out from under it', () => {
    const room = { width: 480, height: 330, pixelRatio: 1 };
    const camera = cameraIn(room, 30, 30);
    const last = 30 * 30 - 1;
    camera.reveal({ x: 29, y: 29, width: 1, height: 1 });
    const { y, height } = cellRectangle(camera.layout, last);
    expect(y + height).toBeLessThanOrEqual(
      room.height - Math.max(110, overviewSize(30, 30, room).height + 18),
    );
  });
});

describe('a board in a small window', () => {
  it('has tiles of 32 pixels or more before it is moved, or is seen whole where it has no more than 24 a side', () => {
    const usual = fc.integer({ min: 4, max: 32 });
    fc.assert(
      fc.property(rooms, usual, usual, (room, columns, rows) => {
        const camera = cameraIn(room, columns, rows);
        const isWhole = !camera.state().canZoomOut && Math.max(columns, rows) <= 24;
        expect(camera.layout.cell).toBeGreaterThanOrEqual(isWhole ? 15 : 32);
      }),
    );
  });
});

describe('a board hardly larger than its window', () => {
  it.each([
    ['is known without a map', 25, false],
    ['has its map where a fifth of it or more is out of view', 29, true],
  ])('%s', (_, columns, hasOverview) => {
    const camera = cameraIn({ width: 740, height: 330, pixelRatio: 1 }, columns, 10);
    expect(camera.state()).toMatchObject({ isCramped: true, canZoomOut: true, hasOverview });
  });
});

describe('a large board', () => {
  const large = fc.integer({ min: 33, max: 64 });

  it('is legible from the start, and as a whole its map is clear of it wherever its tiles are small', () => {
    fc.assert(
      fc.property(rooms, large, sides, (room, columns, rows) => {
        const camera = cameraIn(room, columns, rows);
        expect(camera.layout.cell).toBeGreaterThanOrEqual(32);
        const { isCramped, hasOverview } = camera.state();
        expect(hasOverview).toBe(isCramped);
        camera.showWhole();
        expect(camera.visiblePart().part).toEqual({ x: 0, y: 0, width: columns, height: rows });
        expect(camera.state()).toMatchObject({ hasOverview: isCramped, zoom: 1 });
      }),
    );
  });

  it('is read at the place that is pressed on its map', () => {
    const camera = cameraIn({ width: 800, height: 600, pixelRatio: 1 }, 64, 64);
    camera.showWhole();
    camera.lookAt(20.5, 40.5);
    const { x, y, width, height } = camera.visiblePart().part;
    expect(camera.layout.cell).toBe(36);
    expect([x + width / 2, y + height / 2].map((place) => Math.round(place * 10) / 10)).toEqual([20.5, 40.5]);
  });
});
