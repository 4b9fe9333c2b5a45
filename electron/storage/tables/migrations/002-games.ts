import type { Migration } from './migration.ts';

/**
 * Games and their journals. What never changes (`games`) lies apart from what changes with each move (`progress`), so
 * that a move writes few bytes. `journal.chain` is a hash over everything before it, beginning with the checksum of
 * the game; `progress` holds its last link, so a lost or changed row anywhere in a journal is seen.
 */
export const games: Migration = {
  version: 2,
  name: 'games',
  statements: [
    `CREATE TABLE games (
       id TEXT PRIMARY KEY,
       mode TEXT NOT NULL,
       template_hash TEXT NOT NULL REFERENCES template_revisions (hash),
       setup TEXT NOT NULL,
       started_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE progress (
       game_id TEXT PRIMARY KEY REFERENCES games (id),
       status TEXT NOT NULL CHECK (status IN ('playing', 'set-aside', 'abandoned', 'finished')),
       entries INTEGER NOT NULL CHECK (entries >= 0),
       chain TEXT NOT NULL,
       level INTEGER NOT NULL,
       pairs_left INTEGER NOT NULL,
       elapsed_ms INTEGER NOT NULL,
       played_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE journal (
       game_id TEXT NOT NULL REFERENCES games (id),
       place INTEGER NOT NULL CHECK (place >= 0),
       entry TEXT NOT NULL,
       board_hash TEXT NOT NULL,
       chain TEXT NOT NULL,
       PRIMARY KEY (game_id, place)
     ) STRICT, WITHOUT ROWID`,
    `CREATE TRIGGER journal_keeps_rows BEFORE DELETE ON journal
     BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END`,
    `CREATE TRIGGER journal_keeps_values BEFORE UPDATE ON journal
     BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END`,
  ],
};
