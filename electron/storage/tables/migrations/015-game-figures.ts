import type { Migration } from './migration.ts';

/**
 * Stores what each finished game adds to the statistics, as its replay gives it. A game without a row, or
 * with one of an earlier version of the figures, is replayed again, so the loss of a row does no harm.
 */
export const gameFigures: Migration = {
  version: 15,
  name: 'game figures',
  statements: [
    `CREATE TABLE game_figures (
       game_id TEXT PRIMARY KEY REFERENCES scores (game_id),
       version INTEGER NOT NULL,
       figures TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
