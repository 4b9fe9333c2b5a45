import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';

const BLOCK = 4_096;
const DISK = '6m';

/** A folder in which a database can be left short of room. */
export interface Scarcity {
  readonly way: string;
  readonly folder: string;
  /** The code with which an append is refused for which there is no room. */
  readonly refusal: BridgeErrorCode;
  /** Leaves the log of the database at `path` room for this many blocks of 4 KiB. */
  leave(path: string, blocks: number): void;
  makeRoom(): void;
  /** Makes room for good. */
  end(): void;
}

/** A small disk where one may be mounted, else a limit on the size of files; or why there is neither. */
export function scarcityIn(folder: string): Scarcity | string {
  const disk = smallDisk(folder);
  if (typeof disk !== 'string') return disk;
  const limit = limitedFiles(folder);
  return typeof limit === 'string' ? `${disk}; ${limit}` : limit;
}

function smallDisk(parent: string): Scarcity | string {
  const folder = join(parent, 'disk');
  mkdirSync(folder);
  const mounted = run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'twofold', folder]);
  if (!mounted.ok) return `no small disk can be made: ${mounted.said}`;
  const filler = join(folder, 'filler');
  return {
    way: 'a small tmpfs',
    folder,
    refusal: 'disk-full',
    leave(_path, blocks) {
      fill(folder, filler, blocks);
    },
    makeRoom() {
      rmSync(filler, { force: true });
    },
    end() {
      run('umount', [folder]);
    },
  };
}

/** Takes all of a disk but some blocks. */
function fill(disk: string, filler: string, blocksLeft: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const bytes = bavail * bsize - blocksLeft * BLOCK;
  if (bytes <= 0) return;
  const file = openSync(filler, 'w');
  writeSync(file, Buffer.alloc(bytes));
  closeSync(file);
}

/**
 * The soft limit of this very process, which needs no right to set and to take back. Node ignores the signal that comes
 * with it, so a write past it fails with EFBIG. SQLite calls only ENOSPC full; any other failure, that of a quota too, is
 * an I/O error to it, and the storage cannot tell it from that of a dying disk.
 */
function limitedFiles(folder: string): Scarcity | string {
  const mine = ['--pid', String(process.pid)];
  const before = run('prlimit', [...mine, '--fsize', '--raw', '--noheadings', '--output', 'SOFT']);
  const set = (bytes: number | string) => run('prlimit', [...mine, `--fsize=${bytes}:`]);
  const tried = before.ok ? set(before.said) : before;
  if (!tried.ok) return `no limit on the size of files can be set: ${tried.said}`;
  const limit = (bytes: number | string) => {
    const { ok, said } = set(bytes);
    if (!ok) throw new Error(`the limit on the size of files: ${said}`);
  };
  const makeRoom = () => limit(before.said);
  return {
    way: 'a limit on file size',
    folder,
    refusal: 'storage-failed',
    leave(path, blocks) {
      const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
      limit((log?.size ?? 0) + blocks * BLOCK);
    },
    makeRoom,
    end: makeRoom,
  };
}

interface Ran {
  readonly ok: boolean;
  /** The text that it wrote, or the reason why it could not. */
  readonly said: string;
}

function run(command: string, args: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return { ok: status === 0, said: error?.message ?? (status === 0 ? stdout : stderr).trim() };
}
