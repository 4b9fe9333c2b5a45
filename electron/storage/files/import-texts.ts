/** Keeps the texts of imports and reads them again: see `begun-imports.ts`, which a start looks for them with. */
import { closeSync, fsyncSync, openSync, readSync, rmSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { failureCode } from '../base/failures.ts';
import { PRIVATE_FILE } from '../base/private-folder.ts';
import { begunImports, IMPORT_PREFIX } from './begun-imports.ts';
import { renameFlushed, writeAll } from './disk.ts';

/** A text that is being written; it is never read. */
const UNFINISHED = '.part';

/** The texts that lie there whole, by their files; what was not written to its end is deleted. */
export function wholeImports(databasePath: string): string[] {
  const files = begunImports(databasePath);
  for (const file of files) if (file.endsWith(UNFINISHED)) rmSync(file, { force: true });
  return files.filter((file) => !file.endsWith(UNFINISHED));
}

/** Bytes that are read or written in one step. */
const STEP_BYTES = 262_144;
/** Steps of writing after which what was written is flushed, so that the last flush is short as well. */
const FLUSH_EVERY = 8;

/** The text of a file in parts, one a step. */
export function* readingImport(path: string): Generator<null, string[]> {
  const decoder = new StringDecoder('utf8');
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(STEP_BYTES);
    const parts: string[] = [];
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      parts.push(decoder.write(buffer.subarray(0, read)));
      yield null;
    }
    return [...parts, decoder.end()];
  } finally {
    closeSync(file);
  }
}

/** Keeps the parts of a text, flushed, one a step, and answers with its file. */
export function* keepingImport(
  databasePath: string,
  id: string,
  parts: readonly string[],
): Generator<null, string> {
  const path = `${databasePath}${IMPORT_PREFIX}${id}`;
  const unfinished = path + UNFINISHED;
  try {
    const file = openSync(unfinished, 'w', PRIVATE_FILE);
    try {
      let steps = 0;
      for (const bytes of encoding(parts)) {
        writeAll(file, bytes);
        if (++steps % FLUSH_EVERY === 0) fsyncSync(file);
        yield null;
      }
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameFlushed(unfinished, path);
    return path;
  } catch (error) {
    dropImport(unfinished);
    // Renamed, but not surely on the disk: an import that is refused now may not be made up for by a later start.
    dropImport(path);
    throw error;
  }
}

/** A pair of units that make one character may stand in two parts. */
function* encoding(parts: readonly string[]): Generator<Buffer> {
  let left = '';
  for (const part of parts) {
    const text = left + part;
    left = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    yield Buffer.from(left === '' ? text : text.slice(0, -1));
  }
  yield Buffer.from(left);
}

/** The import has ended. A file that cannot be deleted now brings what is there already once more. */
export function dropImport(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}
