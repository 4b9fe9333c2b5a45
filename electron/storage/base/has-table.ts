import type { Connection } from './connection.ts';

/** Returns whether a database has a table: one from before may lack it. */
export function hasTable(database: Connection, table: string): boolean {
  return (
    database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined
  );
}
