/**
 * The files that a recovery leaves: a whole new database under a name of its own, what was set aside, and a
 * notice to the player.
 */
import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StorageState } from '../../../../core/contract/schemas.ts';
import { findRow, putRow } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { flushFolder, renameFlushed } from '../../files/disk.ts';
import { filesOf } from '../../files/image.ts';

export type Restored = Extract<StorageState, { kind: 'restored' }>;

/** Made, flushed and checked: from here on this is the database, and only its name is still to change. */
const READY = '.restored';
/** The row that tells the player, until the app was closed in good order. */
const NOTICE = 'restored';

export function readyPath(databasePath: string): string {
  return databasePath + READY;
}

/** Finishes what a kill interrupted after the point of no return; does nothing else. */
export function completeRecovery(path: string): void {
  // A look that the system refuses must not pass for a file that is not there: play would begin on an empty database.
  if (statSync(readyPath(path), { throwIfNoEntry: false }) === undefined) return;
  // A log of the damaged file must never meet the new one.
  for (const file of filesOf(path).filter((each) => each !== path)) rmSync(file);
  flushFolder(dirname(path));
  renameFlushed(readyPath(path), path);
}

/** The folder that holds what was set aside. */
export function quarantineFolder(databasePath: string): string {
  return `${databasePath}-damaged`;
}

/** Keeps what a recovery has to say. */
export function writeNotice(database: Connection, notice: Restored): void {
  putRow(database, 'meta', { name: NOTICE, value: JSON.stringify(notice) });
}

/** Returns the notice of a recovery, or null. */
export function readNotice(database: Connection): Restored | null {
  const row = findRow(database, 'meta', NOTICE);
  // The checksum proves that `writeNotice` wrote it; earlier versions counted no moves.
  if (row === null) return null;
  const notice: Omit<Restored, 'missing'> & Partial<Restored> = JSON.parse(String(row.value));
  return { missing: [], ...notice };
}

/** Forgets it, once the player had the time to read it. */
export function clearNotice(database: Connection): void {
  database.prepare('DELETE FROM meta WHERE name = ?').run(NOTICE);
}
