/**
 * Copies that versions before this one left in the temporary folder when they were killed in a start: a whole database
 * each. Only what is surely such a copy is deleted: the name that those versions gave, nothing in it but their files, the
 * mark of this app in the database, and not of this moment.
 */
import { closeSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { APPLICATION_ID } from '../base/connection.ts';
import { failureCode } from '../base/failures.ts';

/** As `mkdtemp` names them: beside other folders of the system, or beside the database where that had no room. */
const IN_TEMPORARY = /^twofold-[0-9A-Za-z]{6}$/;
const FILES: readonly string[] = ['copy', 'copy-wal', 'copy-journal', 'copy-shm'];
/** An older version may be starting right now; no start takes that long. */
const LEAST_AGE_MS = 600_000;

/** Deletes them, and answers how many there were. What the system refuses stays. */
export function dropOldCopies(databasePath: string, now: number): number {
  const beside = `${basename(databasePath)}-copy-`;
  const places = [
    ...foldersIn(tmpdir(), (name) => IN_TEMPORARY.test(name)),
    ...foldersIn(
      dirname(databasePath),
      (name) => name.startsWith(beside) && name.length === beside.length + 6,
    ),
  ];
  const old = places.filter((folder) => isOldCopy(folder, now));
  for (const folder of old) quietly(() => rmSync(folder, { recursive: true, force: true }));
  return old.length;
}

function foldersIn(folder: string, isNamed: (name: string) => boolean): string[] {
  return (quietly(() => readdirSync(folder)) ?? []).filter(isNamed).map((name) => join(folder, name));
}

function isOldCopy(folder: string, now: number): boolean {
  const isSure = quietly(() => {
    const names = readdirSync(folder);
    if (now - statSync(folder).mtimeMs < LEAST_AGE_MS) return false;
    // A kill before the first file leaves the folder alone, and a kill within it a file of which the mark is missing.
    return (
      names.every((name) => FILES.includes(name)) && (names.length === 0 || isMarked(join(folder, 'copy')))
    );
  });
  return isSure === true;
}

/** Returns whether a file begins like a database of this app. */
function isMarked(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(72);
    return readSync(file, header, 0, 72, 0) === 72 && header.readUInt32BE(68) === APPLICATION_ID;
  } finally {
    closeSync(file);
  }
}

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
