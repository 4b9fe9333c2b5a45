import type { Migration } from './migration.ts';

/** The score of each finished game, with its place in its table at that time; and the player's settings. */
export const scoresAndSettings: Migration = {
  version: 3,
  name: 'scores-and-settings',
  statements: [
    `CREATE TABLE scores (
       game_id TEXT PRIMARY KEY REFERENCES games (id),
       mode TEXT NOT NULL,
       template_hash TEXT NOT NULL REFERENCES template_revisions (hash),
       is_assisted INTEGER NOT NULL CHECK (is_assisted IN (0, 1)),
       total INTEGER NOT NULL,
       parts TEXT NOT NULL,
       score_version INTEGER NOT NULL,
       assists TEXT NOT NULL,
       level INTEGER NOT NULL,
       links INTEGER NOT NULL,
       elapsed_ms INTEGER NOT NULL,
       finished_at INTEGER NOT NULL,
       rank_then INTEGER NOT NULL,
       best_before INTEGER,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE settings (
       name TEXT PRIMARY KEY,
       value TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
