import { describe, expect, it } from 'vitest';
import type { CountedGame } from '../../../../core/contract/statistics.ts';
import type { GameFigures } from '../../../../core/game/figures-form.ts';
import { grouped, monthsOf, playedOf, playFigures } from './played-games.ts';

const FIGURES: GameFigures = {
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

const on = (month: number, day: number) => {
  const [played] = playedOf([game({ finishedAt: new Date(2026, month - 1, day, 12).getTime() })], []);
  if (played === undefined) throw new Error('no game');
  return played;
};

describe('games counted together', () => {
  it('weigh links by difficulty, and tell wrong pairs and the last third as shares', () => {
    expect(playFigures(playedOf([game()], []))).toEqual({
      ...{ games: 1, unaided: 1, links: 30, elapsedMs: 90_000, pace: 30, wrongShare: 0.25 },
      ...{ lastThirdShare: 0.5, choicesShare: null },
    });
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
    expect(playFigures(playedOf(games, []))).toMatchObject(told);
  });

  it('name the months in which they ended, the last one first', () => {
    expect(monthsOf([on(2, 28), on(3, 1), on(2, 27)])).toEqual(['2026-03', '2026-02']);
  });

  it('with the critical choices of reviewed games, lost ones too', () => {
    const { template, finishedAt } = game();
    const review = { gameId: 'game-one', mode: 'classic', templateHash: template.hash, only: 0 } as const;
    const played = playedOf(
      [game()],
      [
        { ...review, playedAt: finishedAt, critical: 5, kept: 5 },
        { ...review, templateHash: 'b'.repeat(64), playedAt: finishedAt, critical: 3, kept: 1 },
      ],
    );
    expect(playFigures(played)).toMatchObject({ games: 1, choicesShare: 0.75 });
    expect(
      grouped(played, (each) => each.template.name).map(({ name, figures }) => [name, figures.choicesShare]),
    ).toEqual([
      ['heart', 1],
      ['', 1 / 3],
    ]);
  });

  it('by any name', () => {
    const games = [game(), game({ mode: 'timed' }), game()];
    expect(grouped(playedOf(games, []), ({ mode }) => mode).map(({ figures }) => figures.games)).toEqual([
      2, 1,
    ]);
  });
});
