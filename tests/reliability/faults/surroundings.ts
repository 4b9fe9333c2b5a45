/** Troubles of the machine that last a while, have nothing to do with the content of files, and pass. */
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fillDisk, type Place } from './place.ts';

/** Ends a trouble. */
export type Lift = () => void;

/** Begins a trouble; null where this machine does not allow it. */
export type Surrounding = (place: Place) => Lift | null;

const NOBODY = 65_534;
const held = new Set<string>();

export const SURROUNDINGS = {
  'temporary folder full': ({ temporary, canFill }) => (canFill ? fillDisk(temporary, 0) : null),
  'temporary folder missing': ({ temporary }) => {
    rmSync(temporary, { recursive: true, force: true });
    return () => void mkdirSync(temporary, { recursive: true });
  },
  'data folder full': ({ data, canFill }) => (canFill ? fillDisk(data, 0) : null),
  'data folder almost full': ({ data, canFill }) => (canFill ? fillDisk(data, 128 << 10) : null),
  'folder read-only': (place) => withoutRight(place, [place.data], 0o555),
  'files read-only': (place) =>
    existsSync(place.data)
      ? withoutRight(
          place,
          readdirSync(place.data)
            .filter((name) => /sqlite(-wal)?$/.test(name))
            .map((name) => join(place.data, name)),
          0o444,
        )
      : null,
  'held by another process': ({ path, data }) => {
    mkdirSync(data, { recursive: true });
    // One that is held already cannot be held once more.
    if (held.has(path)) return null;
    held.add(path);
    const other = new Database(`${path}.lock`, { timeout: 0 });
    other.pragma('journal_mode = MEMORY');
    other.exec('BEGIN EXCLUSIVE');
    return () => {
      held.delete(path);
      other.close();
    };
  },
} as const satisfies Readonly<Record<string, Surrounding>>;

/** Root may write anywhere, so it gives the files away and steps down. */
function withoutRight({ root, data, temporary }: Place, paths: readonly string[], mode: number): Lift | null {
  if (process.platform === 'win32' || process.geteuid === undefined || !existsSync(data)) return null;
  const isRoot = process.geteuid() === 0;
  if (isRoot) {
    for (const path of [data, temporary, ...deep(data)])
      if (existsSync(path)) chownSync(path, NOBODY, NOBODY);
    for (const path of [join(root, '..'), root, join(data, '..'), join(temporary, '..')])
      chmodSync(path, 0o755);
    process.setegid?.(NOBODY);
    process.seteuid?.(NOBODY);
  }
  for (const path of paths) chmodSync(path, mode);
  return () => {
    if (isRoot) {
      process.seteuid?.(0);
      process.setegid?.(0);
    }
    for (const path of paths) chmodSync(path, mode | 0o200);
  };
}

function deep(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...deep(path)] : [path];
  });
}
