import type { Migration } from './migration.ts';

/** The player's own pictures, as files in base64; the order in which they were added is that of the kinds. */
export const ownPictures: Migration = {
  version: 14,
  name: 'own pictures',
  statements: [
    `CREATE TABLE own_pictures (
       id TEXT PRIMARY KEY,
       name TEXT NOT NULL,
       data TEXT NOT NULL,
       added_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
