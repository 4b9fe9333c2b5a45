import { describe, expect, it } from 'vitest';
import { type Camera, layoutSeen, nearestZoom, panned, showing, WHOLE, zoomed } from './camera.ts';
import type { Frame, Spot } from './framing.ts';

const FRAME: Frame = { columns: 64, rows: 64, viewport: { width: 640, height: 480, pixelRatio: 1 } };
const CORNER: Spot = { x: 0, y: 0 };

/** The place of the drawing, in cells, that lies at a place of the room. */
function cellsAt(camera: Camera, { x, y }: Spot) {
  const { left, top, cell } = layoutSeen(FRAME, camera);
  return [(x - left) / cell, (y - top) / cell];
}

describe('the camera of the drawing', () => {
  it('shows all of it first, and again after zooming out as far as it goes', () => {
    const whole = layoutSeen(FRAME, WHOLE);
    expect([whole.cell, whole.left + 32 * whole.cell, whole.top + 32 * whole.cell]).toEqual([7, 320, 240]);
    const near = zoomed(FRAME, WHOLE, 4, { x: 100, y: 100 });
    expect(layoutSeen(FRAME, near).cell).toBe(28);
    expect(zoomed(FRAME, near, 0.01, CORNER)).toEqual(WHOLE);
  });

  it('zooms towards the mouse: what lies under it stays there, but for a pixel', () => {
    const mouse = { x: 300, y: 170 };
    const near = zoomed(FRAME, WHOLE, 6, mouse);
    const { cell } = layoutSeen(FRAME, near);
    for (const [axis, place] of cellsAt(near, mouse).entries())
      expect(Math.abs(place - (cellsAt(WHOLE, mouse)[axis] ?? Number.NaN))).toBeLessThanOrEqual(1 / cell);
  });

  it('keeps cells in whole pixels and no larger than is of use', () => {
    const near = zoomed(FRAME, WHOLE, 1_000, { x: 320, y: 240 });
    expect(layoutSeen(FRAME, near)).toMatchObject({ cell: 72 });
    const roomy: Frame = { ...FRAME, columns: 6, rows: 4 };
    expect([nearestZoom(roomy), zoomed(roomy, WHOLE, 2, CORNER)]).toEqual([1, WHOLE]);
    const { left, top } = layoutSeen(FRAME, zoomed(FRAME, WHOLE, 3.3, { x: 11, y: 13 }));
    expect([left % 1, top % 1]).toEqual([0, 0]);
  });

  it('stops at the edges, and comes back at once', () => {
    const near = zoomed(FRAME, WHOLE, 4, { x: 320, y: 240 });
    const pushed = panned(FRAME, near, 10_000, 10_000);
    const { left, top, ring } = layoutSeen(FRAME, pushed);
    expect([left, top]).toEqual([Math.round(ring), Math.round(ring)]);
    const back = layoutSeen(FRAME, panned(FRAME, pushed, -5, 0));
    expect([back.left, back.top]).toEqual([left - 5, top]);
  });

  it('leaves a side that has room enough in the middle', () => {
    const wide: Frame = { ...FRAME, rows: 4 };
    const near = panned(wide, zoomed(wide, WHOLE, 2, CORNER), 0, 50);
    const { top, cell } = layoutSeen(wide, near);
    expect(top + 2 * cell).toBe(240);
  });

  it('follows a cell as little as brings it into sight, and stays where it is otherwise', () => {
    const near = panned(FRAME, zoomed(FRAME, WHOLE, 8, CORNER), 10_000, 10_000);
    expect(showing(FRAME, near, [1, 1])).toBe(near);
    const { left, cell } = layoutSeen(FRAME, showing(FRAME, near, [30, 1]));
    expect(left + 32 * cell).toBe(640);
    expect(showing(FRAME, WHOLE, [63, 63])).toBe(WHOLE);
  });
});
