import type { Migration } from './migration.ts';

/**
 * Stores the undo histories of the player's own templates, each with the drawing at which it ends and deleted
 * with it. A history that does not end at its drawing is useless, so the loss of a row does no harm.
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
