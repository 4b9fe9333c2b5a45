/**
 * Loudness of one channel by Recommendation ITU-R BS.1770-5, Annex 1, at 48 kHz, whose tables the coefficients are.
 * https://www.itu.int/rec/R-REC-BS.1770
 */
export const SAMPLE_RATE = 48_000;

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Table 1: the head as a shelf. Table 2: the revised low-frequency B curve, a high-pass. */
const K_WEIGHTING: readonly Biquad[] = [
  {
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

/** The offset by which a sine of 997 Hz at full scale in one channel reads −3.01. */
const OFFSET_LU = -0.691;
/** Momentary loudness is that of 400 ms (EBU Tech 3341). */
const WINDOW = 0.4 * SAMPLE_RATE;

/**
 * The most of the momentary loudness, in LUFS, moved by 10 ms; −∞ for silence. Effects are shorter than the blocks that an
 * integrated loudness gates, so this is the figure by which they are compared. Linear in the samples.
 */
export function loudestMomentLufs(samples: Float32Array): number {
  const weighted = K_WEIGHTING.reduce(filtered, Float64Array.from(samples));
  const sums = new Float64Array(weighted.length + 1);
  for (let at = 0; at < weighted.length; at++) sums[at + 1] = (sums[at] ?? 0) + (weighted[at] ?? 0) ** 2;
  let most = 0;
  const last = Math.max(0, weighted.length - WINDOW);
  for (let start = 0; start <= last; start += SAMPLE_RATE / 100) {
    const end = Math.min(weighted.length, start + WINDOW);
    most = Math.max(most, ((sums[end] ?? 0) - (sums[start] ?? 0)) / WINDOW);
  }
  return OFFSET_LU + 10 * Math.log10(most);
}

/** Direct form I. */
function filtered(input: Float64Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float64Array {
  const output = new Float64Array(input.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < input.length; at++) {
    const x = input[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    output[at] = y;
  }
  return output;
}
