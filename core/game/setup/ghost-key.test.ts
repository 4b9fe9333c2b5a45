import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../../tests/support/drawn-game.ts';
import { timedPlan } from '../../../tests/support/modes.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import { makeDealRecord } from './deal-record.ts';
import type { GameSetup } from './entry.ts';
import { ghostKeyOf } from './ghost-key.ts';
import { makeSetup } from './versions.ts';

const classic = makeSetup({ mode: 'classic', deal: drawnDeal('1 1 2\n2 3 3', CLASSIC_RULES) });

function timedSetup(runSeed: number): GameSetup {
  const deal = makeDealRecord({ ...timedPlan(1, runSeed), aimPermille: null });
  if (!deal.ok) throw new Error(deal.error.code);
  return makeSetup({ mode: 'timed', runSeed, deal: deal.value });
}

const withDeal = (changes: Partial<GameSetup['deal']>): GameSetup => ({
  ...classic,
  deal: { ...classic.deal, ...changes },
});

describe('the key of the ghosts of a board', () => {
  it.each<[string, GameSetup]>([
    [
      'another name of the template',
      withDeal({ template: { ...classic.deal.template, name: 'renamed', hash: '1'.repeat(64) } }),
    ],
    ['another seed that gave the same tiles', withDeal({ seed: 9 })],
    ['a day whose board it is', { ...classic, mode: 'daily', boardId: '2026-11-22' }],
    ['older versions', { ...classic, modeVersion: 1, scoreVersion: 1 }],
  ])('stays the same with %s', (_what, setup) => {
    expect(ghostKeyOf(setup)).toBe(ghostKeyOf(classic));
  });

  it.each<[string, GameSetup]>([
    ['two tiles exchanged', withDeal({ cells: [1, 2, 1, 2, 3, 3] })],
    [
      'the same tiles in another width',
      withDeal({ template: { ...classic.deal.template, width: 2, height: 3 } }),
    ],
    ['another gravity', withDeal({ rules: { ...CLASSIC_RULES, gravity: 'down' } })],
    ['another border', withDeal({ rules: { ...CLASSIC_RULES, border: 'closed' } })],
    ['fewer turns', withDeal({ rules: { ...CLASSIC_RULES, maxTurns: 1 } })],
  ])('is another one with %s', (_what, setup) => {
    expect(ghostKeyOf(setup)).not.toBe(ghostKeyOf(classic));
  });
});

describe('the key of the ghosts of a run', () => {
  const run = timedSetup(7);

  it('is that of its seed and the version of its rules', () => {
    expect(ghostKeyOf(timedSetup(7))).toBe(ghostKeyOf(run));
    expect(ghostKeyOf({ ...run, runSeed: 8 })).not.toBe(ghostKeyOf(run));
    expect(ghostKeyOf({ ...run, modeVersion: 3 })).not.toBe(ghostKeyOf(run));
  });

  it('is not that of a game on its first board alone', () => {
    expect(ghostKeyOf({ ...run, mode: 'classic' })).not.toBe(ghostKeyOf(run));
  });

  it('is unknown of a run from before its seed was recorded', () => {
    const { runSeed: _, ...older } = run;
    expect(ghostKeyOf(older)).toBeNull();
  });
});
