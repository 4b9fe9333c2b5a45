import type { Migration } from './migration.ts';

/**
 * What can be undone and redone on the player's own templates, beside the drawing it ends at and gone with it. A history
 * that does not end at its drawing is worth nothing, so no row here is ever missed.
 */
export const designHistories: Migration = {
  version: 8,
  name: 'design histories',
  statements: [
    `CREATE TABLE design_histories (
       design_id TEXT PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE,
       history TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
