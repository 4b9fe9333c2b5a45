/** Every effect of the game. Each has a twin on the screen: see `SOUND_TWINS`. */
export const SOUND_NAMES = ['select', 'link', 'wrong', 'won', 'dead', 'heartbeat'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** The visible twin of each sound, so that nothing is conveyed by sound alone. */
export const SOUND_TWINS = {
  select: 'the picked tile lifts',
  link: 'the thread runs; a combo is counted beside it',
  wrong: 'both tiles shake, and a line says why',
  won: 'the ceremony of the end, or the level that was cleared',
  dead: 'the card of the dead end, or of the time that is up',
  heartbeat: 'the seconds turn vermilion and pulse',
} as const satisfies Readonly<Record<SoundName, string>>;

/**
 * `wood`: a struck bar that rings a moment; `block`: a dry knock; `thud`: a knock almost without a pitch; `breath`: a
 * tone that swells and fades, for the music.
 */
export type Timbre = 'wood' | 'block' | 'thud' | 'breath';

export interface Note {
  readonly timbre: Timbre;
  readonly frequencyHz: number;
  readonly delayMs: number;
  readonly durationMs: number;
  /** Amplitude, 0 to 1, before the player's volume. */
  readonly loudness: number;
}

/** 宫商角徵羽, as intervals over 宫: the pentatonic scale in just intonation, so that any two notes sound well together. */
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3] as const;
export const GONG_HZ = 392;
/** Higher than this wood no longer sounds like wood; a longer combo stays on the last note. */
const HIGHEST_STEP = 11;

/** The note of a combo's n-th link (1 is 宫): one step of the scale for each link. */
export function comboFrequencyHz(combo: number): number {
  return scaleFrequencyHz(comboStep(combo));
}

function comboStep(combo: number): number {
  return Math.min(HIGHEST_STEP, Math.max(0, Math.floor(combo) - 1));
}

/** The scale's n-th step over 宫 (0), across octaves; negative steps lie below. */
export function scaleFrequencyHz(step: number): number {
  const octave = Math.floor(step / SCALE.length);
  return GONG_HZ * (SCALE[step - octave * SCALE.length] ?? 1) * 2 ** octave;
}

/** The notes of an effect; `combo` counts the links in a row, this one included. */
export function notesOf(name: SoundName, combo: number): readonly Note[] {
  switch (name) {
    case 'select':
      return [{ timbre: 'block', frequencyHz: 784, delayMs: 0, durationMs: 100, loudness: 0.62 }];
    case 'link':
      return [wood(comboFrequencyHz(combo), 0, 420, 0.36), wood(comboFrequencyHz(combo) / 2, 0, 300, 0.13)];
    case 'wrong':
      return [{ timbre: 'thud', frequencyHz: 147, delayMs: 0, durationMs: 170, loudness: 0.63 }];
    case 'won':
      return resolution(combo);
    case 'dead':
      return [wood(GONG_HZ / 2, 0, 700, 0.19), wood(scaleFrequencyHz(-6), 210, 1_100, 0.21)];
    case 'heartbeat':
      return [
        { timbre: 'thud', frequencyHz: 98, delayMs: 0, durationMs: 130, loudness: 0.6 },
        { timbre: 'thud', frequencyHz: 82, delayMs: 190, durationMs: 160, loudness: 0.45 },
      ];
  }
}

/** The phrase comes home from the last link's note: by the two steps beside it to the nearest 宫, with fifth and octave. */
function resolution(combo: number): Note[] {
  const home = Math.round(comboStep(combo) / SCALE.length) * SCALE.length;
  const down = comboStep(combo) > home ? 1 : -1;
  return [
    wood(scaleFrequencyHz(home + 2 * down), 170, 420, 0.14),
    wood(scaleFrequencyHz(home + down), 300, 420, 0.15),
    wood(scaleFrequencyHz(home), 450, 1_300, 0.15),
    wood(scaleFrequencyHz(home - 2), 470, 1_200, 0.075),
    wood(scaleFrequencyHz(home - SCALE.length), 490, 1_400, 0.09),
  ];
}

function wood(frequencyHz: number, delayMs: number, durationMs: number, loudness: number): Note {
  return { timbre: 'wood', frequencyHz, delayMs, durationMs, loudness };
}
