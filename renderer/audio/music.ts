import { type Note, scaleFrequencyHz } from './phrases.ts';

/** The length of a bar of the music; the tempo never changes, so that it puts no pressure on the player. */
export const BAR_MS = 6_000;
const BEATS = 8;
const BEAT_MS = BAR_MS / BEATS;

/** Roots of four bars, as steps below 宫: 宫, 羽, 徵, 商. Each is held with its fifth, or what the scale has nearest to it. */
const ROOTS = [
  [-10, -7],
  [-11, -8],
  [-12, -9],
  [-9, -6],
] as const;

/**
 * The order in which beats of a bar receive plucked notes: on a full board only the first has one, near the
 * end all six.
 */
const BEAT_ORDER = [0, 5, 3, 6, 2, 7] as const;
/** A melody without large leaps, as steps of the scale below 宫; longer than a bar, so that bars differ. */
const MELODY = [-5, -3, -2, -4, -1, -3, 0, -2, -5, -4, -1, 0, -3] as const;

/**
 * The notes of one bar. `shareLeft` (1: nothing is taken yet, 0: everything is) says how full it is: one plucked note on a
 * full board, six near its end, when the higher octave joins in. The same bar and share are always the same notes.
 */
export function barNotes(bar: number, shareLeft: number): readonly Note[] {
  const done = 1 - Math.min(1, Math.max(0, shareLeft));
  const roots = ROOTS[bar % ROOTS.length] ?? ROOTS[0];
  const beats = BEAT_ORDER.slice(0, 1 + Math.round(done * (BEAT_ORDER.length - 1)));
  return [
    ...roots.map((step) => breath(step, BAR_MS * 1.25)),
    ...beats.map((beat) => pluck(bar, beat, done)),
  ];
}

function breath(step: number, durationMs: number): Note {
  const frequencyHz = scaleFrequencyHz(step);
  return { timbre: 'breath', frequencyHz, delayMs: 0, durationMs, loudness: 0.02 };
}

function pluck(bar: number, beat: number, done: number): Note {
  const step = MELODY[(bar * BEATS + beat) % MELODY.length] ?? 0;
  const isHigh = done > 0.6 && beat % 2 === 1;
  const frequencyHz = scaleFrequencyHz(isHigh ? step + 5 : step);
  return { timbre: 'wood', frequencyHz, delayMs: beat * BEAT_MS, durationMs: 900, loudness: 0.05 };
}
