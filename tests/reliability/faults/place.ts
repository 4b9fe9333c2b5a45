/** The place in which cases are run: a data folder, a temporary folder, and small disks under both where those may be mounted. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Place {
  readonly root: string;
  /** The data folder; everything of a case but its temporary files lies in it. */
  readonly data: string;
  /** The database in it. */
  readonly path: string;
  /** The folder that TMPDIR names. */
  readonly temporary: string;
  /** True where `data` and `temporary` lie on small disks of their own, which can be filled. */
  readonly canFill: boolean;
}

const DISK_BYTES = 64 << 20;
const TEMPORARY_BYTES = 16 << 20;

/** Makes a place in an empty folder. */
export function makePlace(root: string): Place {
  const disk = join(root, 'disk');
  const temporary = join(root, 'temporary');
  for (const folder of [disk, temporary]) mkdirSync(folder, { recursive: true });
  const canFill = mount(disk, DISK_BYTES) && mount(temporary, TEMPORARY_BYTES);
  const data = join(disk, 'data');
  clearPlace({ root, temporary: join(temporary, 'tmp') });
  return { root, data, path: join(data, 'twofold.sqlite'), temporary: join(temporary, 'tmp'), canFill };
}

export function dropPlace({ root }: Place): void {
  for (const name of ['disk', 'temporary']) spawnSync('umount', [join(root, name)]);
}

/** A process that ended left its disks mounted. */
function mount(folder: string, bytes: number): boolean {
  if (statSync(folder).dev !== statSync(join(folder, '..')).dev) return true;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'twofold', folder]).status === 0;
}

/** An empty data folder and an empty temporary one. */
export function clearPlace({ root, temporary }: Pick<Place, 'root' | 'temporary'>): void {
  for (const name of ['disk', 'temporary'])
    for (const inner of readdirSync(join(root, name)))
      rmSync(join(root, name, inner), { recursive: true, force: true });
  mkdirSync(temporary);
}

/** Takes all the room of the disk that holds a folder, but `left` bytes. Answers what gives it back. */
export function fillDisk(folder: string, left: number): () => void {
  const filler = join(folder, '..', 'filler');
  const { bavail, bsize } = statfsSync(join(folder, '..'));
  const file = openSync(filler, 'w');
  const block = Buffer.alloc(1 << 20);
  for (let bytes = Math.max(0, bavail * bsize - left); bytes > 0; bytes -= block.length)
    writeSync(file, block, 0, Math.min(bytes, block.length));
  closeSync(file);
  return () => rmSync(filler, { force: true });
}
