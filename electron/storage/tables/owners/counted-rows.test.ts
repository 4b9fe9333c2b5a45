import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const STORAGE = join(import.meta.dirname, '../..');

/** The tables whose rows are a player's, and of which not every row counts. */
const TABLES = ['games', 'progress', 'scores', 'achievements', 'puzzle_answers', 'reviews', 'game_figures'];
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
    reads: [ANY, 'games', 'progress', 'scores', 'scores', 'achievements', 'puzzle_answers'],
    why: 'says which rows count',
  },
  'tables/achievements-table.ts': { reads: ['achievements'], why: 'what one game earned, at its end' },
  'tables/checked-rows.ts': { reads: [ANY], why: 'the row of a key' },
  'tables/ended-games.ts': { reads: ['progress'], why: 'the list of all games, which says whose each is' },
  'tables/games-table.ts': {
    reads: ['progress', 'progress'],
    why: 'games being played, the own ones of any date; lost ones, joined to those that count',
  },
  'tables/owners/owners-table.ts': { reads: [ANY, 'games'], why: 'says whose one game is' },
  'tables/reviews-table.ts': { reads: ['reviews'], why: 'joined to the games that count' },
  'tables/score-checks-table.ts': { reads: ['scores'], why: 'every score is checked' },
  'tables/scores-table.ts': { reads: ['games', 'games'], why: 'the version of the rules of one game' },
  'thread/figures-table.ts': {
    reads: ['game_figures', 'game_figures', 'scores'],
    why: 'looked up for the games that count',
  },
  'thread/ghost-games.ts': {
    reads: ['games', 'games'],
    why: 'joined to the scores that count; the games of others as such',
  },
  'transfer/work.ts': { reads: ['games'], why: 'an export holds everything' },
  'transfer/puzzle-work.ts': { reads: ['puzzle_answers'], why: 'an export holds everything' },
  'trust/checks/accepted-moves.ts': { reads: ['progress', 'games', 'progress'], why: 'no move gets lost' },
  'trust/checks/full-check-worker.ts': { reads: ['games'], why: 'everything is checked' },
  'trust/checks/verify-database.ts': {
    reads: [ANY, 'games', 'progress', 'games', 'progress'],
    why: 'everything is checked',
  },
  'trust/erase.ts': { reads: [ANY], why: 'everything goes' },
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
      /is_mine = \d|FROM imported_games\b/.test(readFileSync(join(STORAGE, file), 'utf8'));
    expect(sources().filter(isChosen)).toEqual(['tables/owners/counted-rows.ts']);
  });
});
