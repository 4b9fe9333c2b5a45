import type { Migration } from './migration.ts';

/**
 * The streaks and storms that this program began: under which version of their rules, how their answers stand, and the
 * puzzle that is handed out next, null when the run is over. Runs from before have no row; they are of version 1.
 */
export const puzzleRuns: Migration = {
  version: 19,
  name: 'puzzle-runs',
  statements: [
    `CREATE TABLE puzzle_runs (
       id TEXT PRIMARY KEY,
       way TEXT NOT NULL,
       version INTEGER NOT NULL,
       solved INTEGER NOT NULL,
       failed INTEGER NOT NULL,
       next_position TEXT,
       begun_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
