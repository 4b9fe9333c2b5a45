import { describe, expect, it } from 'vitest';
import type { CountedGame } from '../../../../core/contract/statistics.ts';
import { NO_FIGURES } from '../../../../core/game/figure-names.ts';
import type { GameFigures } from '../../../../core/game/figures-form.ts';
import {
  addedSums,
  grouped,
  groupOf,
  knownMeasures,
  pacingOf,
  playFigures,
  ratiosOf,
  sumsOfGame,
} from './played-games.ts';

const FIGURES: GameFigures = {
  ...NO_FIGURES,
  ...{ links: 30, weightedLinks: 45_000, elapsedMs: 90_000, triedLinks: 30, misses: 10 },
  ...{ clearedMs: 90_000, lastThirdMs: 45_000 },
};

function game(more: Partial<CountedGame> = {}): CountedGame {
  return {
    mode: 'classic',
    template: { hash: 'a'.repeat(64), name: 'heart', builtIn: true },
    finishedAt: new Date(2026, 2, 5, 12).getTime(),
    help: 'none',
    figures: FIGURES,
    ...more,
  };
}

const figuresOf = (...games: readonly CountedGame[]) => playFigures(addedSums(games.map(sumsOfGame)));

describe('games counted together', () => {
  it('weigh links by difficulty, and tell wrong pairs and the last third as shares', () => {
    expect(figuresOf(game())).toEqual({
      ...{ games: 1, unaided: 1, links: 30, elapsedMs: 90_000, pace: 30, wrongShare: 0.25 },
      ...{ lastThirdShare: 0.5, choicesShare: null },
    });
    expect(figuresOf(game(), game())).toMatchObject({ games: 2, links: 60, pace: 30 });
  });

  it.each<[string, readonly CountedGame[], object]>([
    ['none', [], { games: 0, pace: null, wrongShare: null, lastThirdShare: null }],
    ['one whose journal was not read', [game({ figures: null })], { games: 1, unaided: 1, pace: null }],
    ['one with help', [game({ help: 'some' })], { games: 1, unaided: 0, pace: 30 }],
    ['one of auto-play', [game({ help: 'auto-play' })], { games: 1, unaided: 0, links: 0, pace: null }],
    [
      'one from before wrong pairs were counted',
      [game({ figures: { ...FIGURES, triedLinks: 0, misses: 0 } })],
      { wrongShare: null, lastThirdShare: 0.5 },
    ],
  ])('of %s', (_what, games, told) => {
    expect(figuresOf(...games)).toMatchObject(told);
  });

  it('with the critical choices of reviewed games, lost ones too', () => {
    const lost = { ...addedSums([]), critical: 12, kept: 4 };
    const won = { ...sumsOfGame(game()), critical: 4, kept: 4 };
    expect(playFigures(addedSums([won, lost]))).toMatchObject({ games: 1, choicesShare: 0.5 });
    expect(groupOf('2026-03-05', lost)).toMatchObject({ isPlayed: true, figures: { choicesShare: 1 / 3 } });
    expect(groupOf('2026-03-06', null)).toMatchObject({ isPlayed: false, figures: { choicesShare: null } });
  });

  it('tell no figure of too little, and write it into the tables that are saved', () => {
    const quick = game({
      figures: { ...FIGURES, links: 9, weightedLinks: 9_000, elapsedMs: 4_000, triedLinks: 9, misses: 0 },
    });
    const sums = { ...sumsOfGame(quick), critical: 1, kept: 0 };
    const short = { ...sums, figures: { ...sums.figures, clearedMs: 4_000, lastThirdMs: 2_000 } };
    const none = { pace: null, wrongShare: null, lastThirdShare: null, choicesShare: null };
    expect(playFigures(short)).toMatchObject(none);
    expect(ratiosOf(short)).toEqual({ pace: 135, wrongShare: 0, lastThirdShare: 0.5, choicesShare: 0 });
    expect(knownMeasures([playFigures(short)])).toEqual(['games']);
    expect(knownMeasures([playFigures(short), figuresOf(game())])).toContain('pace');
  });

  it('by any name', () => {
    const boards = (['classic', 'timed', 'classic'] as const).map((mode) => ({
      mode,
      sums: sumsOfGame(game({ mode })),
    }));
    const groups = grouped(boards, ({ mode }) => mode);
    expect(groups.map(({ name, figures, items }) => [name, figures.games, items.length])).toEqual([
      ['classic', 2, 2],
      ['timed', 1, 1],
    ]);
  });
});

describe('the pace towards the end', () => {
  it.each([
    [0.5, 'slow'],
    [0.33, null],
    [0.2, 'fast'],
    [null, null],
  ] as const)('of a last third that took %s of the time is %s', (lastThirdShare, pacing) => {
    expect(pacingOf({ pace: null, wrongShare: null, choicesShare: null, lastThirdShare })).toBe(pacing);
  });
});
