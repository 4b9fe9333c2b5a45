import type { Migration } from './migration.ts';

/**
 * Packs: own templates in an order, under a name. A pack stores how many entries it has, so that none can get lost
 * unseen. A template that is deleted keeps its place until it is brought back.
 */
export const packs: Migration = {
  version: 7,
  name: 'packs',
  statements: [
    `CREATE TABLE packs (
       id TEXT PRIMARY KEY,
       name TEXT NOT NULL,
       author TEXT NOT NULL,
       entries INTEGER NOT NULL CHECK (entries >= 0),
       updated_at INTEGER NOT NULL,
       deleted_at INTEGER,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE pack_entries (
       pack_id TEXT NOT NULL REFERENCES packs (id),
       position INTEGER NOT NULL CHECK (position >= 0),
       design_id TEXT NOT NULL REFERENCES designs (id),
       checksum TEXT NOT NULL,
       PRIMARY KEY (pack_id, position)
     ) STRICT, WITHOUT ROWID`,
  ],
};
