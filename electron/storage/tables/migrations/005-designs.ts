import type { Migration } from './migration.ts';

/**
 * The player's own templates: each as it was saved, if it was, and as it is being drawn, if it is. What is deleted stays
 * until it is brought back; games refer to revisions and never to this.
 */
export const designs: Migration = {
  version: 5,
  name: 'designs',
  statements: [
    `CREATE TABLE designs (
       id TEXT PRIMARY KEY,
       saved TEXT,
       draft TEXT,
       updated_at INTEGER NOT NULL,
       deleted_at INTEGER,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
