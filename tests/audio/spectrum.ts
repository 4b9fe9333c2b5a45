import { SAMPLE_RATE } from './loudness.ts';

/** Power of each bin up to half the sampling rate: of one frame of samples under a Hann window. */
export type Frame = Float64Array;

/** The frequency of a bin of a frame, in Hz. */
export function frequencyOf(bin: number, frame: Frame): number {
  return (bin * SAMPLE_RATE) / (2 * frame.length);
}

/** Short-time Fourier transform: a frame of `size` samples (a power of two) for each `step`. */
export function frames(samples: Float32Array, size: number, step: number): readonly Frame[] {
  const found: Frame[] = [];
  for (let start = 0; start < samples.length; start += step) found.push(frameAt(samples, start, size));
  return found;
}

function frameAt(samples: Float32Array, start: number, size: number): Frame {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let index = 0; index < size; index++) {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size);
    re[index] = (samples[start + index] ?? 0) * hann;
  }
  transform(re, im);
  return Float64Array.from({ length: size / 2 }, (_, bin) => (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2);
}

/** Cooley and Tukey's fast Fourier transform in place, radix 2, bits reversed first. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) swap(re, im, i, j);
  }
  for (let half = 1; half < size; half *= 2)
    for (let k = 0; k < half; k++) {
      const angle = (-Math.PI * k) / half;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < size; i += 2 * half) butterfly(re, im, i, i + half, cos, sin);
    }
}

function swap(re: Float64Array, im: Float64Array, i: number, j: number): void {
  [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
  [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
}

function butterfly(re: Float64Array, im: Float64Array, i: number, j: number, cos: number, sin: number): void {
  const x = (re[j] ?? 0) * cos - (im[j] ?? 0) * sin;
  const y = (re[j] ?? 0) * sin + (im[j] ?? 0) * cos;
  re[j] = (re[i] ?? 0) - x;
  im[j] = (im[i] ?? 0) - y;
  re[i] = (re[i] ?? 0) + x;
  im[i] = (im[i] ?? 0) + y;
}

/** Returns the strongest bin above `aboveHz` against the strongest of all, over all frames, in dB (0 or less). */
export function highestPeakDb(spectra: readonly Frame[], aboveHz: number): number {
  let [all, high] = [0, 0];
  for (const frame of spectra)
    for (let bin = 0; bin < frame.length; bin++) {
      const power = frame[bin] ?? 0;
      all = Math.max(all, power);
      if (frequencyOf(bin, frame) > aboveHz) high = Math.max(high, power);
    }
  return 10 * Math.log10(high / all);
}

/** The frequency of the strongest bin of all frames, refined by a parabola through its neighbours' levels, in Hz. */
export function strongestHz(spectra: readonly Frame[]): number {
  const sum = spectra.reduce((total, frame) => total.map((value, bin) => value + (frame[bin] ?? 0)));
  const bin = sum.indexOf(Math.max(...sum));
  const [left, top, right] = [-1, 0, 1].map((by) => Math.log(sum[bin + by] ?? 0)) as [number, number, number];
  return frequencyOf(bin + (left - right) / (2 * (left - 2 * top + right)), sum);
}
