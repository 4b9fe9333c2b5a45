import { type Instrument, makeNoise } from './instrument.ts';

/** How loud effects and music are, in percent; 0 is silence. */
export interface Volumes {
  readonly effects: number;
  readonly music: number;
}

export interface Mixer {
  readonly effects: Instrument;
  readonly music: Instrument;
  setVolumes(volumes: Volumes): void;
}

/** Amplitudes up to here pass unchanged; what lies above is bent towards the ceiling (−1.4 dBFS). */
const KNEE = 0.6;
const CEILING = 0.85;
/** A shaper clamps what it is given to ±1, so the curve stands for ±`RANGE`: more than a dozen links at once. */
const RANGE = 8;
const CURVE_POINTS = 4_097;
/** Time constants of a change of volume: effects do not click, music fades. */
const GLIDE_S = { effects: 0.02, music: 0.4 } as const;

/** Effects and music, each by its own volume, into one output that cannot clip. Works offline too. */
export function makeMixer(context: BaseAudioContext, volumes: Volumes): Mixer {
  const range = context.createGain();
  range.gain.value = 1 / RANGE;
  const limiter = context.createWaveShaper();
  limiter.curve = limitingCurve();
  limiter.oversample = '4x';
  range.connect(limiter).connect(context.destination);
  const noise = makeNoise(context);
  const bus = (percent: number) => {
    const output = context.createGain();
    output.gain.value = gainOf(percent);
    output.connect(range);
    return { context, output, noise };
  };
  const effects = bus(volumes.effects);
  const music = bus(volumes.music);
  return {
    effects,
    music,
    setVolumes(next) {
      effects.output.gain.setTargetAtTime(gainOf(next.effects), context.currentTime, GLIDE_S.effects);
      music.output.gain.setTargetAtTime(gainOf(next.music), context.currentTime, GLIDE_S.music);
    },
  };
}

/** Soft clipping by a hyperbolic tangent: linear below the knee, never above the ceiling. */
function limitingCurve(): Float32Array<ArrayBuffer> {
  const room = CEILING - KNEE;
  return Float32Array.from({ length: CURVE_POINTS }, (_, index) => {
    const input = RANGE * ((2 * index) / (CURVE_POINTS - 1) - 1);
    const size = Math.abs(input);
    return size <= KNEE ? input : Math.sign(input) * (KNEE + room * Math.tanh((size - KNEE) / room));
  });
}

/** Loudness is perceived in ratios: half the slider should sound half as loud. */
function gainOf(percent: number): number {
  return (Math.min(100, Math.max(0, percent)) / 100) ** 2;
}
