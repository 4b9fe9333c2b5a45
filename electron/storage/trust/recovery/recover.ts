/**
 * A damaged database comes back from its newest sound backup and from what the damaged file still gives. The thread loads
 * this when a start finds damage: it replays games, and the engine comes with that.
 */
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { type Connection, openForWriting, openImage, openInMemory } from '../../base/connection.ts';
import { failureCode, isEnvironmental } from '../../base/failures.ts';
import { flushFile, flushFolder, makeFolder, renameFlushed, writeFlushed } from '../../files/disk.ts';
import { filesOf, readImage } from '../../files/image.ts';
import { imageWithWholeLog } from '../../files/log-file.ts';
import { migrate } from '../../tables/migrate.ts';
import { mergeWork } from '../../transfer/merge.ts';
import { readWork, type Work } from '../../transfer/work.ts';
import { backupFolder, newestSoundBackup } from '../backups/backup.ts';
import { missingFrom, readAccepted } from '../checks/accepted-moves.ts';
import type { Origin } from './crash-counter.ts';
import { completeRecovery, quarantineFolder, readyPath, writeNotice } from './recovered-files.ts';
import { imageWithSchemaOf } from './schema-pages.ts';

/** A database that is still being built, and not yet checked. */
const UNFINISHED = '.part';
/**
 * Copies the damaged files into a folder of their own and puts a sound database in their place, made from as much as
 * `origin` allows. A kill at any moment leaves either the damaged file, and all this begins again, or the new one.
 */
export function recoverDatabase(path: string, now: number, origin: Origin = 'everything'): void {
  const quarantine = setAside(path, now);
  const building = path + UNFINISHED;
  try {
    for (const file of filesOf(building)) rmSync(file);
    build(path, quarantine, now, origin);
    // Everything is in the file by now; a journal that could not be deleted is never read.
    for (const file of filesOf(building)) if (file !== building) discard(file);
    flushFile(building);
  } catch (error) {
    // The damaged files stay where they are; half a recovery at each start would only eat up what room is left.
    for (const left of [quarantine, ...filesOf(building)]) discard(left);
    throw error;
  }
  renameFlushed(building, readyPath(path));
  completeRecovery(path);
}

/** Makes the new database beside the damaged one. */
function build(path: string, quarantine: string, now: number, origin: Origin): void {
  const building = path + UNFINISHED;
  const accepted = readAccepted(path);
  const backup = origin === 'nothing' ? null : newestSoundBackup(backupFolder(path));
  if (backup !== null) writeFlushed(building, backup.image);
  const database = openForWriting(building);
  try {
    migrate(database);
    if (origin === 'everything') mergeSalvaged(database, join(quarantine, basename(path)), now);
    const games = Number(database.prepare('SELECT count(*) FROM games').pluck().get());
    const missing = accepted === null ? [] : missingFrom(database, accepted);
    const backupAt = backup?.backup.madeAt ?? null;
    writeNotice(database, { kind: 'restored', quarantine, backupAt, games, missing });
    leaveLog(database);
  } finally {
    database.close();
  }
}

/**
 * Writes everything into the one file that gets the database's name. Closing does so too, but says nothing when it
 * cannot, and what was left in a log would be lost.
 */
function leaveLog(database: Connection): void {
  const mode = database.pragma('journal_mode = DELETE', { simple: true });
  if (mode !== 'delete') throw new Database.SqliteError(`journal_mode is ${String(mode)}`, 'SQLITE_IOERR');
}

/**
 * Deletes a file; one that cannot be deleted now is deleted by the next recovery, or stays with the files set
 * aside.
 */
function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}

/** The same in memory, of files that can only be read. Nothing on the disk is touched. */
export function recoverInMemory(path: string, now: number): Connection {
  const backup = newestSoundBackup(backupFolder(path));
  const database = backup === null ? openInMemory() : openImage(backup.image);
  migrate(database);
  mergeSalvaged(database, path, now);
  return database;
}

/** A piece that cannot be merged is left out; it stays in what was set aside. */
function mergeSalvaged(database: Connection, path: string, now: number): void {
  for (const work of salvage(path, database.serialize())) {
    if (merged(database, work, now)) continue;
    for (const game of work.games) merged(database, { ...work, games: [game] }, now);
  }
}

/** All of it or nothing. */
function merged(database: Connection, work: Work, now: number): boolean {
  try {
    mergeWork(database, work, now);
    return true;
  } catch (error) {
    if (isEnvironmental(error)) throw error;
    return false;
  }
}

function setAside(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const folder = freeName(join(quarantineFolder(path), stamp));
  makeFolder(folder);
  try {
    for (const file of filesOf(path)) copyFlushed(file, join(folder, basename(file)));
  } catch (error) {
    // The damaged files stay where they are; half a copy at each start would only eat up what room is left.
    rmSync(folder, { recursive: true });
    throw error;
  }
  flushFolder(folder);
  return folder;
}

function copyFlushed(file: string, copy: string): void {
  copyFileSync(file, copy);
  flushFile(copy);
}

function freeName(folder: string): string {
  let name = folder;
  for (let count = 2; existsSync(name); count++) name = `${folder}-${count}`;
  return name;
}

/**
 * Reads the damaged file in each of several ways; later ones add what earlier ones did not see. Where no way
 * shows a game, its schema may be what is lost: `sound` has one that fits.
 */
function salvage(path: string, sound: Buffer): Work[] {
  const works = [readImage, imageOfWholeLog, imageWithoutLog].flatMap((read) => workIn(() => read(path)));
  if (works.some(({ games }) => games.length > 0)) return works;
  const image = () => imageOfWholeLog(path) ?? imageWithoutLog(path);
  return [...works, ...workIn(() => imageWithSchemaOf(sound, image() ?? Buffer.alloc(0)))];
}

/** Nothing, whatever it is that reading throws: the next way may give more. */
function workIn(read: () => Buffer | null): Work[] {
  try {
    const image = read();
    return image === null ? [] : [readImageWork(image)];
  } catch (error) {
    if (isEnvironmental(error)) throw error;
    return [];
  }
}

function imageOfWholeLog(path: string): Buffer | null {
  if (!existsSync(`${path}-wal`)) return null;
  const database = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  return imageWithWholeLog(database, readFileSync(`${path}-wal`));
}

function imageWithoutLog(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null;
}

function readImageWork(image: Buffer): Work {
  const database = openImage(image);
  try {
    return readWork(database, 'pass-over');
  } finally {
    database.close();
  }
}
