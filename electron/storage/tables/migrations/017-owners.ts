import type { Migration } from './migration.ts';

/**
 * Whose rows are that came in an export of everything. `owners` has the ids of the databases that they came from, and the
 * player's answer to whose that one is. A game or an answer without a row was played in this database.
 * `imported_games` stays for the games that came in a file of their own.
 *
 * The views go: they counted every row, of any owner and however far in the future it lay. What counts is said by
 * `owners/counted-rows.ts`.
 */
export const owners: Migration = {
  version: 17,
  name: 'owners',
  statements: [
    `CREATE TABLE owners (
       id TEXT PRIMARY KEY,
       is_mine INTEGER NOT NULL CHECK (is_mine IN (0, 1)),
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE game_owners (
       game_id TEXT PRIMARY KEY REFERENCES games (id),
       owner TEXT NOT NULL REFERENCES owners (id),
       came_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE answer_owners (
       answer_id TEXT PRIMARY KEY REFERENCES puzzle_answers (id),
       owner TEXT NOT NULL REFERENCES owners (id),
       came_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    'DROP VIEW finished_games',
    'DROP VIEW days_in_a_row',
  ],
};
