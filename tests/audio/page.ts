/** The page that `scripts/render-sounds.mjs` opens: it renders each sound with its figures, its samples and its picture. */
import { loudestMomentLufs } from './loudness.ts';
import { COMBOS, EFFECTS, renderEffects, renderMusic } from './render.ts';
import { drawSpectrogram } from './spectrogram.ts';
import { frames, highestPeakDb } from './spectrum.ts';
import { truePeakDbfs } from './true-peak.ts';

const SHARES = [1, 0.8, 0.6, 0.4, 0.2, 0];
const links = COMBOS.map((combo) => ({ name: 'link', combo }) as const);
const SOUNDS: Readonly<Record<string, () => Promise<Float32Array>>> = {
  ...Object.fromEntries(
    EFFECTS.map((effect) => [`${effect.name}-${effect.combo}`, () => renderEffects([effect])]),
  ),
  'twelve-links': () => renderEffects(links),
  music: () => renderMusic(SHARES),
};

const page = {
  names: Object.keys(SOUNDS),
  async render(name: string) {
    const samples = (await SOUNDS[name]?.()) ?? new Float32Array();
    return {
      lufs: loudestMomentLufs(samples),
      truePeakDb: truePeakDbfs(samples),
      above4kHzDb: highestPeakDb(frames(samples, 2_048, 512), 4_000),
      samples: Array.from(samples),
      picture: drawSpectrogram(samples).toDataURL('image/png'),
    };
  },
};
Object.assign(window, { sounds: page });
