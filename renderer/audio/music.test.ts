import { describe, expect, it } from 'vitest';
import { BAR_MS, barNotes } from './music.ts';
import { GONG_HZ, scaleFrequencyHz } from './phrases.ts';

const BARS = Array.from({ length: 52 }, (_, bar) => bar);
const plucked = (bar: number, shareLeft: number) =>
  barNotes(bar, shareLeft).filter(({ timbre }) => timbre === 'wood');

describe('a bar of the music', () => {
  it.each([
    [1, 1],
    [0.8, 2],
    [0.5, 4],
    [0.2, 5],
    [0, 6],
  ])('with %s of the board left has %s plucked notes', (shareLeft, count) => {
    for (const bar of BARS) expect(plucked(bar, shareLeft)).toHaveLength(count);
  });

  it('keeps to the scale, and to itself', () => {
    const scale = Array.from({ length: 30 }, (_, index) => scaleFrequencyHz(index - 20));
    for (const bar of BARS)
      for (const { frequencyHz, delayMs } of barNotes(bar, 0)) {
        expect(scale).toContain(frequencyHz);
        expect(delayMs).toBeLessThan(BAR_MS);
      }
  });

  it('joins the higher octave near the end only', () => {
    const highest = (shareLeft: number) =>
      Math.max(...BARS.flatMap((bar) => plucked(bar, shareLeft).map(({ frequencyHz }) => frequencyHz)));
    expect(highest(0.5)).toBeLessThanOrEqual(GONG_HZ);
    expect(highest(0.1)).toBeGreaterThan(GONG_HZ);
  });

  it.each([-1, 2])('takes a share of %s for the nearest', (shareLeft) => {
    expect(barNotes(3, shareLeft)).toEqual(barNotes(3, shareLeft < 0 ? 0 : 1));
  });
});
