import { expect, it } from 'vitest';
import { VISIONS, type Vision, writeLab } from './colour-vision.ts';

function lab(vision: Vision, colour: readonly [number, number, number]): number[] {
  const values = new Float32Array(3);
  writeLab(vision, ...colour, values, 0);
  return [...values];
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));

it.each(VISIONS)('leaves white, black and grey as they are (%s)', (vision) => {
  for (const [grey, lightness] of [
    [255, 100],
    [0, 0],
    [119, 50],
  ] as const) {
    const [l = 0, a = 1, b = 1] = lab(vision, [grey, grey, grey]);
    expect(l).toBeCloseTo(lightness, 0);
    expect(Math.abs(a) + Math.abs(b)).toBeLessThan(0.5);
  }
});

it.each([
  ['protan', [178, 96, 60], [104, 118, 62]],
  ['deutan', [200, 110, 60], [132, 138, 64]],
  ['tritan', [60, 120, 190], [60, 134, 136]],
] as const)('brings together what a %s eye confuses', (vision, one, other) => {
  const seen = distance(lab(vision, one), lab(vision, other));
  const others = VISIONS.filter((each) => each !== vision && each !== 'grey');
  for (const each of others.filter((name) => (name === 'tritan') !== (vision === 'tritan'))) {
    expect(distance(lab(each, one), lab(each, other))).toBeGreaterThan(1.5 * seen);
  }
});
