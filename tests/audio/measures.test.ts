/** The measures themselves, by signals whose figures their sources state. */
import { describe, expect, it } from 'vitest';
import { loudestMomentLufs, SAMPLE_RATE } from './loudness.ts';
import { frames, highestPeakDb, strongestHz } from './spectrum.ts';
import { truePeakDbfs } from './true-peak.ts';

const sine = (frequencyHz: number, amplitude: number, seconds = 1, phase = 0) =>
  Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, at) => amplitude * Math.sin((2 * Math.PI * frequencyHz * at) / SAMPLE_RATE + phase),
  );

describe('loudness', () => {
  it.each([
    ['a full sine of 997 Hz in one channel (BS.1770)', 997, 1, -3.01],
    ['the same, 20 dB weaker', 997, 0.1, -23.01],
    ['a deep one, taken for weaker', 40, 1, -3.01 - 6.2],
    ['a high one, taken for stronger', 8_000, 1, -3.01 + 3.35],
  ])('of %s', (_what, frequencyHz, amplitude, lufs) => {
    expect(loudestMomentLufs(sine(frequencyHz, amplitude))).toBeCloseTo(lufs, 0);
  });

  it('of a sound of 100 ms is that of its energy in 400 ms', () => {
    expect(loudestMomentLufs(sine(997, 1, 0.1))).toBeCloseTo(-3.01 - 6.02, 1);
  });

  it('of silence is none', () => {
    expect(loudestMomentLufs(new Float32Array(SAMPLE_RATE))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('true peak', () => {
  it('finds what lies between samples', () => {
    const between = sine(SAMPLE_RATE / 4, 1, 0.1, Math.PI / 4);
    expect(Math.max(...between)).toBeCloseTo(Math.SQRT1_2);
    // The ends of a tone that begins at once overshoot, so its middle is looked at by a tone that is not cut.
    expect(truePeakDbfs(between)).toBeGreaterThan(-0.3);
  });

  it.each([0.5, 0.1])('of a slow sine is its amplitude (%s)', (amplitude) => {
    expect(truePeakDbfs(sine(440, amplitude))).toBeCloseTo(20 * Math.log10(amplitude), 1);
  });
});

describe('spectrum', () => {
  it.each([110, 392, 1_764])('finds a tone of %s Hz', (frequencyHz) => {
    const hz = strongestHz(frames(sine(frequencyHz, 0.5), 8_192, 4_096));
    expect(Math.abs(1_200 * Math.log2(hz / frequencyHz))).toBeLessThan(10);
  });

  it('says how strong a whistle is beside the tone', () => {
    const tone = sine(400, 0.5);
    const whistle = sine(6_000, 0.005);
    const both = tone.map((value, at) => value + (whistle[at] ?? 0));
    expect(highestPeakDb(frames(both, 4_096, 4_096).slice(0, -1), 4_000)).toBeCloseTo(-40, 0);
  });
});
