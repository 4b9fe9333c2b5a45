/**
 * Checks that the files of an open database are still those at its path. SQLite goes on writing into a file
 * that was deleted, renamed or replaced, without an error; the next start finds nothing of it at the path.
 */
import { type BigIntStats, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Connection } from '../base/connection.ts';
import { failureCode } from '../base/failures.ts';

export interface Presence {
  /**
   * Null when what was committed lies where the next start looks for it, else the file that is gone. A log that is gone
   * beside a database that is there costs nothing: everything goes into the database, and a new log begins.
   */
  findGone(): string | null;
}

const LOG_FILES = ['-wal', '-shm'] as const;

/** Remembers the files of `database`, which is open at `path` and has been read. */
export function watchPresence(database: Connection, path: string): Presence {
  const first = lookAt(path);
  let logs = LOG_FILES.map((suffix) => lookAt(path + suffix));
  const areLogsThere = () => LOG_FILES.every((suffix, index) => isSame(logs[index], lookAt(path + suffix)));
  return {
    findGone() {
      if (!isSame(first, lookAt(path))) return path;
      if (areLogsThere()) return null;
      if (!beginNewLog(database)) return `${path}-wal`;
      logs = LOG_FILES.map((suffix) => lookAt(path + suffix));
      return null;
    },
  };
}

type Look = BigIntStats | null;

/** A look that the system refuses is tried this many times: one that failed would pass for a file that is gone. */
const LOOKS = 3;

function lookAt(path: string): Look {
  for (let look = 0; look < LOOKS; look++) {
    try {
      return statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
    } catch (error) {
      if (failureCode(error) === null) throw error;
    }
  }
  return null;
}

/** Windows refuses to delete or rename a file that is open, and some of its file systems number files anew. */
function isSame(before: Look | undefined, now: Look): boolean {
  if (before === null || before === undefined || now === null) return false;
  return process.platform === 'win32' || (before.ino === now.ino && before.dev === now.dev);
}

/** Leaving the log's mode writes everything into the database; another connection that is open forbids it for a while. */
function beginNewLog(database: Connection): boolean {
  try {
    if (database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') return false;
    return database.pragma('journal_mode = WAL', { simple: true }) === 'wal' && readOnce(database);
  } catch (error) {
    if (error instanceof Database.SqliteError) return false;
    throw error;
  }
}

/** Reading is what makes SQLite lay out the files of a log. */
function readOnce(database: Connection): boolean {
  database.pragma('user_version');
  return true;
}
