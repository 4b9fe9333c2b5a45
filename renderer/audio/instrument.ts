import type { Note, Timbre } from './phrases.ts';

/** A struck bar as a few sine waves: what each is in proportion to the note, and how fast it dies. */
interface Partial {
  readonly ratio: number;
  readonly share: number;
  readonly decay: number;
}

/** A marimba's bar is tuned 1 : 4 : 10; the upper partials are the stroke rather than the tone. */
const PARTIALS: Readonly<Record<Timbre, readonly Partial[]>> = {
  wood: [
    { ratio: 1, share: 1, decay: 1 },
    { ratio: 3.98, share: 0.22, decay: 0.35 },
    { ratio: 9.9, share: 0.06, decay: 0.12 },
  ],
  block: [
    { ratio: 1, share: 1, decay: 1 },
    { ratio: 2.7, share: 0.35, decay: 0.5 },
  ],
  thud: [
    { ratio: 1, share: 1, decay: 1 },
    { ratio: 1.6, share: 0.4, decay: 0.6 },
  ],
};

const ATTACK_S = 0.003;
/** An exponential cannot reach zero; this is silence. */
const SILENCE = 0.0001;
const STROKE_S = 0.012;

/** Schedules one note on the context's own clock. */
export function strike(context: AudioContext, output: AudioNode, noise: AudioBuffer, note: Note): void {
  const start = context.currentTime + note.delayMs / 1000;
  for (const partial of PARTIALS[note.timbre]) ring(context, output, note, partial, start);
  stroke(context, output, noise, note, start);
}

function ring(context: AudioContext, output: AudioNode, note: Note, partial: Partial, start: number): void {
  const end = start + (note.durationMs / 1000) * partial.decay;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.linearRampToValueAtTime(note.loudness * partial.share, start + ATTACK_S);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, Math.max(end, start + 2 * ATTACK_S));
  const wave = context.createOscillator();
  wave.frequency.value = note.frequencyHz * partial.ratio;
  wave.connect(envelope).connect(output);
  wave.start(start);
  wave.stop(end + ATTACK_S);
}

/** The mallet's touch: a breath of filtered noise. */
function stroke(
  context: AudioContext,
  output: AudioNode,
  noise: AudioBuffer,
  note: Note,
  start: number,
): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = Math.min(4_000, note.frequencyHz * 3);
  const gain = context.createGain();
  gain.gain.setValueAtTime(note.loudness * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + STROKE_S);
  source.connect(filter).connect(gain).connect(output);
  source.start(start, 0, STROKE_S);
}

/** A short stretch of noise; only its roughness is heard, so any will do. */
export function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.05), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
