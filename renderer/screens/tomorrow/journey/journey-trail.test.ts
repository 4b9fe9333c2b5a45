import { describe, expect, it } from 'vitest';
import { journeyChapters } from '../../../../core/journey/journey-levels.ts';
import { pathThrough, type TrailSpot, trailOf } from './journey-trail.ts';

const COUNTS = journeyChapters().map(({ levels }) => levels.length);

/** The map at the sizes at which it is shown: its width and height in pixels, and the levels side by side. */
const MAPS = [
  { width: 880, height: 640, perRow: 12, least: 48 },
  { width: 440, height: 1_280, perRow: 6, least: 48 },
];

function nearest(spots: readonly TrailSpot[], width: number, height: number): number {
  const distances = spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .map((other) => Math.hypot(((one.x - other.x) * width) / 100, ((one.y - other.y) * height) / 100)),
  );
  return Math.min(...distances);
}

describe('the path of the journey', () => {
  it.each(MAPS)('keeps levels apart on a map of $width × $height', ({ width, height, perRow, least }) => {
    const trail = trailOf(COUNTS, perRow);
    expect(trail.map((spots) => spots.length)).toEqual(COUNTS);
    expect(nearest(trail.flat(), width, height)).toBeGreaterThan(least);
  });

  it.each(MAPS)('stays on the map, with room for a level, with $perRow side by side', ({ perRow }) => {
    for (const { x, y } of trailOf(COUNTS, perRow).flat()) {
      expect(x).toBeGreaterThanOrEqual(4);
      expect(x).toBeLessThanOrEqual(96);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(y).toBeLessThanOrEqual(97);
    }
  });

  it('winds upwards from chapter to chapter', () => {
    const heights = trailOf(COUNTS, 12).map(
      (spots) => spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
    );
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it('is drawn through its spots', () => {
    expect(pathThrough([])).toBe('');
    const path = pathThrough([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
      { x: 5, y: 2 },
    ]);
    expect(path).toMatch(/^M1\.00 2\.00C.* 3\.00 4\.00C.* 5\.00 2\.00$/);
  });
});
