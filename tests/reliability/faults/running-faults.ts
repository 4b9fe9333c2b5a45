/** Faults that strike the files of a database while a storage has them open. */
import { copyFileSync, cpSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/** Answers false where there is nothing that it could take. */
export type RunningFault = (path: string) => boolean;

export const RUNNING_FAULTS = {
  'database unlinked': unlink,
  'log unlinked': (path) => unlink(`${path}-wal`),
  'database and log unlinked': (path) => [unlink(path), unlink(`${path}-wal`)].includes(true),
  'database replaced': replace,
  'log replaced': (path) => replace(`${path}-wal`),
  'log cut in use': (path) => halve(`${path}-wal`),
  'folder removed': (path) => unlink(dirname(path)),
  'folder moved away': moveFolder,
  'folder replaced': (path) => {
    if (!moveFolder(path)) return false;
    cpSync(`${dirname(path)}-moved`, dirname(path), { recursive: true });
    return true;
  },
} as const satisfies Readonly<Record<string, RunningFault>>;

function unlink(path: string): boolean {
  if (!existsSync(path)) return false;
  rmSync(path, { recursive: true });
  return true;
}

/** The same bytes under the same name, and another file: as a program does that syncs or restores files. */
function replace(file: string): boolean {
  if (!existsSync(file)) return false;
  copyFileSync(file, `${file}.new`);
  renameSync(`${file}.new`, file);
  return true;
}

function halve(file: string): boolean {
  if (!existsSync(file)) return false;
  truncateSync(file, Math.floor(statSync(file).size / 2));
  return true;
}

function moveFolder(path: string): boolean {
  const folder = dirname(path);
  if (!existsSync(folder)) return false;
  rmSync(`${folder}-moved`, { recursive: true, force: true });
  renameSync(folder, `${folder}-moved`);
  return true;
}
