import { type Instrument, makeNoise } from './instrument.ts';

/** The loudness of effects and music, in percent; 0 is silence. */
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

/** The reverberation of a small room: how long it is until it has died away, and how loud beside the sound itself. */
export const ROOM_S = 0.25;
const ROOM_GAIN = 10 ** (-18 / 20);

/** Noise that dies away by 60 dB, of the same energy at any length. */
function makeRoom(context: BaseAudioContext): ConvolverNode {
  const impulse = makeNoise(context, ROOM_S);
  const samples = impulse.getChannelData(0);
  for (const index of samples.keys())
    samples[index] = (samples[index] ?? 0) * 10 ** ((-3 * index) / samples.length);
  const room = context.createConvolver();
  room.buffer = impulse;
  return room;
}

/** Effects and music, each by its own volume, into one output that cannot clip. Works offline too. */
export function createMixer(context: BaseAudioContext, volumes: Volumes): Mixer {
  const range = context.createGain();
  range.gain.value = 1 / RANGE;
  const limiter = context.createWaveShaper();
  limiter.curve = limitingCurve();
  limiter.oversample = '4x';
  range.connect(limiter).connect(context.destination);
  const noise = makeNoise(context);
  const room = makeRoom(context);
  const wet = context.createGain();
  wet.gain.value = ROOM_GAIN;
  room.connect(wet).connect(range);
  const bus = (percent: number) => {
    const output = context.createGain();
    output.gain.value = gainOf(percent);
    output.connect(range);
    output.connect(room);
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
