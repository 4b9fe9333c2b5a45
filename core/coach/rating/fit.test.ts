import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { fitScale, isFitting, type LadderGames, rankCorrelation, testFit, winChance } from './fit.ts';

const PLAYERS = [900, 1_100, 1_300, 1_500, 1_600, 1_700, 1_900, 2_100];
const BOARDS = Array.from({ length: 60 }, (_, board) => 1_000 + board * 17);

/** Games whose chances are exactly those of a scale, or of one that turns around for every second board. */
function drawnGames(games: number, seed: number, isTwisted = false): LadderGames {
  const random = createRandom(seed);
  const won = PLAYERS.map((player) =>
    BOARDS.map((board, index) => {
      const skill = isTwisted && index % 2 === 1 ? 3_000 - player : player;
      let count = 0;
      for (let game = 0; game < games; game++)
        if (random.below(1_000_000) < 1_000_000 * winChance(skill, board)) count++;
      return count;
    }),
  );
  return { games, won };
}

describe('a fitted scale', () => {
  it('finds the ratings that games were drawn by, with the boards around 1500', () => {
    const { players, boards } = fitScale(drawnGames(200, 1));
    const mean = BOARDS.reduce((sum, each) => sum + each, 0) / BOARDS.length;
    for (const [index, board] of boards.entries())
      expect(Math.abs(board - 1_500 - ((BOARDS[index] ?? 0) - mean))).toBeLessThan(60);
    for (const [index, player] of players.entries())
      expect(Math.abs(player - 1_500 - ((PLAYERS[index] ?? 0) - mean))).toBeLessThan(60);
  });

  it('puts other boards where players who are known already put them', () => {
    const { players, boards } = fitScale(drawnGames(200, 1), PLAYERS);
    expect(players.map(Math.round)).toEqual(PLAYERS);
    for (const [index, board] of boards.entries())
      expect(Math.abs(board - (BOARDS[index] ?? 0))).toBeLessThan(60);
  });

  it('gives a number to a board that is won or lost in every game', () => {
    const { boards } = fitScale({
      games: 10,
      won: [
        [10, 0, 5],
        [10, 0, 6],
      ],
    });
    expect(boards.every(Number.isFinite)).toBe(true);
    expect(boards[0]).toBeLessThan(boards[2] ?? 0);
    expect(boards[1]).toBeGreaterThan(boards[2] ?? 0);
  });

  it('fits games of one scale, and fails where skill helps on one half and harms on the other', () => {
    const [fitted, fresh] = [drawnGames(20, 2), drawnGames(10, 3)];
    const fit = testFit(fitScale(fitted), fresh);
    expect(isFitting(fit), JSON.stringify(fit)).toBe(true);
    const [twisted, other] = [drawnGames(20, 2, true), drawnGames(10, 3, true)];
    expect(isFitting(testFit(fitScale(twisted), other))).toBe(false);
  });
});

describe('the rank correlation', () => {
  it.each([
    [[1, 2, 3, 4], [10, 20, 30, 40], 1],
    [[1, 2, 3, 4], [4, 3, 2, 1], -1],
    [[1, 1, 1], [1, 2, 3], 0],
    [[1, 2, 3], [1, 3, 2], 0.5],
    [[1, 1, 2], [1, 1, 2], 1],
  ])('of %j and %j is %f', (one, other, expected) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(expected, 9);
  });
});
