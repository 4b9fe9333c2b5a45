import { describe, expect, it } from 'vitest';
import { MAX_JOURNAL } from '../../../core/contract/schemas.ts';
import type { Entry } from '../../../core/game/setup/entry.ts';
import { MAX_AREA } from '../../../core/templates/limits.ts';
import { dealOfLevel, rectangle, setupOf } from '../../../tests/reliability/games/scripted.ts';
import { MAX_REPLAY_WORK, parsingGames } from './parse-games.ts';

const SETUP = setupOf(1, 'classic', rectangle(6, 4));
const ROW = { entry: { type: 'undo', elapsedMs: 1 } satisfies Entry, boardHash: '0'.repeat(16) };

function gameOf(id: string, journal: readonly unknown[], setup = SETUP): object {
  return { id, setup, startedAt: 1, playedAt: 2, status: 'set-aside', elapsedMs: 1, journal, finished: null };
}

/** The result, and how many steps it took. */
function parsed(games: readonly unknown[], mostWork?: number) {
  const work = parsingGames(games, mostWork);
  for (let steps = 0; ; steps++) {
    const next = work.next();
    if (next.done) return { steps, result: next.value };
  }
}

describe('the games of a file', () => {
  it.each([
    [10, 1],
    [160, 11],
    [16_000, 1_004],
  ])('with %i rows take %i steps', (rows, steps) => {
    const { result, steps: taken } = parsed([gameOf('game-one', Array(rows).fill(ROW))]);
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.value[0]?.journal.length).toBe(rows);
    expect(taken).toBe(steps);
  });

  it('say which row is not what it should be', () => {
    const bad = { ...ROW, boardHash: 'x' };
    const { result } = parsed([gameOf('game-one', []), gameOf('game-two', [ROW, ROW, bad])]);
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'import-wrong-shape',
        detail: expect.stringContaining('games.1.journal.2.boardHash: '),
      },
    });
  });

  it('are refused for a journal that no game has before any row of it is read', () => {
    const rows = Array(MAX_JOURNAL + 1).fill(null);
    expect(parsed([gameOf('game-one', [ROW]), gameOf('game-two', rows)])).toEqual({
      steps: 1,
      result: {
        ok: false,
        error: {
          code: 'import-journal-too-long',
          detail: 'games.1 (game-two): 1000001 entries > 1000000',
        },
      },
    });
  });

  const cells = SETUP.deal.cells.length;
  const own = (rows: number) => cells * (SETUP.deal.witness.length + rows);

  it('may be as much work as the budget, all of them together', () => {
    const games = [gameOf('game-one', [ROW]), gameOf('game-two', [ROW, ROW])];
    const whole = own(1) + own(2);
    expect(parsed(games, whole).result).toMatchObject({ ok: true });
    expect(parsed(games, whole - 1).result).toEqual({
      ok: false,
      error: {
        code: 'import-too-much-work',
        detail: `games.1 (game-two): 2 entries; entries × cells ${whole} > ${whole - 1}`,
      },
    });
  });

  it('count the boards of later levels', () => {
    const deal = dealOfLevel(2, 5);
    const level = { entry: { type: 'level', deal, elapsedMs: 1 } satisfies Entry, boardHash: ROW.boardHash };
    const setup = setupOf(5, 'timed');
    const area = Math.max(setup.deal.cells.length, deal.cells.length);
    const work = area * (setup.deal.witness.length + deal.witness.length + 2);
    const games = [gameOf('game-one', [ROW, level], setup)];
    expect(parsed(games, work).result).toMatchObject({ ok: true });
    expect(parsed(games, work - 1).result).toMatchObject({ ok: false });
  });

  it('may be any single game that can be played', () => {
    expect(MAX_REPLAY_WORK).toBe(MAX_JOURNAL * MAX_AREA);
  });
});
