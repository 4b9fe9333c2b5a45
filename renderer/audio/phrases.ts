/** Every effect of the game. Each has a twin on the screen, which the test names. */
export const SOUND_NAMES = [
  'select',
  'link',
  'wrong',
  'won',
  'dead',
  'heartbeat',
  'deal',
  'landing',
  'undo',
  'reshuffle',
  'hint',
  'star',
  'level',
  'achievement',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/**
 * `wood`: a struck bar that rings a moment; `block`: a dry knock; `pluck`: a knock with a soft edge; `thud`: a knock almost without a pitch; `breath`: a
 * tone that swells and fades, for the music.
 */
export type Timbre = 'wood' | 'block' | 'pluck' | 'thud' | 'breath';

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
/** Higher than this wood no longer sounds like wood; a longer combo goes down from there and up again. */
const HIGHEST_STEP = 11;
/** So many steps down, and as many up. */
const TURN_STEPS = 4;

/** The note of a combo's n-th link (1 is 宫): one step of the scale for each link. */
export function comboFrequencyHz(combo: number): number {
  return scaleFrequencyHz(comboStep(combo));
}

function comboStep(combo: number): number {
  const step = Math.max(0, Math.floor(combo) - 1);
  if (step <= HIGHEST_STEP) return step;
  const beyond = (step - HIGHEST_STEP) % (2 * TURN_STEPS);
  return HIGHEST_STEP - Math.min(beyond, 2 * TURN_STEPS - beyond);
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
      return [{ timbre: 'pluck', frequencyHz: 784, delayMs: 0, durationMs: 110, loudness: 0.3 }];
    case 'link':
      return [wood(comboFrequencyHz(combo), 0, 420, 0.36), wood(comboFrequencyHz(combo) / 2, 0, 300, 0.13)];
    case 'wrong':
      return [thud(147, 0, 170, 0.58), thud(BODY_HZ, 0, 120, 0.18)];
    case 'won':
      return resolution(combo);
    case 'dead':
      return [
        wood(GONG_HZ / 2, 0, 700, 0.17),
        wood(BODY_HZ, 0, 500, 0.06),
        wood(scaleFrequencyHz(-6), 210, 1_100, 0.19),
        wood(BODY_HZ, 210, 800, 0.07),
      ];
    case 'heartbeat':
      return [
        thud(98, 0, 130, 0.56),
        thud(BODY_HZ, 0, 90, 0.16),
        thud(82, 190, 160, 0.42),
        thud(BODY_HZ, 190, 100, 0.12),
      ];
    default:
      return quietNotesOf(name);
  }
}

/** Small speakers give nothing below some 200 Hz: what is low is heard there by a partial of this height. */
const BODY_HZ = 327;

type QuietName = Exclude<SoundName, 'select' | 'link' | 'wrong' | 'won' | 'dead' | 'heartbeat'>;

/** The notes of events beside links: softer than these, and unlike each other by their outline. */
function quietNotesOf(name: QuietName): readonly Note[] {
  switch (name) {
    case 'deal':
      return [588, 660, 784, 660].map((hz, place) => pluck(hz, place * 75, 0.24));
    case 'landing':
      return [thud(175, 0, 110, 0.3), thud(BODY_HZ, 0, 70, 0.12)];
    case 'undo':
      return rising([4, 2, 0], 75, 0.2);
    case 'reshuffle':
      return [660, 523, 784, 588, 698].map((hz, place) => pluck(hz, place * 55, 0.3));
    case 'hint':
      return rising([2, 5], 150, 0.22);
    case 'star':
      return rising([7, 9], 70, 0.24);
    case 'level':
      return rising([0, 2, 4, 5], 95, 0.2);
    case 'achievement':
      return rising([5, 7, 9, 10, 12], 110, 0.2);
  }
}

/** Steps of the scale one after another. */
function rising(steps: readonly number[], everyMs: number, loudness: number): Note[] {
  return steps.map((step, place) => wood(scaleFrequencyHz(step), place * everyMs, 420, loudness));
}

function pluck(frequencyHz: number, delayMs: number, loudness: number): Note {
  return { timbre: 'pluck', frequencyHz, delayMs, durationMs: 110, loudness };
}

function thud(frequencyHz: number, delayMs: number, durationMs: number, loudness: number): Note {
  return { timbre: 'thud', frequencyHz, delayMs, durationMs, loudness };
}

/** The phrase comes home from the last link's note: by the two steps beside it to the nearest 宫, with fifth and octave. */
function resolution(combo: number): Note[] {
  const home = Math.round(comboStep(combo) / SCALE.length) * SCALE.length;
  const down = comboStep(combo) > home ? 1 : -1;
  return [
    wood(scaleFrequencyHz(home + 2 * down), 170, 420, 0.275),
    wood(scaleFrequencyHz(home + down), 300, 420, 0.296),
    wood(scaleFrequencyHz(home), 450, 1_300, 0.296),
    wood(scaleFrequencyHz(home - 2), 470, 1_200, 0.148),
    wood(scaleFrequencyHz(home - SCALE.length), 490, 1_400, 0.18),
  ];
}

function wood(frequencyHz: number, delayMs: number, durationMs: number, loudness: number): Note {
  return { timbre: 'wood', frequencyHz, delayMs, durationMs, loudness };
}
