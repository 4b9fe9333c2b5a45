/** The template files that were opened last, for the menu: paths in a file of the data folder, newest first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { PRIVATE_FILE } from '../storage/base/private-folder.ts';
import { renameFile } from '../storage/files/rename-file.ts';

export interface RecentFiles {
  list(): readonly string[];
  /** Puts a path first; the oldest of eleven is forgotten. */
  add(path: string): void;
  remove(path: string): void;
  clear(): void;
}

const MAX_FILES = 10;
const MAX_PATH = 4_096;
const pathsSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_PATH))), v.maxLength(MAX_FILES));

/** Reads them from a file that need not exist; one that makes no sense is as good as none. */
export function openRecentFiles(file: string): RecentFiles {
  let paths = readPaths(file);
  const keep = (next: readonly string[]) => {
    paths = next;
    writePaths(file, next);
  };
  const without = (path: string) => paths.filter((other) => other !== path);
  return {
    list: () => paths,
    add: (path) => {
      if (path.length <= MAX_PATH) keep([path, ...without(path)].slice(0, MAX_FILES));
    },
    remove: (path) => keep(without(path)),
    clear: () => keep([]),
  };
}

/** Returns the name of each file in the menu: its own, with its folder's where two have the same name. */
export function nameRecentFiles(paths: readonly string[]): string[] {
  const names = paths.map((path) => basename(path));
  return paths.map((path, index) => {
    const name = names[index] ?? '';
    const isOnlyOne = names.indexOf(name) === names.lastIndexOf(name);
    return isOnlyOne ? name : `${name} (${basename(dirname(path))})`;
  });
}

function readPaths(file: string): readonly string[] {
  try {
    const parsed = v.safeParse(pathsSchema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Not worth a word to the player when it fails: the files themselves are where they were. */
function writePaths(file: string, paths: readonly string[]): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(paths)}\n`, { mode: PRIVATE_FILE });
    renameFile(`${file}.new`, file);
  } catch {
    // The next start then knows those of the last one.
  }
}
