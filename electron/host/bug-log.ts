/**
 * Keeps bugs in a file on this machine, and nowhere else. When the file is full it becomes `.old`.
 *
 * What a run logs again is counted at its first entry, and a run that has logged almost a whole file of different bugs logs no more:
 * a bug that repeats itself without end leaves the entries that came before it where they are.
 */
import { appendFileSync, closeSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/base/private-folder.ts';
import { renameFile } from '../storage/files/rename-file.ts';
import { standardError } from './standard-streams.ts';

const MAX_LOG_BYTES = 1_000_000;
/**
 * The most bytes that one run adds: less than a file, so that its first entries are still there or in `.old`.
 */
const MAX_RUN_BYTES = 900_000;
/** Digits of a count; an entry has room for them, so that its count can be written over. */
const COUNT_DIGITS = 9;
/** A bug that comes again is printed so often; after that at each doubling. */
const PRINTED_EACH = 10;
/** Different bugs of a run that are recognised when they come again. */
const MAX_KNOWN = 1_000;

/** An entry of this run. */
interface Entry {
  /** The bytes before its text: the time of its first occurrence and its count. */
  head: Buffer;
  readonly at: number;
  readonly time: string;
  count: number;
}

/** `print` shows a line in the terminal that the program was started from. */
export function openBugLog(
  path: string,
  now: () => Date,
  print: (text: string) => void = standardError.print,
): (error: unknown) => void {
  const known = new Map<string, Entry>();
  let left = MAX_RUN_BYTES;

  function append(text: string): void {
    if (left <= 0) return;
    const time = now().toISOString();
    const head = makeHead(time, 1);
    const last = head.length + text.length < left ? '' : 'What this run logs from here on is not kept.\n';
    mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    if (sizeOf(path) > MAX_LOG_BYTES) {
      renameFile(path, `${path}.old`);
      known.clear();
    }
    if (known.has(text) || known.size < MAX_KNOWN)
      known.set(text, { head, at: sizeOf(path), time, count: 1 });
    const bytes = Buffer.concat([head, Buffer.from(`${text}\n${last}`)]);
    left -= bytes.length;
    appendFileSync(path, bytes, { mode: PRIVATE_FILE });
  }

  return (error) => {
    const text = inspect(error);
    const entry = known.get(text);
    const count = (entry?.count ?? 0) + 1;
    // A bug without end is printed ever more seldom.
    if (count <= PRINTED_EACH || Number.isInteger(Math.log2(count)))
      print(`${now().toISOString()} ×${count} ${text}\n`);
    try {
      if (entry === undefined || !countAgain(path, entry)) append(text);
    } catch {
      // A log that cannot be written must not stop the game; the terminal has the text.
    }
  };
}

/** Writes the entry's next count over its last one; false when the file does not have the entry where it was written. */
function countAgain(path: string, entry: Entry): boolean {
  if (sizeOf(path) < entry.at + entry.head.length) return false;
  const file = openSync(path, 'r+');
  try {
    const there = Buffer.alloc(entry.head.length);
    readSync(file, there, 0, there.length, entry.at);
    if (!there.equals(entry.head)) return false;
    entry.count += 1;
    entry.head = makeHead(entry.time, entry.count);
    writeSync(file, entry.head, 0, entry.head.length, entry.at);
    return true;
  } finally {
    closeSync(file);
  }
}

function makeHead(time: string, count: number): Buffer {
  return Buffer.from(`${time} ×${String(count).padEnd(COUNT_DIGITS)} `);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
