import { SAMPLE_RATE } from './loudness.ts';
import { type Frame, frames, frequencyOf } from './spectrum.ts';

/** Axis of frequency, logarithmic. */
const LOWEST_HZ = 50;
const HIGHEST_HZ = 16_000;
const RANGE_DB = 80;
const WINDOW = 4_096;
const LINES_HZ = [100, 200, 500, 1_000, 2_000, 4_000, 8_000] as const;
const MARGIN = 48;
/** The colours of levels from the faintest to the loudest, a ramp from black over violet and orange to pale yellow. */
const COLOURS = [
  [0, 0, 8],
  [80, 18, 123],
  [203, 70, 70],
  [252, 165, 20],
  [252, 255, 200],
] as const;

/** A picture of a sound: time to the right, frequency upwards, 80 dB of level as colour. */
export function drawSpectrogram(samples: Float32Array, width = 720, height = 320): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width + MARGIN, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const spectra = frames(samples, WINDOW, Math.ceil(samples.length / width));
  const loudest = spectra.reduce((most, frame) => frame.reduce((a, b) => Math.max(a, b), most), 0);
  const picture = context.createImageData(width, height);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const power = powerAt(spectra[x], frequencyAt(y, height));
      picture.data.set(colourOf(1 + (10 * Math.log10(power / loudest)) / RANGE_DB), 4 * (y * width + x));
    }
  context.fillRect(0, 0, canvas.width, height);
  context.putImageData(picture, MARGIN, 0);
  context.fillStyle = 'white';
  context.textBaseline = 'middle';
  for (const hz of LINES_HZ) context.fillText(`${hz} Hz`, 2, rowOf(hz, height));
  const seconds = samples.length / SAMPLE_RATE;
  for (let second = 0; second < seconds; second += Math.ceil(seconds / 12))
    context.fillText(`${second} s`, MARGIN + (second * width) / seconds, height - 8);
  return canvas;
}

function frequencyAt(row: number, height: number): number {
  return LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (1 - row / height);
}

function rowOf(hz: number, height: number): number {
  return height * (1 - Math.log(hz / LOWEST_HZ) / Math.log(HIGHEST_HZ / LOWEST_HZ));
}

function powerAt(frame: Frame | undefined, hz: number): number {
  return frame?.[Math.round(hz / frequencyOf(1, frame))] ?? 0;
}

/** Of a level from 0 (faintest) to 1 (loudest). */
function colourOf(level: number): readonly [number, number, number, number] {
  const at = Math.min(1, Math.max(0, level)) * (COLOURS.length - 1);
  const low = COLOURS[Math.floor(at)] ?? COLOURS[0];
  const high = COLOURS[Math.ceil(at)] ?? low;
  const mixed = (channel: 0 | 1 | 2) => low[channel] + (high[channel] - low[channel]) * (at % 1);
  return [mixed(0), mixed(1), mixed(2), 255];
}
