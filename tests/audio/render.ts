/** The game's own instruments, rendered in an OfflineAudioContext instead of being heard. */
import { strike } from '../../renderer/audio/instrument.ts';
import { createMixer } from '../../renderer/audio/mixer.ts';
import { BAR_MS, barNotes } from '../../renderer/audio/music.ts';
import { notesOf, SOUND_NAMES, type SoundName } from '../../renderer/audio/phrases.ts';
import { SAMPLE_RATE } from './loudness.ts';

/** An effect, at a place in a combo. */
export interface Effect {
  readonly name: SoundName;
  readonly combo: number;
}

/** Combos from the first link to the highest note. */
export const COMBOS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Each effect once; those that follow the combo at each of its notes. */
export const EFFECTS: readonly Effect[] = SOUND_NAMES.flatMap((name) =>
  (name === 'link' || name === 'won' ? COMBOS : [1]).map((combo) => ({ name, combo })),
);

/** Silence before a sound, so that no frame of a spectrum begins within its stroke. */
const LEAD_S = 0.1;
const TAIL_S = 0.5;

/** At full volume, all at the same moment. */
export function renderEffects(effects: readonly Effect[]): Promise<Float32Array> {
  const phrases = effects.map(({ name, combo }) => notesOf(name, combo));
  const endMs = Math.max(...phrases.flat().map(({ delayMs, durationMs }) => delayMs + durationMs));
  return render(LEAD_S + endMs / 1_000, ({ effects: instrument }) => {
    for (const notes of phrases) strike(instrument, notes, LEAD_S);
  });
}

/** Bars of music at full volume, with so many links at once in the last of them. */
export function renderMusic(shares: readonly number[], links: readonly number[] = []): Promise<Float32Array> {
  return render((shares.length * BAR_MS) / 1_000, ({ music, effects }) => {
    for (const [bar, share] of shares.entries()) strike(music, barNotes(bar, share), (bar * BAR_MS) / 1_000);
    for (const combo of links)
      strike(effects, notesOf('link', combo), ((shares.length - 1) * BAR_MS) / 1_000);
  });
}

async function render(
  seconds: number,
  play: (mixer: ReturnType<typeof createMixer>) => void,
): Promise<Float32Array> {
  const length = Math.ceil((seconds + TAIL_S) * SAMPLE_RATE);
  const context = new OfflineAudioContext({ numberOfChannels: 1, length, sampleRate: SAMPLE_RATE });
  play(createMixer(context, { effects: 100, music: 100 }));
  return (await context.startRendering()).getChannelData(0);
}
