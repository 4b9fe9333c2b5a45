import type { Colour } from './colour.ts';
import { lightness } from './colour.ts';

/** A picture as small squares: how much of each it covers, and how dark it is there on the face of a tile. */
export interface Silhouette {
  readonly side: number;
  readonly cover: readonly number[];
  readonly darkness: readonly number[];
}

/**
 * Reads a square picture's pixels (red, green, blue, alpha). Colour is dropped on purpose: what is left is what a
 * colour-blind player tells tiles apart by.
 */
export function readSilhouette(side: number, pixels: ArrayLike<number>): Silhouette {
  const cover: number[] = [];
  const darkness: number[] = [];
  for (let square = 0; square < side * side; square++) {
    const at = square * 4;
    const colour: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const alpha = (pixels[at + 3] ?? 0) / 255;
    cover.push(alpha);
    darkness.push(alpha * (1 - lightness(colour)));
  }
  return { side, cover: soften(side, cover), darkness: soften(side, darkness) };
}

/**
 * How alike two pictures are without their colours: 0 nothing in common, 1 the same. The mean of how far their outlines
 * overlap and how far light and dark go together; the second does not care whether one is paler on the whole.
 */
export function likeness(a: Silhouette, b: Silhouette): number {
  return (overlap(a.cover, b.cover) + Math.max(0, correlation(a.darkness, b.darkness))) / 2;
}

function overlap(a: readonly number[], b: readonly number[]): number {
  let [common, all] = [0, 0];
  for (const [square, cover] of a.entries()) {
    common += Math.min(cover, b[square] ?? 0);
    all += Math.max(cover, b[square] ?? 0);
  }
  return all === 0 ? 1 : common / all;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, onlyA, onlyB] = [0, 0, 0];
  for (const [square, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[square] ?? 0) - meanB];
    both += x * y;
    onlyA += x * x;
    onlyB += y * y;
  }
  return onlyA * onlyB === 0 ? 0 : both / Math.sqrt(onlyA * onlyB);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Eyes do not see single squares of a small tile. */
function soften(side: number, values: readonly number[]): number[] {
  return values.map((_, square) => {
    const [x, y] = [square % side, Math.floor(square / side)];
    let [sum, weights] = [0, 0];
    for (const [dx, dy] of NEIGHBOURS) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= side || y + dy >= side) continue;
      const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
      sum += weight * (values[square + dy * side + dx] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
}

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
