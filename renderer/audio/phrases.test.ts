import { describe, expect, it } from 'vitest';
import type { SoundName } from './phrases.ts';
import { comboFrequencyHz, notesOf } from './phrases.ts';

const cents = (hz: number, base: number) => Math.round(1200 * Math.log2(hz / base));

describe('the note of a combo', () => {
  it('climbs 宫商角徵羽 and then the next octave', () => {
    const gong = comboFrequencyHz(1);
    const steps = [1, 2, 3, 4, 5, 6, 7].map((combo) => cents(comboFrequencyHz(combo), gong));
    expect(steps).toEqual([0, 204, 386, 702, 884, 1200, 1404]);
  });

  it('stays on its highest note when the combo goes on', () => {
    expect(comboFrequencyHz(12)).toBe(comboFrequencyHz(13));
    expect(comboFrequencyHz(1_000)).toBe(comboFrequencyHz(12));
  });

  it('is 宫 for a link outside any combo', () => {
    expect(comboFrequencyHz(0)).toBe(comboFrequencyHz(1));
  });
});

describe('a sound', () => {
  const names: readonly SoundName[] = ['select', 'link', 'wrong', 'won', 'dead', 'tick'];

  it.each(names)('%s is short, and never louder than full', (name) => {
    const notes = notesOf(name, 3);
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) {
      expect(note.delayMs + note.durationMs).toBeLessThan(2_000);
      expect(note.loudness).toBeLessThanOrEqual(0.5);
    }
  });

  it('of a link follows the combo', () => {
    expect(notesOf('link', 4)[0]?.frequencyHz).toBe(comboFrequencyHz(4));
  });

  it('of the last pair comes home to 宫', () => {
    const home = comboFrequencyHz(1);
    const last = notesOf('won', 9).at(-1);
    expect(Math.abs(cents(last?.frequencyHz ?? 0, home)) % 1200).toBe(0);
  });

  it('of a dead board and of a wrong pair lies below every link', () => {
    for (const name of ['dead', 'wrong'] as const) {
      for (const note of notesOf(name, 9)) expect(note.frequencyHz).toBeLessThan(comboFrequencyHz(1));
    }
  });
});
