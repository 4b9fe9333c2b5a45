import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../../tests/support/drawn-game.ts';
import { timedCountdown, timedPlan } from '../../../tests/support/modes.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import { MODE_IDS } from '../modes/mode-ids.ts';
import { MODES } from '../modes/table.ts';
import { basisOf } from './basis.ts';
import { type GameSetup, gameSetupSchema } from './entry.ts';
import { modeVersionOf, newestVersionOf, rankedTogether } from './mode-of.ts';
import { MODE_RULES } from './mode-rules.ts';
import { isKnownSetup, isNewSetup, makeSetup, measureVersionOf } from './versions.ts';

const deal = drawnDeal('1 1 . .\n. . . .\n. . . .\n. . . .', CLASSIC_RULES);
const OLD: GameSetup = { mode: 'timed', scoreVersion: 1, deal };

describe('a setup from before versions were recorded', () => {
  it('is of the first ones, and its run goes on from the seed of its deal', () => {
    expect([modeVersionOf(OLD), measureVersionOf(OLD.deal)]).toEqual([1, 1]);
    expect(basisOf(OLD)).toEqual({ from: 'run-seed', runSeed: deal.seed });
  });

  it('is known', () => {
    expect(isKnownSetup(OLD)).toBe(true);
  });

  it('comes out of its schema as it went in, so that its stored text keeps its checksum', () => {
    const text = JSON.stringify(OLD);
    expect(JSON.stringify(v.parse(gameSetupSchema, JSON.parse(text)))).toBe(text);
  });
});

describe('a new setup', () => {
  const made = makeSetup({ mode: 'timed', deal, runSeed: 7 });

  it('says every version that it is under, also after it was stored', () => {
    const text = JSON.stringify(made);
    const stored = v.parse(gameSetupSchema, JSON.parse(text));
    expect(JSON.stringify(stored)).toBe(text);
    expect(isNewSetup(stored) && isKnownSetup(stored)).toBe(true);
    expect(Object.keys(made)).toEqual(['mode', 'modeVersion', 'scoreVersion', 'runSeed', 'deal']);
    expect(basisOf(stored)).toEqual({ from: 'run-seed', runSeed: 7 });
  });

  it('from an old one is under the newest versions', () => {
    expect(isNewSetup(makeSetup(OLD))).toBe(true);
  });

  it('is of earlier rules only where these are the newest of a table of shared runs', () => {
    const allowed = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((modeVersion) => isNewSetup({ ...made, modeVersion }));
    expect(allowed).toEqual([2, 3, 4, 7, 8]);
    const level = makeSetup({ mode: 'journey', boardId: 'house', deal });
    expect([1, 2, 3, 4, 5].filter((modeVersion) => isNewSetup({ ...level, modeVersion }))).toEqual([5]);
  });

  it.each([
    ['mode', { ...made, modeVersion: 999 }],
    ['score', { ...made, scoreVersion: 999 }],
  ])('is not known when a later program wrote the version of its %s', (_what, setup) => {
    expect(isKnownSetup(setup)).toBe(false);
  });
});

describe('the score tables of the timed challenge', () => {
  it('begin anew with each version under which scores no longer compare', () => {
    expect(rankedTogether('timed', 6)).toEqual([5, 6, 7]);
    expect(rankedTogether('timed', newestVersionOf('timed'))).toEqual([8]);
    expect(rankedTogether('timed', 1)).toEqual([1, 2]);
    expect(rankedTogether('timed', 3)).toEqual([3]);
  });

  it('are one for a mode whose scores always compare', () => {
    expect(rankedTogether('classic', 1)).toEqual(rankedTogether('classic', newestVersionOf('classic')));
  });

  it.each(MODE_IDS)('hold each version of the rules of %s once, in their order', (mode) => {
    expect(MODES[mode].rankedVersions.flat()).toEqual(MODE_RULES[mode].map((_, index) => index + 1));
  });
});

describe('the rules of a run that was begun before', () => {
  it.each([1, 2])('of version %i stay what they were', (version) => {
    const { startMs, mostMs, linkBonusMs, levelBonusMs } = timedCountdown(version);
    expect({ startMs, mostMs }).toEqual({ startMs: 75_000, mostMs: 90_000 });
    expect([1, 2, 5, 12, 20].map((level) => linkBonusMs(level, 1_000))).toEqual([
      3_000, 2_750, 2_000, 250, 250,
    ]);
    expect([1, 20].map((level) => levelBonusMs(level, 89_000))).toEqual([20_000, 20_000]);
    expect([1, 2, 3, 8, 9].map((level) => timedPlan(level, 7, version).template.name)).toEqual([
      'diamond',
      'ring',
      'two-triangles',
      'rectangle',
      'diamond',
    ]);
  });
});
