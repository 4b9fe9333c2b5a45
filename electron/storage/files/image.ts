import { existsSync, readFileSync, statSync } from 'node:fs';
import { imageWithSoundLog } from './log-file.ts';
import { imageRolledBack } from './rollback-journal.ts';

/** Every file that belongs to a database, the database first. */
export function filesOf(path: string): string[] {
  return [path, ...['-wal', '-journal', '-shm'].map((suffix) => path + suffix)].filter((file) =>
    existsSync(file),
  );
}

/**
 * The bytes of a database as its next opener would see it, commits in its log included, or null when there is no file
 * or an empty one. The files are only read, and what SQLite would recover is recovered in memory: no copy of a player's
 * data is written anywhere, a full disk cannot keep it from being seen, and damage cannot reach SQLite's own recovery.
 */
export function readImage(path: string): Buffer | null {
  const database = readIfThere(path);
  if (database.length === 0) return null;
  const rolledBack = imageRolledBack(database, readIfThere(`${path}-journal`));
  return imageWithSoundLog(rolledBack, readIfThere(`${path}-wal`));
}

function readIfThere(path: string): Buffer {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? Buffer.alloc(0) : readFileSync(path);
}
