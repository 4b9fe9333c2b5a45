import type Database from 'better-sqlite3';
import type { Connection } from './connection.ts';

const prepared = new WeakMap<Connection, Map<string, Database.Statement>>();

/**
 * A statement, prepared once for each connection: a merge runs the same few thousands of times. For `get`, `all` and
 * `run` only; a statement that is being iterated over cannot be run again meanwhile.
 */
export function statement<P extends unknown[], R = unknown>(
  database: Connection,
  sql: string,
): Database.Statement<P, R> {
  const known = prepared.get(database) ?? new Map<string, Database.Statement>();
  prepared.set(database, known);
  const found = known.get(sql) ?? database.prepare(sql);
  known.set(sql, found);
  // The types of a statement follow from its text, which the caller wrote.
  return found as unknown as Database.Statement<P, R>;
}
