import type { Migration } from './migration.ts';

/**
 * The reviews of games: made from a game's journal, made again when the way of making it changes, and counted nowhere
 * as a score. `imported_games` names the games that came in a file of their own and may be of anyone: they are listed
 * and reviewed, and count nowhere.
 */
export const reviews: Migration = {
  version: 13,
  name: 'reviews',
  statements: [
    `CREATE TABLE reviews (
       game_id TEXT PRIMARY KEY REFERENCES games (id),
       review_version INTEGER NOT NULL,
       entries INTEGER NOT NULL CHECK (entries >= 0),
       critical INTEGER NOT NULL,
       kept INTEGER NOT NULL,
       only_moves INTEGER NOT NULL,
       shares TEXT NOT NULL,
       lost_move INTEGER,
       facts TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE imported_games (
       game_id TEXT PRIMARY KEY REFERENCES games (id),
       imported_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
