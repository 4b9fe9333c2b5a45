import { truncateSync } from 'node:fs';
import Database from 'better-sqlite3';
import { isDamage } from '../base/failures.ts';
import { makePrivateFile } from '../base/private-folder.ts';

export interface WriterLock {
  release(): void;
}

/**
 * The right to be the one that writes: an exclusive lock on a small file beside the database, held as long as the
 * process lives. The operating system gives it back when the process dies, however it dies, so it is never stale; and
 * the database itself stays open for readers. Throws SQLITE_BUSY when another process holds it.
 */
export function takeWriterLock(databasePath: string): WriterLock {
  const path = `${databasePath}.lock`;
  try {
    return lock(path);
  } catch (error) {
    // A lock file that became something else cannot be held by another process, and it never had content.
    if (!isDamage(error)) throw error;
    truncateSync(path);
    return lock(path);
  }
}

/** The lock of one database under which several are opened, one after another. */
export interface KeptLock {
  /** Takes it, or answers that it is held already. Giving back what this answers gives nothing back. */
  take(): WriterLock;
  isHeld(): boolean;
  release(): void;
}

export function createKeptLock(databasePath: string): KeptLock {
  let held: WriterLock | null = null;
  return {
    take() {
      held ??= takeWriterLock(databasePath);
      return { release: () => undefined };
    },
    isHeld: () => held !== null,
    release() {
      held?.release();
      held = null;
    },
  };
}

function lock(path: string): WriterLock {
  makePrivateFile(path);
  const database = new Database(path, { timeout: 0 });
  try {
    // Nothing is ever written to this file, so it needs no journal beside it.
    database.pragma('journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw error;
  }
  return { release: () => void database.close() };
}
