/** The words of screens, files and commands about shares that are nearly none or nearly all. */

import { describe, expect, it } from 'vitest';
import type { CountedGame } from '../../core/contract/statistics.ts';
import { NO_FIGURES } from '../../core/game/figure-names.ts';
import { makeBar } from '../../electron/cli/progress-bar.ts';
import { shippedPuzzles } from '../../electron/cli/shipped-data.ts';
import { measureWords as puzzleWords } from '../../renderer/screens/puzzles/puzzle-words.ts';
import { winsWords } from '../../renderer/screens/review/position-words.ts';
import { measureWords } from '../../renderer/screens/you/statistics/play-words.ts';
import { playFigures, sumsOfGame } from '../../renderer/screens/you/statistics/played-games.ts';
import { gamesTable } from '../../renderer/screens/you/statistics/record-tables.ts';
import { twofold } from '../support/command-line.ts';

/** Stands for the texts: the key, and what is filled in. */
const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as never;

/** A game with one wrong pair of a thousand, whose last third took all but a thousandth of its time. */
const GAME: CountedGame = {
  mode: 'classic',
  template: { hash: 'a'.repeat(64), name: 'heart', builtIn: true },
  finishedAt: Date.UTC(2026, 2, 5, 12),
  help: 'none',
  figures: {
    ...NO_FIGURES,
    ...{ links: 999, weightedLinks: 999_000, elapsedMs: 100_000, triedLinks: 999, misses: 1 },
    ...{ clearedMs: 100_000, lastThirdMs: 99_900 },
  },
};

describe('a share that is nearly none or all', () => {
  it('is neither in the statistics', () => {
    const figures = playFigures(sumsOfGame(GAME));
    expect(measureWords(figures, 'wrongShare', 'en')).toBe('0.1%');
    expect(measureWords(figures, 'lastThirdShare', 'zh-CN')).toBe('99.9%');
    expect(gamesTable(t, [GAME])[1]?.at(-1)).toBe(99.9);
  });

  it('is neither in a review', () => {
    const wins = { games: 1_000, won: 999, winPermille: 999, lowPermille: 994, highPermille: 1_000 };
    expect(winsWords(t, wins)).toContain('"share":"99.9"');
    expect(winsWords(t, { ...wins, won: 1, winPermille: 1 })).toContain('"share":"0.1"');
  });

  it('is not told in a review where too few games were played', () => {
    expect(
      winsWords(t, { games: 5, won: 5, winPermille: 1_000, lowPermille: 478, highPermille: 1_000 }),
    ).toBe('');
  });

  it('is neither on the progress of a long work', () => {
    expect(makeBar(1, 1_000, 20)).toContain('<1 %');
    expect(makeBar(999, 1_000, 20)).toContain(' 99 %');
    expect(makeBar(0, 1_000, 20)).toContain(' 0 %');
  });

  it('is neither of 1,000 games that the command line plays', async () => {
    // One of the shipped studies: random play wins it once or twice in thousands of games.
    const study = shippedPuzzles().find(
      ({ lossPermille, measured }) => lossPermille === 1_000 && (measured?.lost ?? 0) < 4_000,
    );
    if (study === undefined) throw new Error('no such puzzle');
    const { board, rules } = study;
    const { width, height, marks: template, cells } = board;
    const request = { width, height, template, cells, ...rules };
    const { out } = await twofold(
      'rate --jsonl',
      `${JSON.stringify({ ...request, games: 4_000, seed: 1 })}\n`,
    );
    const { games, lost, loss } = JSON.parse(out);
    expect([games, lost < games, loss < 1]).toEqual([4_000, true, true]);
  });

  it('is neither of any shipped puzzle, and each tells the games it rests on', () => {
    for (const puzzle of shippedPuzzles()) {
      const { games, lost } = puzzle.measured ?? { games: 0, lost: 0 };
      const words = puzzleWords(t, puzzle);
      expect(words).toContain(`"games":${games}`);
      expect(/"share":"100"/.test(words)).toBe(lost === games);
      expect(/"share":"(0|0\.0|100\.0)"/.test(words)).toBe(false);
    }
  });
});
