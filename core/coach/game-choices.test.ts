import { describe, expect, it } from 'vitest';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import type { Entry } from '../game/setup/entry.ts';
import { runToEnd } from '../solve/progress.ts';
import { type GameChoice, tallyChoices, weakestOf } from './choice-tally.ts';
import { findChoices } from './game-choices.ts';

const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });
const OPTIONS = { nodeLimit: 100_000, seed: 1, games: 0 };
const choicesOf = (...entries: readonly Entry[]) => runToEnd(findChoices(SETUP, entries, OPTIONS));
const ONES: Entry = { type: 'link', a: 5, b: 9, by: 'player', elapsedMs: 5 };

describe('the choices of a game', () => {
  it('are those that were kept and those that lost, also of a move that was taken back', () => {
    const [a, b] = SETUP.deal.witness[0] ?? [0, 0];
    expect(choicesOf(ONES)).toMatchObject([{ isKept: false, moveNumber: 1 }]);
    const [lost, kept] = choicesOf(ONES, { type: 'undo', elapsedMs: 6 }, { ...ONES, a, b, elapsedMs: 7 });
    expect([lost?.isKept, kept?.isKept]).toEqual([false, true]);
  });

  it('are not those of auto-play, and none of a journal that cannot be replayed', () => {
    expect(choicesOf({ ...ONES, by: 'auto' })).toEqual([]);
    expect(choicesOf({ ...ONES, b: 0 })).toEqual([]);
  });
});

describe('what they add up to', () => {
  const choice = (technique: GameChoice['technique'], isKept: boolean): GameChoice => ({
    technique,
    isKept,
    moveNumber: 1,
  });
  const CHOICES = [
    choice('most-open', true),
    choice('most-open', false),
    choice('rest-pairs', true),
    choice(null, false),
  ];

  it('is told by technique, also where none was met', () => {
    expect(tallyChoices(CHOICES, ['last-pair', 'rest-pairs', 'most-open', null])).toEqual([
      { technique: 'last-pair', made: 0, kept: 0 },
      { technique: 'rest-pairs', made: 1, kept: 1 },
      { technique: 'most-open', made: 2, kept: 1 },
      { technique: null, made: 1, kept: 0 },
    ]);
  });

  it('names the technique by which most were lost, and none where nothing was', () => {
    const all = ['last-pair', 'rest-pairs', 'most-open', null] as const;
    expect(weakestOf(tallyChoices(CHOICES, all))).toEqual({ technique: 'most-open', own: 1, lost: 2 });
    expect(weakestOf(tallyChoices([choice(null, false), choice('rest-pairs', true)], all))).toBeNull();
  });
});
