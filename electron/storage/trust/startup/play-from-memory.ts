/** The storage of a session that cannot use its database: in memory, and the files stay as they are. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { type Connection, openImage, openInMemory } from '../../base/connection.ts';
import { failureCode, openTrouble, type StorageTrouble } from '../../base/failures.ts';
import { writeFlushed } from '../../files/disk.ts';
import { readImage } from '../../files/image.ts';
import { migrate, schemaVersion } from '../../tables/migrate.ts';
import { SCHEMA_VERSION } from '../../tables/migrations/all-migrations.ts';
import { verifyImage } from '../backups/backup.ts';
import type { OpenedStorage, StorageOptions } from './opened-storage.ts';
import { seed } from './prepare.ts';
import type { StartWork } from './repair.ts';

/** Troubles with a file that may well be read. A locked one is being written to, and cannot be read as a whole. */
const READABLE: readonly StorageTrouble[] = ['database-read-only', 'database-unavailable', 'no-space'];

/** Play from memory. A file that may be read though not written still shows what is in it. */
export function* openAside(
  options: StorageOptions,
  code: StorageTrouble,
  detail: string,
): StartWork<OpenedStorage> {
  const { path, now } = options;
  const database = (READABLE.includes(code) ? yield* copyInMemory(path, now()) : null) ?? openInMemory();
  migrate(database);
  seed({ database, now });
  return {
    state: { kind: 'memory', code, path, detail },
    path,
    database,
    now,
    accepted: { note: () => undefined, restart: () => undefined },
    reportDamage: () => undefined,
    noticeGone: () => null,
    forgetRecovery: () => undefined,
    watch: () => undefined,
    close: () => void database.close(),
  };
}

/** Null when nothing can be had of it, whatever the reason: it is only shown, and it stays as it is. */
function* copyInMemory(path: string, now: number): StartWork<Connection | null> {
  if (!existsSync(path)) return null;
  try {
    const image = readImage(path);
    if (image === null) return null;
    const verdict = verifyImage(image);
    if (verdict.kind === 'sound') return openImage(image);
    return verdict.kind === 'damaged' ? (yield 'recovery').recoverInMemory(path, now) : null;
  } catch {
    return null;
  }
}

/** A database of more bytes is not copied into memory for a line of a table. */
const MOST_COPIED = 256 * 1_048_576;

/**
 * A copy of a database that another player has, brought to this version's form in memory; an empty one where there is no file. Null for
 * one of a newer version, and one that is too large. No file is touched. What cannot be read throws.
 */
export function openCopy(path: string): Connection | null {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MOST_COPIED) return null;
  const image = readImage(path);
  const database = image === null ? openInMemory() : openImage(image);
  try {
    if (schemaVersion(database) > SCHEMA_VERSION) {
      database.close();
      return null;
    }
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite does not say that room is what it lacks, so where it fails at all that is tried. */
export function troubleAt(path: string, error: unknown): StorageTrouble {
  const trouble = openTrouble(error);
  return trouble === 'database-unavailable' && lacksRoom(path) ? 'no-space' : trouble;
}

/** The room that SQLite needs before it writes anything: the shared memory beside its log. */
const LEAST_ROOM = Buffer.alloc(65_536, 1);

function lacksRoom(path: string): boolean {
  const probe = `${path}.probe`;
  try {
    writeFlushed(probe, LEAST_ROOM);
    return false;
  } catch (error) {
    return openTrouble(error) === 'no-space';
  } finally {
    quietlyRemove(probe);
  }
}

function quietlyRemove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}
