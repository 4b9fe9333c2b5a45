/**
 * True peak by Recommendation ITU-R BS.1770-5, Annex 2: the largest value of the signal four times oversampled, which a
 * converter reaches between two samples. The interpolating filter is a sinc under a Blackman window, 12 taps a phase.
 */
const PHASES = 4;
const REACH = 6;

/** In dB of full scale; −∞ for silence. Linear in the samples. */
export function truePeakDbfs(samples: Float32Array): number {
  let most = 0;
  for (let phase = 0; phase < PHASES; phase++) {
    const taps = tapsOf(phase / PHASES);
    for (let at = 0; at < samples.length; at++) {
      let sum = 0;
      for (let index = 0; index < taps.length; index++)
        sum += (taps[index] ?? 0) * (samples[at + index + 1 - REACH] ?? 0);
      most = Math.max(most, Math.abs(sum));
    }
  }
  return 20 * Math.log10(most);
}

/** Weights of the samples from `1 - REACH` to `REACH` for the value at `fraction` of the way from one sample to the next. */
function tapsOf(fraction: number): readonly number[] {
  const taps = Array.from({ length: 2 * REACH }, (_, index) => {
    const x = index + 1 - REACH - fraction;
    return sinc(x) * blackman(x / REACH);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** From 1 in the middle (0) to 0 at −1 and 1. */
function blackman(x: number): number {
  if (Math.abs(x) >= 1) return 0;
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}
