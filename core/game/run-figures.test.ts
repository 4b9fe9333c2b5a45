import { describe, expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../tests/support/drawn-game.ts';
import { timedPlan } from '../../tests/support/modes.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { currentNode } from './play/game.ts';
import { startGame } from './play/play.ts';
import { runFiguresOf } from './run-figures.ts';
import { makeDealRecord } from './setup/deal-record.ts';
import type { Entry } from './setup/entry.ts';
import { makeSetup } from './setup/versions.ts';

const link = (pair: number, elapsedMs: number, misses?: number): Entry => ({
  type: 'link',
  a: 2 * pair,
  b: 2 * pair + 1,
  by: 'player',
  elapsedMs,
  ...(misses === undefined ? {} : { misses }),
});

const FIRST = drawnDeal('1 1 2 2', CLASSIC_RULES);

function run(entries: readonly Entry[]) {
  return playAll(startGame(makeSetup({ mode: 'timed', deal: FIRST })), entries);
}

/** The second level of a run on that deal, and its first pair taken at 9 s. */
function secondLevel(): readonly Entry[] {
  const setup = makeSetup({ mode: 'timed', deal: FIRST });
  const dealt = makeDealRecord({ ...timedPlan(2, FIRST.seed, setup.modeVersion), aimPermille: null });
  const [a, b] = (dealt.ok && dealt.value.witness[0]) || [0, 0];
  if (!dealt.ok) throw new Error('no deal');
  return [
    { type: 'level', deal: dealt.value, elapsedMs: 2_000 },
    { type: 'link', a, b, by: 'player', elapsedMs: 9_000, misses: 1 },
  ];
}

const LEVEL_1 = [link(0, 1_000, 0), link(1, 2_000, 2)];

describe('the figures of a run', () => {
  it('tell each level apart, and their points add up to the score', () => {
    const game = run([...LEVEL_1, ...secondLevel()]);
    const { levels, ...all } = runFiguresOf(game);
    expect(levels).toMatchObject([
      { pairs: 2, bestCombo: 2, elapsedMs: 2_000 },
      { pairs: 1, bestCombo: 1, elapsedMs: 7_000 },
    ]);
    expect(levels.map(({ points }) => points > 0)).toEqual([true, true]);
    expect(levels.reduce((sum, { points }) => sum + points, 0)).toBe(currentNode(game).score.total);
    expect(all).toEqual({ links: 3, bestCombo: 2, paceMs: 3_000, misses: 3 });
  });

  it('leave out what was taken back', () => {
    const game = run([...LEVEL_1, { type: 'undo', elapsedMs: 3_000 }]);
    expect(runFiguresOf(game)).toMatchObject({ levels: [{ pairs: 1, bestCombo: 1 }], links: 1, misses: 2 });
  });

  it('count a pair that mercy took into the time of its level', () => {
    const stuck = drawnDeal('1 2 1', { ...CLASSIC_RULES, maxTurns: 0, border: 'closed' });
    const mercy: Entry = { type: 'mercy', a: 0, b: 2, elapsedMs: 4_000 };
    const game = playAll(startGame(makeSetup({ mode: 'timed', deal: stuck })), [mercy]);
    expect(runFiguresOf(game).levels).toMatchObject([{ pairs: 1, elapsedMs: 4_000 }]);
  });

  it('say nothing of wrong pairs where a link does not, and of a pace without a link', () => {
    expect(runFiguresOf(run([link(0, 1_000)])).misses).toBeNull();
    expect(runFiguresOf(run([]))).toMatchObject({ links: 0, paceMs: null, levels: [{ points: 0 }] });
  });
});
