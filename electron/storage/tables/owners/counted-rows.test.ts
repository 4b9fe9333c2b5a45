import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const STORAGE = join(import.meta.dirname, '../..');

/** The tables whose rows are a player's, and of which not every row counts. */
const TABLES = [
  ...['games', 'progress', 'scores', 'achievements', 'puzzle_answers', 'reviews', 'game_figures'],
  'kept_games',
];
const READ = new RegExp(
  String.raw`\b(?:FROM|JOIN)\s+(?:(${TABLES.join('|')})\b|\$\{(?!COUNTED_|FINISHED_GAMES))`,
  'g',
);
/** A read whose table is a variable. */
const ANY = 'any';

/**
 * Every read of these tables beside the rows that count, by file: its tables in their order, and why what does not count
 * may be among what is read. A new read stands in the red list of this test until it reads the rows that count, or
 * stands here with its reason.
 */
const OTHER_READS: Readonly<Record<string, { readonly reads: readonly string[]; readonly why: string }>> = {
  'tables/owners/counted-rows.ts': {
    reads: [ANY, 'achievements', 'kept_games', 'puzzle_answers'],
    why: 'says which rows count',
  },
  'tables/achievements-table.ts': {
    reads: ['achievements', ANY],
    why: 'what one game earned, at its end; what those hold that count, and the own ones',
  },
  'tables/career.ts': { reads: ['kept_games'], why: 'the own ones, of which those that count are taken' },
  'base/checked-rows.ts': { reads: [ANY], why: 'the row of a key' },
  'tables/ended-games.ts': {
    reads: ['kept_games', 'kept_games', 'kept_games', 'kept_games'],
    why: 'the list of all games, which says whose each is; the last ones are those that count',
  },
  'tables/figure-sums.ts': { reads: ['kept_games', 'kept_games'], why: 'those that count' },
  'tables/games-table.ts': {
    reads: ['progress', 'kept_games', 'progress'],
    why: 'games being played, the own ones of any date; lost ones of those that count',
  },
  'tables/kept-games.ts': { reads: ['kept_games', 'kept_games'], why: 'the row of a key' },
  'tables/packs-table.ts': { reads: [ANY], why: 'the rows of one pack' },
  'tables/owners/owners-table.ts': { reads: [ANY, 'games'], why: 'says whose one game is' },
  'tables/score-checks-table.ts': { reads: ['scores'], why: 'every score is checked' },
  'tables/scores-table.ts': {
    reads: [ANY, 'scores', 'kept_games', ANY, ANY, ANY, 'games'],
    why: 'those that count; the score and the version of the rules of one game',
  },
  'tables/settings-table.ts': { reads: ['games'], why: 'says whether any game is there, of whomever' },
  'tables/settling.ts': { reads: [ANY, 'games'], why: 'finds out which count' },
  'tables/statistics-queries.ts': { reads: ['kept_games'], why: 'those that count' },
  'tables/unsettled.ts': {
    reads: ['kept_games', 'kept_games', 'games'],
    why: 'finds out of which it has to be found out whether they count',
  },
  'thread/board-game-list.ts': {
    reads: [ANY, 'kept_games', 'games', 'progress', ANY, 'kept_games', ANY, ANY],
    why: 'those that count; the rows of one game',
  },
  'tables/figures-table.ts': { reads: ['kept_games'], why: 'those that count' },
  'thread/ghost-games.ts': {
    reads: ['games', 'scores', 'kept_games', 'games'],
    why: 'those that count; the games of others as such',
  },
  'thread/profile-week.ts': { reads: ['kept_games', 'kept_games'], why: 'those of a player that count' },
  'transfer/rows-by-key.ts': { reads: [ANY], why: 'an export holds everything' },
  'trust/checks/accepted-moves.ts': {
    reads: ['progress', ANY, 'progress', 'games', 'games'],
    why: 'no move gets lost',
  },
  'trust/checks/full-check-worker.ts': { reads: ['games'], why: 'everything is checked' },
  'trust/checks/verify-database.ts': {
    reads: [ANY, 'games', 'progress', 'games', 'progress'],
    why: 'everything is checked',
  },
  'trust/recovery/erase.ts': { reads: [ANY], why: 'everything goes' },
  'trust/recovery/recover.ts': { reads: ['games'], why: 'how many games came back' },
};

function sources(): string[] {
  return readdirSync(STORAGE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/migrations/'))
    .sort();
}

describe('the rows that count', () => {
  it('are what every query reads that has no other reason', () => {
    const found = sources().flatMap((file) => {
      const reads = [...readFileSync(join(STORAGE, file), 'utf8').matchAll(READ)].map(
        ([, table = ANY]) => table,
      );
      return reads.length === 0 ? [] : [[file, reads] as const];
    });
    const allowed = Object.entries(OTHER_READS).map(([file, { reads }]) => [file, reads]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed));
  });

  it('are chosen in one file alone', () => {
    const isChosen = (file: string) =>
      /kept_games\.is_mine = \d|owners\.is_mine = \d|FROM imported_games\b/.test(
        readFileSync(join(STORAGE, file), 'utf8'),
      );
    expect(sources().filter(isChosen)).toEqual(['tables/owners/counted-rows.ts']);
  });
});
