/** The files of a database as they lie on the disk, byte for byte, in one archive that every system can open. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { type DataErrorCode, MAX_EXPORT_BYTES } from '../../../core/contract/data.ts';
import { failureCode } from '../base/failures.ts';
import { filesOf } from '../files/image.ts';
import type { JobStep } from './job-steps.ts';
import type { JobOutcome } from './jobs.ts';

const BLOCK = 512;
/** The bytes read in one step. */
const CHUNK = 4 * 1_048_576;

/** A file as it was read once. */
interface Copy {
  readonly name: string;
  readonly bytes: Buffer;
  readonly modifiedMs: number;
}

/**
 * Reads every file of a database twice and answers with a tar archive of what both readings gave. The files are only
 * read. A set that changes meanwhile is refused: it would be of two moments.
 */
export function* archiving(path: string, name: string): Generator<JobStep, JobOutcome> {
  try {
    const copies: Copy[] = [];
    for (const file of filesOf(path)) copies.push(yield* reading(file));
    const files = filesOf(path);
    if (files.length < copies.length) return refuse('export-changed-while-read', path);
    for (const [index, file] of files.entries()) {
      const again = yield* reading(file);
      const before = copies[index];
      if (before === undefined || !isSame(before, again)) return refuse('export-changed-while-read', file);
    }
    if (copies.length === 0) return refuse('export-unreadable', path);
    const content = makeArchive(copies);
    return { state: 'exported', file: { name, type: 'application/x-tar', content, leftOut: 0 } };
  } catch (error) {
    if (error instanceof TooLarge) return refuse('export-too-large', error.message);
    const code = failureCode(error);
    if (code === null) throw error;
    return refuse('export-unreadable', code);
  }
}

class TooLarge extends Error {}

function refuse(code: DataErrorCode, detail: string): JobOutcome {
  return { state: 'refused', code, detail };
}

function isSame(a: Copy, b: Copy): boolean {
  const digest = ({ bytes }: Copy) => createHash('sha256').update(bytes).digest('hex');
  return a.name === b.name && a.modifiedMs === b.modifiedMs && digest(a) === digest(b);
}

function* reading(path: string): Generator<JobStep, Copy> {
  const file = openSync(path, 'r');
  try {
    const { size, mtimeMs } = fstatSync(file);
    if (size > MAX_EXPORT_BYTES) throw new TooLarge(`${size} > ${MAX_EXPORT_BYTES}`);
    const bytes = Buffer.alloc(size);
    let done = 0;
    while (done < size) {
      const read = readSync(file, bytes, done, Math.min(CHUNK, size - done), done);
      // It became shorter, which the second reading will find.
      if (read === 0) break;
      done += read;
      yield { done, total: size };
    }
    return { name: basename(path), bytes: bytes.subarray(0, done), modifiedMs: mtimeMs };
  } finally {
    closeSync(file);
  }
}

function makeArchive(copies: readonly Copy[]): Buffer {
  const blocks = copies.flatMap((copy) => {
    const padding = Buffer.alloc((BLOCK - (copy.bytes.length % BLOCK)) % BLOCK);
    return [makeHeader(copy), copy.bytes, padding];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** A header of the ustar form: fields at fixed places, numbers in octal, a checksum over itself. */
function makeHeader({ name, bytes, modifiedMs }: Copy): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name.slice(0, 100), 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(Math.max(0, Math.floor(modifiedMs / 1_000)), 12), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
