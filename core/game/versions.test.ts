import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import { gameSetupSchema } from '../contract/schemas.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import type { GameSetup } from './entry.ts';
import { basisOf } from './modes/basis.ts';
import { modeVersionOf } from './modes/mode-of.ts';
import { isKnownSetup, isNewestSetup, makeSetup, measureVersionOf } from './versions.ts';

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
    expect(isNewestSetup(stored) && isKnownSetup(stored)).toBe(true);
    expect(Object.keys(made)).toEqual(['mode', 'modeVersion', 'scoreVersion', 'runSeed', 'deal']);
    expect(basisOf(stored)).toEqual({ from: 'run-seed', runSeed: 7 });
  });

  it('from an old one is under the newest versions', () => {
    expect(isNewestSetup(makeSetup(OLD))).toBe(true);
  });

  it.each([
    ['mode', { ...made, modeVersion: 999 }],
    ['score', { ...made, scoreVersion: 999 }],
  ])('is not known when a later program wrote the version of its %s', (_what, setup) => {
    expect(isKnownSetup(setup)).toBe(false);
  });
});
