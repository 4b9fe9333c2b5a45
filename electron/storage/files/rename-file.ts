/** Renaming on Windows, where another program that just looks at a file (a virus scanner, an indexer) makes it fail. */
import { renameSync } from 'node:fs';
import { failureCode } from '../base/failures.ts';

/** The error codes of Windows while another program has one of the two files open. */
const HELD_CODES: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const PAUSE_MS = 50;
/** A second in all; a program that holds a file for longer does not release it by itself. */
const MAX_ATTEMPTS = 20;

/** The part of the machine on which a rename depends. */
export interface RenameSystem {
  readonly platform: NodeJS.Platform;
  rename(from: string, to: string): void;
  pause(ms: number): void;
}

const SYSTEM: RenameSystem = { platform: process.platform, rename: renameSync, pause };

/** Renames a file; on Windows a refusal that may pass is tried again for a second, and thrown after that. */
export function renameFile(from: string, to: string, system: RenameSystem = SYSTEM): void {
  for (let attempt = 1; ; attempt++) {
    try {
      system.rename(from, to);
      return;
    } catch (error) {
      const mayPass = system.platform === 'win32' && HELD_CODES.includes(failureCode(error) ?? '');
      if (!mayPass || attempt === MAX_ATTEMPTS) throw error;
      system.pause(PAUSE_MS);
    }
  }
}

/** Blocks this thread. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
