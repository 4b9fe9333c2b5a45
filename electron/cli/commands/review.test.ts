import { describe, expect, it } from 'vitest';
import { isSame, legalMoves } from '../../../tests/claims/plain-moves.ts';
import { plainPlay } from '../../../tests/claims/plain-play.ts';
import { position } from '../../../tests/claims/positions.ts';
import { askLines, twofold } from '../../../tests/support/command-line.ts';
import { reviewVectors } from '../../../tests/support/vectors.ts';

/** Taking the 1s first loses; 2s, 3s, 4s, 1s wins. */
const BOARD = '2 3\n2 1\n4 1\n3 4';

describe('twofold review', () => {
  it('answers known games', async () => {
    const vectors = reviewVectors().filter((_, index) => index % 5 === 0);
    const requests = vectors.map(({ positions, critical, kept, only, lostAt, ...request }) => request);
    const answers = vectors.map(({ positions, critical, kept, only, lostAt }) => ({
      positions,
      critical,
      kept,
      only,
      lostAt,
    }));
    expect(await askLines('review', requests)).toEqual(answers);
  });

  it('measures how often random play wins when asked', async () => {
    const request = { width: 4, height: 1, cells: [1, 1, 2, 2], moves: [[0, 1]], games: 10 };
    const [answer] = await askLines('review', [request]);
    expect(answer).toMatchObject({ positions: [{ wins: { games: 10, share: 1, interval: [0.691, 1] } }] });
  });

  it.each([
    [{ moves: [[0, 2]] }, 'illegal-move'],
    [{ moves: [[0, 4]] }, 'no-such-cell'],
    [{ moves: [[0]] }, 'bad-field'],
    [{}, 'bad-field'],
  ])('refuses %j', async (fields, code) => {
    const request = { width: 4, height: 1, cells: [1, 1, 2, 2], ...fields };
    expect(await askLines('review', [request])).toMatchObject([{ error: { code } }]);
  });

  it('tells a game move by move', async () => {
    const { out, code } = await twofold('review --gravity down --moves 1,1-1,2', BOARD);
    expect(code).toBe(0);
    expect(out).toContain('1. [1,1] to [1,2]: loses · winnable before it · ');
    expect(out).toContain('key moves right: 0 of 1');
    expect(out).toContain('lost by move 1, [1,1] to [1,2]');
  });

  it.each([
    ['review', '“review” needs --moves'],
    ['review --moves 1,1', '--moves must be pairs of cells'],
    ['review --moves 0,0-0,1', 'move 1 of “moves”, from [0,0] to [0,1], is not a legal link'],
  ])('refuses %s', async (args, words) => {
    const outcome = await twofold(args, '1 2\n2 1');
    expect(outcome.error).toContain(words);
    expect(outcome.code).toBe(2);
  });
});

/** Positions of which each two cells are sent as a move. */
const POSITIONS = 200;

describe('a move that is called no legal link', { timeout: 120_000 }, () => {
  it('is none by the plain rules, and every other is reviewed', async () => {
    const requests = Array.from({ length: POSITIONS }, (_, index) => {
      const { board, rules } = position(index, 73, 6);
      const cells = [...board.cells.keys()];
      const [a = 0, b = 0] = [index, 7 * index + 3].map((each) => cells[each % cells.length]);
      const legal = legalMoves(plainPlay(board, rules));
      const move = index % 3 === 0 ? (legal[0] ?? [a, b]) : ([a, b] as const);
      const { width, height, marks: template } = board;
      return { width, height, template, cells: board.cells, ...rules, moves: [move], legal };
    });
    const answers = await askLines(
      'review',
      requests.map(({ legal: _, ...request }) => request),
    );
    const refused = answers.map((answer) => JSON.stringify(answer).includes('illegal-move'));
    expect(refused).toEqual(
      requests.map(({ legal, moves: [move = [0, 0]] }) => !legal.some((each) => isSame(each, move))),
    );
    expect(refused.filter((isRefused) => isRefused).length).toBeGreaterThan(POSITIONS / 3);
    expect(refused.filter((isRefused) => !isRefused).length).toBeGreaterThan(POSITIONS / 8);
  });
});
