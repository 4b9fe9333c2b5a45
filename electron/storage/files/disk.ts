import { closeSync, fsyncSync, mkdirSync, openSync, readSync, statfsSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { failureCode } from '../base/failures.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../base/private-folder.ts';
import { renameFile } from './rename-file.ts';

/** Makes sure that what was written to a file lies on the disk. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes sure that the names in a folder lie on the disk. Windows does so by itself and has no such call. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a folder and flushes the name it has in its parent. */
export function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER }) !== undefined)
    flushFolder(dirname(folder));
}

/** Writes a file and flushes it. It may be half there after a kill, so its name must be one that is not read as finished. */
export function writeFlushed(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w', PRIVATE_FILE);
  try {
    writeAll(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes all of it into an open file, however little the system takes at a time. */
export function writeAll(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}

/** The bytes read at a time to compare two files. */
const COMPARED_BYTES = 1_048_576;

/** Returns whether two files hold the same bytes. */
export function isSameFile(one: string, other: string): boolean {
  const files = [one, other].map((path) => openSync(path, 'r'));
  try {
    const [a = Buffer.alloc(0), b = Buffer.alloc(0)] = files.map(() => Buffer.alloc(COMPARED_BYTES));
    for (;;) {
      const [readOfOne = 0, readOfOther = 0] = files.map((file, index) =>
        readSync(file, index === 0 ? a : b),
      );
      if (readOfOne !== readOfOther || !a.subarray(0, readOfOne).equals(b.subarray(0, readOfOther)))
        return false;
      if (readOfOne === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}

/** Gives a flushed file its name, in one step that survives a power cut. */
export function renameFlushed(from: string, to: string): void {
  renameFile(from, to);
  flushFolder(dirname(to));
}

/** Returns whether the disk of a file has room for so many bytes; true where the system does not say. */
export function hasRoomFor(bytes: number, path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize >= bytes;
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return true;
  }
}
