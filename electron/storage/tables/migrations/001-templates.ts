import type { Migration } from './migration.ts';

/** Facts about the database itself; templates and their immutable revisions. */
export const templates: Migration = {
  version: 1,
  name: 'templates',
  statements: [
    `CREATE TABLE meta (
       name TEXT PRIMARY KEY,
       value TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE template_revisions (
       hash TEXT PRIMARY KEY,
       is_built_in INTEGER NOT NULL CHECK (is_built_in IN (0, 1)),
       name TEXT NOT NULL,
       width INTEGER NOT NULL,
       height INTEGER NOT NULL,
       marks TEXT NOT NULL,
       rules TEXT NOT NULL,
       filling TEXT NOT NULL,
       created_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE templates (
       id TEXT PRIMARY KEY,
       revision_hash TEXT NOT NULL REFERENCES template_revisions (hash),
       position INTEGER NOT NULL,
       is_built_in INTEGER NOT NULL CHECK (is_built_in IN (0, 1)),
       deleted_at INTEGER,
       updated_at INTEGER NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ],
};
