import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { failureCode } from './trouble.ts';

/** What SQLite leaves beside a database that was not closed. */
const SIDE_FILES = ['-wal', '-journal'] as const;

/** Every file that belongs to a database, the database first. */
export function filesOf(path: string): string[] {
  return [path, ...[...SIDE_FILES, '-shm'].map((suffix) => path + suffix)].filter((file) => existsSync(file));
}

/**
 * The bytes of a database as its next opener would see it, commits in its log included, or null when there is no file
 * or an empty one. The files themselves are only read: what has to be recovered is recovered on a copy. No connection
 * of this process may have the database open.
 */
export function readImage(path: string): Buffer | null {
  const isUnclean = SIDE_FILES.some((suffix) => sizeOf(path + suffix) > 0);
  if (isUnclean) return recoveredImage(path);
  return sizeOf(path) === 0 ? null : readFileSync(path);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function recoveredImage(path: string): Buffer | null {
  if (sizeOf(path) === 0) return null;
  const folder = makeFolderForCopy(path);
  try {
    const copy = join(folder, 'copy');
    cpSync(path, copy);
    for (const suffix of SIDE_FILES) if (existsSync(path + suffix)) cpSync(path + suffix, copy + suffix);
    const database = new Database(copy);
    try {
      // Reading is what makes SQLite recover.
      database.pragma('user_version');
      return database.serialize();
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the system has room for such things, for the database's own folder may be one to read only; otherwise there. */
function makeFolderForCopy(path: string): string {
  try {
    return mkdtempSync(join(tmpdir(), 'twofold-'));
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return mkdtempSync(`${path}-copy-`);
  }
}
