import { expect, it } from 'vitest';
import { MOTION } from '../../theme/motion.ts';
import { layoutBoard } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import type { TileAtlas } from '../tiles/tile-atlas.ts';
import { paintMotion } from './motion-painter.ts';

const SIZE = { width: 390, height: 500 };
const COLOURS = { thread: [63, 184, 147], gold: [217, 177, 85], ember: [255, 157, 77] };
const DURATION_MS = MOTION.ring.ms + MOTION.ring.spreadMs;

/** The circles that are drawn of the rings around a tile over all of their time, as centre and outer radius. */
function circlesOf(cell: number, combo: number) {
  const circles: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  const context = {
    lineWidth: 1,
    arc: (x: number, y: number, radius: number) =>
      circles.push({ x, y, radius: radius + context.lineWidth / 2 }),
    beginPath: () => undefined,
    stroke: () => undefined,
  };
  const layout = layoutBoard(14, 8, { ...SIZE, pixelRatio: 1 }, 0.22);
  const atlas = { palette: COLOURS } as unknown as TileAtlas;
  const scene = { layout, atlas, size: SIZE };
  const motion = { type: 'ring', cell, combo, delayMs: 0, durationMs: DURATION_MS } as const;
  for (let ms = 0; ms < DURATION_MS; ms += 16)
    paintMotion(context as unknown as PaintContext, scene, motion, ms);
  return circles;
}

it.each([2, 5, 10, 18])('no ring of ×%i leaves the canvas, at any place of the board', (combo) => {
  const circles = Array.from({ length: 14 * 8 }, (_, cell) => circlesOf(cell, combo)).flat();
  expect(circles.length).toBeGreaterThan(0);
  for (const { x, y, radius } of circles) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(radius);
    expect(SIZE.width - x).toBeGreaterThanOrEqual(radius);
    expect(SIZE.height - y).toBeGreaterThanOrEqual(radius);
  }
});
