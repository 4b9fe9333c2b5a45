/** Everything that can be heard. Each has a twin on the screen. */
export type SoundName = 'select' | 'link' | 'wrong' | 'won' | 'dead' | 'tick';

/** `wood`: a struck bar that rings a moment; `block`: a dry knock; `thud`: a knock without a pitch to speak of. */
export type Timbre = 'wood' | 'block' | 'thud';

export interface Note {
  readonly timbre: Timbre;
  readonly frequencyHz: number;
  readonly delayMs: number;
  readonly durationMs: number;
  /** 0 to 1, before the player's volume. */
  readonly loudness: number;
}

/** 宫商角徵羽, as intervals over 宫: the pentatonic scale in pure tuning, so that any two notes sound well together. */
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3] as const;
const GONG_HZ = 392;
/** Higher than this wood no longer sounds like wood; a longer combo stays on the last note. */
const HIGHEST_STEP = 11;

/** The note of a combo's n-th link (1 is 宫): one step of the scale for each link. */
export function comboFrequencyHz(combo: number): number {
  const step = Math.min(HIGHEST_STEP, Math.max(0, Math.floor(combo) - 1));
  return scaleFrequencyHz(step);
}

function scaleFrequencyHz(step: number): number {
  const interval = SCALE[step % SCALE.length] ?? 1;
  return GONG_HZ * interval * 2 ** Math.floor(step / SCALE.length);
}

/** The notes of a sound; `combo` counts the links in a row, this one included. */
export function notesOf(name: SoundName, combo: number): readonly Note[] {
  switch (name) {
    case 'select':
      return [{ timbre: 'block', frequencyHz: 880, delayMs: 0, durationMs: 50, loudness: 0.22 }];
    case 'link':
      return [wood(comboFrequencyHz(combo), 0, 420, 0.5), wood(comboFrequencyHz(combo) / 2, 0, 300, 0.16)];
    case 'wrong':
      return [
        { timbre: 'thud', frequencyHz: 130, delayMs: 0, durationMs: 110, loudness: 0.5 },
        { timbre: 'thud', frequencyHz: 116, delayMs: 85, durationMs: 120, loudness: 0.34 },
      ];
    case 'won':
      return resolution();
    case 'dead':
      return [wood(GONG_HZ / 2, 0, 700, 0.42), wood((GONG_HZ / 4) * (5 / 3), 210, 1_100, 0.46)];
    case 'tick':
      return [{ timbre: 'block', frequencyHz: 1_320, delayMs: 0, durationMs: 45, loudness: 0.3 }];
  }
}

/** The phrase comes home: 徵, 羽, and 宫 with its fifth and octave. */
function resolution(): Note[] {
  return [
    wood(scaleFrequencyHz(3), 170, 420, 0.4),
    wood(scaleFrequencyHz(4), 300, 420, 0.42),
    wood(scaleFrequencyHz(5), 450, 1_300, 0.5),
    wood(scaleFrequencyHz(3), 470, 1_200, 0.26),
    wood(GONG_HZ / 2, 490, 1_400, 0.3),
  ];
}

function wood(frequencyHz: number, delayMs: number, durationMs: number, loudness: number): Note {
  return { timbre: 'wood', frequencyHz, delayMs, durationMs, loudness };
}
