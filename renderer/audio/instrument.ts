import type { Note, Timbre } from './phrases.ts';

/** A struck bar as a few sine waves: what each is in proportion to the note, and how fast it dies. */
interface Partial {
  readonly ratio: number;
  readonly share: number;
  readonly decay: number;
}

interface Voice {
  readonly partials: readonly Partial[];
  /** Share of the note's length until it is at its loudest; a struck one takes `STRUCK_S`. */
  readonly swell: number;
  /** A struck one takes so many seconds to its loudest, where that is not `STRUCK_S`. */
  readonly attackS?: number;
  /** Loudness of the mallet's touch. */
  readonly touch: number;
}

/** A marimba's bar is tuned 1 : 4 : 10; the upper partials are the stroke rather than the tone. */
const VOICES: Readonly<Record<Timbre, Voice>> = {
  wood: {
    partials: [
      { ratio: 1, share: 1, decay: 1 },
      { ratio: 3.98, share: 0.22, decay: 0.35 },
      { ratio: 9.9, share: 0.06, decay: 0.12 },
    ],
    swell: 0,
    touch: 0.5,
  },
  block: {
    partials: [
      { ratio: 1, share: 1, decay: 1 },
      { ratio: 2.7, share: 0.35, decay: 0.5 },
    ],
    swell: 0,
    touch: 0.5,
  },
  pluck: {
    partials: [
      { ratio: 1, share: 1, decay: 1 },
      { ratio: 2.7, share: 0.2, decay: 0.5 },
    ],
    swell: 0,
    attackS: 0.008,
    touch: 0.12,
  },
  thud: {
    partials: [
      { ratio: 1, share: 1, decay: 1 },
      { ratio: 1.6, share: 0.5, decay: 0.7 },
      { ratio: 2.4, share: 0.3, decay: 0.4 },
    ],
    swell: 0,
    touch: 0.4,
  },
  breath: {
    partials: [
      { ratio: 1, share: 1, decay: 1 },
      { ratio: 2, share: 0.25, decay: 0.9 },
    ],
    swell: 0.4,
    touch: 0,
  },
};

const STRUCK_S = 0.003;
/** An exponential cannot reach zero; this is silence. */
const SILENCE = 0.0001;
const TOUCH_S = 0.012;
/** From here on partials are weaker by 24 dB an octave: a high sine that rings is a whistle, and wood has none. */
const DARK_ABOVE_HZ = 2_500;
/** The touch is a band of noise no higher than this. */
const HIGHEST_TOUCH_HZ = 2_400;

/** The output of notes: they are played into `output`, in the time of a context. */
export interface Instrument {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
  readonly noise: AudioBuffer;
}

/** Schedules notes from `startS` of the context's clock on; answers when the last of them is silent. */
export function strike(instrument: Instrument, notes: readonly Note[], startS: number): number {
  return Math.max(startS, ...notes.map((note) => strikeNote(instrument, note, startS)));
}

function strikeNote(instrument: Instrument, note: Note, startS: number): number {
  const { partials, swell, attackS = STRUCK_S, touch } = VOICES[note.timbre];
  const start = startS + note.delayMs / 1000;
  for (const partial of partials) ring(instrument, note, partial, { swell, attackS }, start);
  if (touch > 0) touchBar(instrument, note, touch, start);
  return start + note.durationMs / 1000;
}

function ring(
  { context, output }: Instrument,
  note: Note,
  partial: Partial,
  { swell, attackS: leastS }: Required<Pick<Voice, 'swell' | 'attackS'>>,
  start: number,
): void {
  const lengthS = (note.durationMs / 1000) * partial.decay;
  const attackS = Math.max(leastS, swell * lengthS);
  const end = start + Math.max(lengthS, 2 * attackS);
  const frequencyHz = note.frequencyHz * partial.ratio;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.linearRampToValueAtTime(
    note.loudness * partial.share * darkened(frequencyHz),
    start + attackS,
  );
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  const wave = context.createOscillator();
  wave.frequency.value = frequencyHz;
  wave.connect(envelope).connect(output);
  wave.start(start);
  wave.stop(end + STRUCK_S);
}

/** Returns the factor by which a fourth-order low-pass weakens a partial of this frequency. */
function darkened(frequencyHz: number): number {
  return 1 / (1 + (frequencyHz / DARK_ABOVE_HZ) ** 4);
}

/** The mallet's touch: a moment of filtered noise. */
function touchBar({ context, output, noise }: Instrument, note: Note, touch: number, start: number): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = Math.min(HIGHEST_TOUCH_HZ, note.frequencyHz * 3);
  const gain = context.createGain();
  gain.gain.setValueAtTime(note.loudness * touch, start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + TOUCH_S);
  source.connect(filter).connect(gain).connect(output);
  source.start(start, 0, TOUCH_S);
}

/** A stretch of noise, the same each time, so that a sound can be measured (Numerical Recipes' quick generator). */
export function makeNoise(context: BaseAudioContext, seconds = 0.05): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (const index of samples.keys()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}
