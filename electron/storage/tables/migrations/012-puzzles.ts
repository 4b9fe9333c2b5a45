import type { Migration } from './migration.ts';

/**
 * The player's answers to puzzles. A position is kept once under its name; answers are only ever added. A study that
 * was left before its end has its moves in `puzzle_boards`.
 */
export const puzzles: Migration = {
  version: 12,
  name: 'puzzles',
  statements: [
    `CREATE TABLE puzzle_positions (
       id TEXT PRIMARY KEY,
       position TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE puzzle_answers (
       id TEXT PRIMARY KEY,
       position_id TEXT NOT NULL REFERENCES puzzle_positions (id),
       way TEXT NOT NULL,
       grade INTEGER,
       run_id TEXT,
       result TEXT NOT NULL,
       moves TEXT NOT NULL,
       answered_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE puzzle_boards (
       position_id TEXT PRIMARY KEY REFERENCES puzzle_positions (id),
       moves TEXT NOT NULL,
       is_helped INTEGER NOT NULL,
       updated_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
