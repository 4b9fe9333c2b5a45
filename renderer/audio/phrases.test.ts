import { describe, expect, it } from 'vitest';
import {
  comboFrequencyHz,
  GONG_HZ,
  notesOf,
  SOUND_NAMES,
  type SoundName,
  scaleFrequencyHz,
} from './phrases.ts';

const cents = (hz: number, base: number) => Math.round(1200 * Math.log2(hz / base));

/** The visible twin of each sound, so that nothing is conveyed by sound alone. */
const SOUND_TWINS = {
  select: 'the picked tile lifts',
  link: 'the thread runs; a combo is counted beside it',
  wrong: 'both tiles shake, and a line says why',
  won: 'the ceremony of the end, or the level that was cleared',
  dead: 'the card of the dead end, or of the time that is up',
  heartbeat: 'the seconds turn vermilion and pulse',
  deal: 'tiles are laid one diagonal after another',
  landing: 'tiles that fell come to rest with a small bounce',
  undo: 'the pair comes back',
  reshuffle: 'tiles glide to other places',
  hint: 'a part of the board, a picture or a pair is marked',
  star: 'a star is stamped on its tile',
  level: 'the next level is laid',
  achievement: 'the seal of the achievement is shown with its name',
} as const satisfies Readonly<Record<SoundName, string>>;

describe('the note of a combo', () => {
  it('climbs 宫商角徵羽 and then the next octave', () => {
    const gong = comboFrequencyHz(1);
    const steps = [1, 2, 3, 4, 5, 6, 7].map((combo) => cents(comboFrequencyHz(combo), gong));
    expect(steps).toEqual([0, 204, 386, 702, 884, 1200, 1404]);
  });

  it('goes on changing beyond its highest note, and never higher', () => {
    for (let combo = 12; combo < 60; combo++) {
      expect(comboFrequencyHz(combo + 1)).not.toBe(comboFrequencyHz(combo));
      expect(comboFrequencyHz(combo)).toBeLessThanOrEqual(comboFrequencyHz(12));
      expect(comboFrequencyHz(combo)).toBeGreaterThan(comboFrequencyHz(7));
    }
  });

  it('is 宫 for a link outside any combo', () => {
    expect(comboFrequencyHz(0)).toBe(comboFrequencyHz(1));
  });

  it('goes on below 宫 by the same scale', () => {
    expect([-1, -2, -5, -6].map((step) => cents(scaleFrequencyHz(step), GONG_HZ))).toEqual([
      -316, -498, -1200, -1516,
    ]);
  });
});

describe('a sound', () => {
  it.each(SOUND_NAMES)('%s is short, and has a twin on the screen', (name) => {
    const notes = notesOf(name, 3);
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note.delayMs + note.durationMs).toBeLessThan(2_000);
    expect(SOUND_TWINS[name]).not.toBe('');
  });

  it('of a link follows the combo', () => {
    expect(notesOf('link', 4)[0]?.frequencyHz).toBe(comboFrequencyHz(4));
  });

  it.each([
    { combo: 1, steps: [-2, -1, 0] },
    { combo: 4, steps: [3, 4, 5] },
    { combo: 8, steps: [7, 6, 5] },
    { combo: 12, steps: [12, 11, 10] },
  ])('of the last pair comes home from link $combo to the nearest 宫', ({ combo, steps }) => {
    const phrase = notesOf('won', combo).slice(0, 3);
    expect(phrase.map(({ frequencyHz }) => frequencyHz)).toEqual(steps.map(scaleFrequencyHz));
    const last = notesOf('won', combo).at(-1);
    expect(Math.abs(cents(last?.frequencyHz ?? 0, GONG_HZ)) % 1200).toBe(0);
  });

  it('of a dead board, a wrong pair and the heartbeat lie below every link', () => {
    for (const name of ['dead', 'wrong', 'heartbeat'] as const)
      for (const note of notesOf(name, 9)) expect(note.frequencyHz).toBeLessThan(comboFrequencyHz(1));
  });
});
