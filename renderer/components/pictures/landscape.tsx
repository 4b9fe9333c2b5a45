/** Ink hills and a moon, drawn from a few numbers: layers of ridges, each a sum of noise in octaves. */
import { lazyPart } from '../lazy-part.tsx';
import styles from './landscape.module.css';
import { hash } from './lattice-hash.ts';

const WIDTH = 1600;
const HEIGHT = 480;
const STEP = 10;
const OCTAVES = 5;

/** A row of crests. */
export interface Ridge {
  /** Of the ridge's mean, from the top. */
  readonly at: number;
  readonly height: number;
  /** Distance of peaks. */
  readonly period: number;
  readonly seed: number;
}

const LAYERS: readonly (Ridge & { readonly name: 'far' | 'middle' | 'near' })[] = [
  { name: 'far', at: 190, height: 300, period: 330, seed: 11 },
  { name: 'middle', at: 280, height: 210, period: 260, seed: 47 },
  { name: 'near', at: 370, height: 130, period: 380, seed: 83 },
];

/** Value noise: smooth between lattice points. */
function noise(x: number, seed: number): number {
  const point = Math.floor(x);
  const part = x - point;
  const smooth = part * part * (3 - 2 * part);
  return hash(point, seed) * (1 - smooth) + hash(point + 1, seed) * smooth;
}

/** Fractal noise whose lower octaves are folded, which makes crests. */
function ridge(x: number, { period, seed }: Ridge): number {
  let sum = 0;
  let weight = 0.5;
  let frequency = 1 / period;
  for (let octave = 0; octave < OCTAVES; octave += 1) {
    const value = noise(x * frequency, seed + octave);
    sum += weight * (octave < 2 ? (1 - Math.abs(2 * value - 1)) ** 2 : value);
    weight /= 2.2;
    frequency *= 2.3;
  }
  return sum;
}

/** A ridge as a closed path over a picture of that size. */
export function ridgeOutline(layer: Ridge, width: number, height: number): string {
  const points = Array.from({ length: width / STEP + 1 }, (_, index) => {
    const x = index * STEP;
    return `${x} ${Math.round(layer.at + layer.height * (0.35 - ridge(x, layer)))}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

const OUTLINES = LAYERS.map((layer) => ({ name: layer.name, path: ridgeOutline(layer, WIDTH, HEIGHT) }));

/** Rain or snow on some days; it comes after the first picture. */
const { Part: Falling } = lazyPart(async () => (await import('./falling.tsx')).Falling);

/** Hills along the lower edge of what they are put in, in the weather of the day, or in a clear one. */
export function Hills({ isClear = false }: { readonly isClear?: boolean }) {
  return (
    <svg
      className={styles.hills}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {OUTLINES.map(({ name, path }) => (
        <path key={name} data-hill={name} d={path} />
      ))}
      {!isClear && <Falling />}
    </svg>
  );
}
