import { describe, expect, it } from 'vitest';
import type { CountedGame } from '../../../core/contract/statistics.ts';
import type { GameFigures } from '../../../core/game/game-figures.ts';
import { dayOf, grouped, monthsOf, overTime, playFigures } from './played-games.ts';

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

const on = (month: number, day: number) => game({ finishedAt: new Date(2026, month - 1, day, 12).getTime() });

describe('games counted together', () => {
  it('weigh links by difficulty, and tell wrong pairs and the last third as shares', () => {
    expect(playFigures([game()])).toEqual({
      ...{ games: 1, unaided: 1, links: 30, elapsedMs: 90_000, pace: 30, wrongShare: 0.25 },
      lastThirdShare: 0.5,
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
    expect(playFigures(games)).toMatchObject(told);
  });

  it('by day within a month, by month beyond', () => {
    expect(overTime([on(3, 5), on(3, 5), on(3, 9)]).map(({ name, games }) => [name, games.length])).toEqual([
      ['2026-03-05', 2],
      ['2026-03-09', 1],
    ]);
    expect(overTime([on(2, 28), on(3, 1)]).map(({ name }) => name)).toEqual(['2026-02', '2026-03']);
    expect(monthsOf([on(2, 28), on(3, 1)])).toEqual(['2026-03', '2026-02']);
  });

  it('keep the last of many columns', () => {
    const days = Array.from({ length: 20 }, (_, day) => on(3, day + 1));
    const columns = overTime(days);
    expect(columns).toHaveLength(14);
    expect(columns.at(-1)?.name).toBe(dayOf(days.at(-1)?.finishedAt ?? 0));
  });

  it('by any name', () => {
    const heart = game();
    const timed = game({ mode: 'timed' });
    expect(grouped([heart, timed, heart], ({ mode }) => mode).map(({ figures }) => figures.games)).toEqual([
      2, 1,
    ]);
  });
});
