import type { Migration } from './migration.ts';

/**
 * Stores the deals of a pack's levels, each beside its entry. An entry without a row is dealt anew each time, as all were
 * before. The rows of entries stay as they are, so that their checksums do.
 */
export const packDeals: Migration = {
  version: 21,
  name: 'pack deals',
  statements: [
    `CREATE TABLE pack_deals (
       pack_id TEXT NOT NULL REFERENCES packs (id),
       position INTEGER NOT NULL CHECK (position >= 0),
       deal TEXT NOT NULL,
       checksum TEXT NOT NULL,
       PRIMARY KEY (pack_id, position)
     ) STRICT, WITHOUT ROWID`,
  ],
};
