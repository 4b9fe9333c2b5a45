/** Each sound is rendered by the browser's own synthesis and measured. */
import { beforeAll, describe, expect, it } from 'vitest';
import { comboFrequencyHz } from '../../renderer/audio/phrases.ts';
import { loudestMomentLufs } from './loudness.ts';
import { COMBOS, EFFECTS, renderEffects, renderMusic } from './render.ts';
import { frames, highestPeakDb, strongestHz } from './spectrum.ts';
import { truePeakDbfs } from './true-peak.ts';

/** Each sound that answers the player, or tells of the table, is about as loud as a link. */
const SPREAD_LU = 4;
/** The most frequent sound lies so far below a link, and the win so far above one. */
const SELECT_LU = { least: 5, most: 8 } as const;
const WON_LU = { least: 5, most: 6 } as const;
/** Small speakers give something from here on: what is lower is heard there by its partials, at most so far below it. */
const BODY = { aboveHz: 300, belowDb: -20 } as const;
/** A tone above this height lies at least so far below the strongest tone: a whistle would not. */
const WHISTLE = { aboveHz: 4_000, belowDb: -30 } as const;
/** The music lies at least so far below the effects, but for picks and landings. */
const BED_LU = 6;
const FULL_SCALE_DB = 0;

const rendered = new Map<string, Float32Array>();
const loudness = new Map<string, number>();
const keyOf = ({ name, combo }: (typeof EFFECTS)[number]) => `${name} ${combo}`;
beforeAll(async () => {
  for (const effect of EFFECTS) {
    const samples = await renderEffects([effect]);
    rendered.set(keyOf(effect), samples);
    loudness.set(keyOf(effect), loudestMomentLufs(samples));
  }
});

describe('effects', () => {
  const lufsOf = (key: string) => loudness.get(key) ?? Number.NaN;

  it('are as loud as one another, but for a pick, a landing and the win', () => {
    const each = [...loudness].filter(([key]) => !/^(select|landing|won) /.test(key)).map(([, lufs]) => lufs);
    const spread = Math.max(...each) - Math.min(...each);
    expect(spread, JSON.stringify([...loudness])).toBeLessThan(SPREAD_LU);
    expect(lufsOf('landing 1')).toBeLessThan(lufsOf('link 1') - SPREAD_LU);
  });

  it('a pick lies below a link', () => {
    const below = lufsOf('link 1') - lufsOf('select 1');
    expect(below).toBeGreaterThanOrEqual(SELECT_LU.least);
    expect(below).toBeLessThanOrEqual(SELECT_LU.most);
  });

  it.each(COMBOS)('the win after link %s lies above it', (combo) => {
    const above = lufsOf(`won ${combo}`) - lufsOf(`link ${combo}`);
    expect(above).toBeGreaterThanOrEqual(WON_LU.least);
    expect(above).toBeLessThanOrEqual(WON_LU.most);
  });

  it.each(['heartbeat 1', 'dead 1', 'wrong 1'])('%s is heard from small speakers', (key) => {
    const samples = rendered.get(key) ?? new Float32Array();
    expect(highestPeakDb(frames(samples, 8_192, 2_048), BODY.aboveHz)).toBeGreaterThan(BODY.belowDb);
  });

  it.each(EFFECTS.map(keyOf))('%s has no whistle and does not clip', (key) => {
    const samples = rendered.get(key) ?? new Float32Array();
    expect(highestPeakDb(frames(samples, 2_048, 1_024), WHISTLE.aboveHz)).toBeLessThan(WHISTLE.belowDb);
    expect(truePeakDbfs(samples)).toBeLessThan(FULL_SCALE_DB);
  });

  it.each(COMBOS)('link %s of a combo sounds the note of its place', (combo) => {
    const samples = rendered.get(`link ${combo}`) ?? new Float32Array();
    const cents = 1_200 * Math.log2(strongestHz(frames(samples, 8_192, 2_048)) / comboFrequencyHz(combo));
    expect(Math.abs(cents)).toBeLessThan(15);
  });
});

describe('twelve links at once', () => {
  it.each([
    ['the first twelve of a combo', COMBOS],
    ['twelve times its lowest note', COMBOS.map(() => 1)],
    ['twelve times its highest', COMBOS.map(() => 12)],
  ])('do not clip: %s', async (_what, combos) => {
    const links = combos.map((combo) => ({ name: 'link', combo }) as const);
    expect(truePeakDbfs(await renderEffects(links))).toBeLessThan(FULL_SCALE_DB);
  });

  it('do not clip over the music', async () => {
    expect(truePeakDbfs(await renderMusic([0], COMBOS))).toBeLessThan(FULL_SCALE_DB);
  });
});

describe('the music', () => {
  let full: Float32Array;
  let end: Float32Array;
  beforeAll(async () => {
    [full, end] = await Promise.all([renderMusic([1, 1]), renderMusic([0, 0])]);
  });

  it('lies under the effects and has no whistle', () => {
    const softest = Math.min(
      ...[...loudness].filter(([key]) => !/^(select|landing) /.test(key)).map(([, lufs]) => lufs),
    );
    for (const samples of [full, end]) {
      expect(loudestMomentLufs(samples)).toBeLessThan(softest - BED_LU);
      expect(highestPeakDb(frames(samples, 8_192, 8_192), WHISTLE.aboveHz)).toBeLessThan(WHISTLE.belowDb);
    }
  });

  it('is heard on a full board, and fuller towards the end', () => {
    expect(loudestMomentLufs(full)).toBeGreaterThan(-60);
    expect(energy(end)).toBeGreaterThan(1.5 * energy(full));
  });
});

function energy(samples: Float32Array): number {
  return samples.reduce((sum, value) => sum + value ** 2, 0);
}
