import { makeNoise, strike } from './instrument.ts';
import type { SoundName } from './phrases.ts';
import { notesOf } from './phrases.ts';

interface Speaker {
  readonly context: AudioContext;
  readonly output: GainNode;
  readonly noise: AudioBuffer;
}

let speaker: Speaker | undefined;
let volume = 0.6;

/** Sets how loud everything is, in percent; 0 is silence and makes nothing at all. */
export function setVolume(percent: number): void {
  volume = Math.min(100, Math.max(0, percent)) / 100;
  if (speaker !== undefined) speaker.output.gain.value = gainOf(volume);
}

/**
 * Plays a sound now. Before the first click or key of the window nothing may sound, and nothing is kept for later: a
 * late sound would belong to nothing on the screen.
 */
export function playSound(name: SoundName, { combo = 1 }: { readonly combo?: number } = {}): void {
  if (volume === 0 || !navigator.userActivation.hasBeenActive) return;
  speaker ??= makeSpeaker();
  const { context, output, noise } = speaker;
  if (context.state === 'suspended') void context.resume();
  for (const note of notesOf(name, combo)) strike(context, output, noise, note);
}

function makeSpeaker(): Speaker {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const output = context.createGain();
  output.gain.value = gainOf(volume);
  // Many notes at once must not clip.
  const limiter = context.createDynamicsCompressor();
  output.connect(limiter).connect(context.destination);
  return { context, output, noise: makeNoise(context) };
}

/** Ears hear in steps of proportion: half the slider should sound half as loud. */
function gainOf(share: number): number {
  return share ** 2;
}
