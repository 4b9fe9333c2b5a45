import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory that looks like a disk, where the system has it: thousands of databases are opened there. */
function fastRoot(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
}

/** Runs a piece of work in a folder of its own on a real disk, or on a fast one where only bytes matter. */
export async function inFolder<T>(disk: 'real' | 'fast', work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(disk === 'fast' ? fastRoot() : tmpdir(), 'twofold-reliability-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
