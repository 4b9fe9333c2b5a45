/** The id of this database, which its exports carry. */
import { randomUUID } from 'node:crypto';
import { findRow, putRow } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { statement } from '../../base/statements.ts';

/** The row of `meta` with the id of the database: random, and the same for as long as there is one. */
const OWN_ID = 'owner';

/** The id of this database; null for one from before there were any. */
export function ownIdOf(database: Connection): string | null {
  const row = findRow(database, 'meta', OWN_ID);
  return row === null ? null : String(row.value);
}

/** Gives a database that has none an id: `id`, which it had before it was damaged, or a new one. */
export function ensureOwnId(database: Connection, id: string = randomUUID()): void {
  if (ownIdOf(database) === null) putRow(database, 'meta', { name: OWN_ID, value: id });
}

/** Takes the id away; `ensureOwnId` then gives a new one, which no export carries yet. */
export function forgetOwnId(database: Connection): void {
  statement<[string]>(database, 'DELETE FROM meta WHERE name = ?').run(OWN_ID);
}
