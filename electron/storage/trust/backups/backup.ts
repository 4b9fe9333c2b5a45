import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { type Connection, openImage } from '../../base/connection.ts';
import { DamageError, failureCode, isEnvironmental } from '../../base/failures.ts';
import { flushFile, isSameFile, makeFolder, renameFlushed } from '../../files/disk.ts';
import { type DatabaseVerdict, type Depth, verifyDatabase } from '../checks/verify-database.ts';
import { type Backup, backupsToDrop } from './thinning.ts';

const NAME = /^twofold-(\d{8})-(\d{13,16})\.sqlite$/;
/** A backup that is being written; it is never read, and the next one deletes it. */
const UNFINISHED = '.part';

/** The folder that holds the backups of a database. */
export function backupFolder(databasePath: string): string {
  return `${databasePath}-backups`;
}

/** Every finished backup, newest first. */
export function listBackups(folder: string): Backup[] {
  const backups: Backup[] = [];
  for (const name of namesIn(folder)) {
    const [, place, madeAt] = NAME.exec(name) ?? [];
    if (place === undefined || madeAt === undefined) continue;
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    if (file?.isFile() !== true) continue;
    backups.push({ name, place: Number(place), madeAt: Number(madeAt), bytes: file.size });
  }
  return backups.sort((a, b) => b.place - a.place);
}

function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}

/**
 * Copies a database that is in use, a few pages at a time between other work. The copy gets its name only after it was
 * flushed, opened again and found sound; then older ones are thinned.
 */
export function makeBackup(
  database: Connection,
  folder: string,
  now: number,
  verify: VerifyFile = verifyHere,
): Promise<Backup> {
  const made = lastBackup.then(async () => {
    const { backup, path } = begin(folder, now);
    await database.backup(path);
    flushFile(path);
    return complete(folder, backup, path, now, await verify(path));
  });
  lastBackup = made.catch(() => undefined);
  return made;
}

/** One at a time: each begins by sweeping away what is unfinished, and that must not be another one's. */
let lastBackup: Promise<unknown> = Promise.resolve();

/** Judges a file that holds a whole database. */
export type VerifyFile = (path: string) => Promise<DatabaseVerdict>;

async function verifyHere(path: string): Promise<DatabaseVerdict> {
  return verifyImage(readFileSync(path));
}

/**
 * The same in one go, for the moment before a migration. What it copies was judged by the start; of the copy it is asked
 * that it is the same, byte for byte.
 */
export function makeBackupNow(database: Connection, folder: string, now: number): Backup {
  const { backup, path } = begin(folder, now);
  const [{ busy = 1 } = {}] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[];
  if (busy !== 0) throw new Database.SqliteError('the log is in use', 'SQLITE_BUSY');
  copyFileSync(database.name, path);
  flushFile(path);
  const verdict = isSameFile(database.name, path)
    ? SAME
    : { kind: 'damaged' as const, problem: 'not the same' };
  return complete(folder, backup, path, now, verdict);
}

/** The verdict of the start on the file that was copied. */
const SAME: DatabaseVerdict = { kind: 'sound', version: 0 };

function begin(folder: string, now: number): { backup: Backup; path: string } {
  // A data folder that is gone may come back: a new one in its place would be in the way, and would never be looked for.
  statSync(dirname(folder));
  makeFolder(folder);
  for (const name of namesIn(folder)) if (name.includes(UNFINISHED)) rmSync(join(folder, name));
  const place = (listBackups(folder)[0]?.place ?? 0) + 1;
  const digits = (value: number, length: number) => String(Math.max(0, value)).padStart(length, '0');
  const name = `twofold-${digits(place, 8)}-${digits(now, 13)}.sqlite`;
  return { backup: { name, place, madeAt: now, bytes: 0 }, path: join(folder, name + UNFINISHED) };
}

function complete(
  folder: string,
  backup: Backup,
  path: string,
  now: number,
  verdict: DatabaseVerdict,
): Backup {
  if (verdict.kind !== 'sound') {
    rmSync(path);
    throw new DamageError(`backup ${backup.name} is ${verdict.kind}`);
  }
  renameFlushed(path, join(folder, backup.name));
  for (const old of backupsToDrop(listBackups(folder), now)) drop(join(folder, old.name));
  return { ...backup, bytes: statSync(join(folder, backup.name)).size };
}

/** One that cannot be deleted now, because a scanner looks at it, say, goes with the next thinning. */
function drop(path: string): void {
  try {
    rmSync(path);
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}

/**
 * Judges a database from the bytes of its file. Never throws because of them, whatever reading them throws.
 */
export function verifyImage(image: Buffer, depth: Depth = 'full'): DatabaseVerdict {
  try {
    const database = openImage(image);
    try {
      return verifyDatabase(database, depth);
    } finally {
      database.close();
    }
  } catch (error) {
    if (isEnvironmental(error)) throw error;
    return { kind: 'damaged', problem: error instanceof Error ? error.message : '' };
  }
}

/** The newest backup that can be read and is sound, with its bytes; null when there is none. */
export function newestSoundBackup(folder: string): { backup: Backup; image: Buffer } | null {
  for (const backup of listBackups(folder)) {
    const image = readIfPossible(join(folder, backup.name));
    if (image !== null && verifyImage(image).kind === 'sound') return { backup, image };
  }
  return null;
}

/** A disk that spoiled the database may fail in a backup too; then an older one is as good as it gets. */
function readIfPossible(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
