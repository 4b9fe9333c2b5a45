/**
 * A database that commit 234c5ea wrote stays readable, its games stay on the boards that their levels had, and earn the
 * stars that they earned; tests/fixtures/before-fourth-edition/README.md says how it was made.
 */
import { describe, expect, it } from 'vitest';
import { journeyChapters, starSecondsOn } from '../../core/journey/journey-levels.ts';
import { cellsOf, itStaysReadable, readEarlierDatabase } from '../../tests/support/earlier-database.ts';

const EARLIER = readEarlierDatabase('before-fourth-edition');
const { games: GAMES } = EARLIER;
const LEVELS = journeyChapters().flatMap(({ levels }) => levels);

describe('a database from before the fourth edition of the journey', () => {
  const open = itStaysReadable(EARLIER);

  it('gives each level the stars that its game earned', async () => {
    const session = open();
    const boardIds = GAMES.map(({ boardId }) => boardId);
    const games = await session.tell('games.on-boards', { mode: 'journey', boardIds });
    const inTime = games.flatMap(({ boardId, score }) => {
      const level = LEVELS.find(({ id }) => id === boardId);
      if (level === undefined || score === null || score.assists.length > 0) return [];
      return [[boardId, score.elapsedMs <= 1_000 * starSecondsOn(level, score.templateHash)] as const];
    });
    expect(Object.fromEntries(inTime)).toEqual({ dog: true, ox: false, tian: true, house: true });
    const cleared = games.filter(({ score }) => score !== null).map(({ boardId }) => boardId);
    expect(cleared.sort()).toEqual(['concave', 'dog', 'house', 'ox', 'tian']);
    // By the time of today the first would not have been in time.
    const today = (id: string) => 1_000 * (LEVELS.find((level) => level.id === id)?.starSeconds ?? 0);
    expect(GAMES.find(({ boardId }) => boardId === 'dog')?.elapsedMs).toBeGreaterThan(today('dog'));
  });
});

it.each(GAMES)(
  'the code of a board from before the fourth edition opens it still: $boardId',
  ({ code, cells }) => {
    expect(cellsOf(code)?.join(' ')).toBe(cells);
  },
);
