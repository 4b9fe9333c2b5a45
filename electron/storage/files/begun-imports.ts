/**
 * The texts of imports that have begun to write and not ended: an import is written in slices, and one that is cut short by a
 * kill or a full disk is ended by a later start. The text lies flushed beside the database before its first row is written.
 */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The part of the name of such a file between that of its database and its own. */
export const IMPORT_PREFIX = '-import-';
/** Every file of a begun import, those that were not written to their end too. */
export function begunImports(databasePath: string): string[] {
  const prefix = basename(databasePath) + IMPORT_PREFIX;
  const folder = dirname(databasePath);
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  return names.sort().map((name) => join(folder, name));
}
