import { VISIONS, type Vision, writeLab } from './colour-vision.ts';

/** A tile as every vision of `VISIONS` sees it. */
export type Impressions = Readonly<Record<Vision, Impression>>;

/**
 * The difference between a picture and the bare face of its tile, as one kind of vision sees it: for each
 * pixel the difference in CIELAB (lightness, green–red, blue–yellow; for grey the lightness alone), as the
 * eye passes it on.
 */
interface Impression {
  readonly side: number;
  /** One plane a channel, in rows; around each lies a margin of zeros. */
  readonly values: Float32Array;
  readonly energy: number;
}

/** Sides of a tile, in pixels, at which pictures are compared. */
export const COMPARED_SIDES = [24, 48] as const;

/** Above this, two tiles are too alike to be told apart at a glance. */
export const MOST_ALIKE = 0.7;

/** The finer of two Gaussians has this deviation in pixels, at every size. */
const FINE_PIXELS = 0.7;

type Pixels = ArrayLike<number>;

/** Makes the reader of square tiles: red, green, blue and alpha of each pixel; `bare` is the face without a picture. */
export function impressionsOn(side: number, bare: Pixels): (tile: Pixels) => Impressions {
  const faces = new Map(VISIONS.map((vision) => [vision, planesOf(vision, side, bare)]));
  const read = (vision: Vision, tile: Pixels) =>
    withMargin(
      side,
      planesOf(vision, side, tile).map((plane, channel) => {
        const face = faces.get(vision)?.[channel];
        return bandPass(
          plane.map((value, at) => value - (face?.[at] ?? 0)),
          side,
        );
      }),
    );
  return (tile) => ({
    grey: read('grey', tile),
    protan: read('protan', tile),
    deutan: read('deutan', tile),
    tritan: read('tritan', tile),
  });
}

/**
 * Compares two tiles for the vision that tells them apart worst: 1 the same, 0 nothing in common, below 0 opposite.
 *
 * For impressions a and b it is 1 − |a − b|² / (|a|² + |b|²), the part of both that is common to them, where they are laid
 * upon each other as they fit best: a picture that is moved by a twenty-fourth of the tile is no other picture.
 */
export function likeness(a: Impressions, b: Impressions): number {
  return Math.max(...VISIONS.map((vision) => likenessTo(a[vision], b[vision])));
}

function likenessTo(a: Impression, b: Impression): number {
  if (a.energy + b.energy === 0) return 1;
  const step = stepOf(a.side);
  const row = a.side + 2 * step;
  let most = Number.NEGATIVE_INFINITY;
  for (const dy of [-step, 0, step]) {
    for (const dx of [-step, 0, step]) most = Math.max(most, product(a.values, b.values, dy * row + dx));
  }
  return (2 * most) / (a.energy + b.energy);
}

/** The scalar product of a and of b moved by so many places; the margin of zeros takes what is moved off the tile. */
function product(a: Float32Array, b: Float32Array, by: number): number {
  let sum = 0;
  for (let at = Math.max(0, -by), end = Math.min(a.length, a.length - by); at < end; at++) {
    sum += (a[at] as number) * (b[at + by] as number);
  }
  return sum;
}

function stepOf(side: number): number {
  return Math.max(1, Math.round(side / 24));
}

/** The channels of CIELAB apart; without colour there is only one. */
function planesOf(vision: Vision, side: number, pixels: Pixels): readonly Float32Array[] {
  const lab = new Float32Array(3);
  const planes = Array.from({ length: vision === 'grey' ? 1 : 3 }, () => new Float32Array(side * side));
  for (let place = 0; place < side * side; place++) {
    const at = place * 4;
    writeLab(vision, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, lab, 0);
    for (const [channel, plane] of planes.entries()) plane[place] = lab[channel] ?? 0;
  }
  return planes;
}

function withMargin(side: number, planes: readonly Float32Array[]): Impression {
  const margin = stepOf(side);
  const row = side + 2 * margin;
  const values = new Float32Array(planes.length * row * row);
  for (const [channel, plane] of planes.entries()) {
    for (let y = 0; y < side; y++) {
      const start = (channel * row + y + margin) * row + margin;
      values.set(plane.subarray(y * side, (y + 1) * side), start);
    }
  }
  return { side, values, energy: product(values, values, 0) };
}

/**
 * Filters an image as the eye does: single pixels are weakened, and areas that are even over an eighth of the
 * tile vanish. This is the band-pass of Marr and Hildreth, "Theory of edge detection", 1980: the difference
 * of two Gaussians. Without it every picture would be like every other, because all fill the middle of their
 * tiles.
 */
function bandPass(plane: Float32Array, side: number): Float32Array {
  const fine = blur(plane, side, FINE_PIXELS);
  const coarse = blur(plane, side, side / 8);
  return fine.map((value, at) => value - (coarse[at] as number));
}

/** A Gaussian blur; beyond the edge lies the bare face, which is 0. */
function blur(plane: Float32Array, side: number, deviation: number): Float32Array {
  const reach = Math.ceil(2.5 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const kernel = Float32Array.from(weights, (weight) => weight / sum);
  return filterLines(filterLines(plane, side, kernel, 1, side), side, kernel, side, 1);
}

/** Filters every line of pixels: those of a line are `step` apart, the lines themselves `next`. */
function filterLines(
  plane: Float32Array,
  side: number,
  kernel: Float32Array,
  step: number,
  next: number,
): Float32Array {
  const filtered = new Float32Array(plane.length);
  const reach = (kernel.length - 1) / 2;
  for (let line = 0; line < side; line++) {
    for (let to = 0; to < side; to++) {
      const end = Math.min(side - 1, to + reach);
      let sum = 0;
      for (let from = Math.max(0, to - reach); from <= end; from++) {
        sum += (kernel[from - to + reach] as number) * (plane[line * next + from * step] as number);
      }
      filtered[line * next + to * step] = sum;
    }
  }
  return filtered;
}
