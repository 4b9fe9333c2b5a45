/**
 * The data folder can be read by its user alone, whatever the umask was when it was made. New files are made with
 * `PRIVATE_FILE`; this mends what is there already, from older versions or from other programs.
 */
import { chmodSync, closeSync, lstatSync, openSync, readdirSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failureCode } from './failures.ts';

export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
const OF_OTHERS = 0o077;

/** The folder's name unless another was given. */
const DEFAULT_NAME = 'Twofold';
const OWN_NAMES = /^(?:logs|handover|session|(?:window|recent)\.json(?:\.new)?)$/;
/** The names of what Electron stores beside them. */
const ELECTRON_NAMES = /^(?:Singleton\w+|Crashpad|Local State|DevToolsActivePort|lockfile)$/;
/** Of Chromium's own folder only the way in is closed. */
const CLOSED_AS_A_WHOLE = 'session';

/** Makes an empty file that others cannot read, unless there is one. SQLite gives its side files the same mode. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
}

/**
 * Closes the folder of a database and what is ours in it to other users. A folder that the user named, and that holds other
 * things too, stays as open as it is: only our files in it are closed. What belongs to another user is left alone.
 */
export function closeDataFolder(databasePath: string): void {
  // Windows has lists of rights instead, and those of the profile close it.
  if (process.platform === 'win32') return;
  const folder = dirname(databasePath);
  const names = listFolder(folder);
  const isOwn = (name: string) => name.startsWith(basename(databasePath)) || OWN_NAMES.test(name);
  for (const name of names.filter(isOwn)) closeEntry(join(folder, name));
  const isOurs = names.every((name) => isOwn(name) || ELECTRON_NAMES.test(name));
  if (isOurs || basename(folder) === DEFAULT_NAME) closeFolder(folder);
}

function closeEntry(path: string): void {
  const stats = statOfOurs(path);
  if (stats?.isFile() && (stats.mode & OF_OTHERS) !== 0) setMode(path, PRIVATE_FILE);
  if (!stats?.isDirectory()) return;
  closeFolder(path);
  if (basename(path) === CLOSED_AS_A_WHOLE) return;
  for (const name of listFolder(path)) closeEntry(join(path, name));
}

function closeFolder(path: string): void {
  const stats = statOfOurs(path);
  if (stats?.isDirectory() && (stats.mode & OF_OTHERS) !== 0) setMode(path, PRIVATE_FOLDER);
}

/** Null for what is gone or belongs to another user. A link is not followed. */
function statOfOurs(path: string): Stats | null {
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false })) ?? null;
  return stats !== null && stats.uid === process.getuid?.() ? stats : null;
}

function listFolder(path: string): string[] {
  return attempt(() => readdirSync(path)) ?? [];
}

/** A file system without modes refuses; then there is nothing that could be closed. */
function setMode(path: string, mode: number): void {
  attempt(() => chmodSync(path, mode));
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
