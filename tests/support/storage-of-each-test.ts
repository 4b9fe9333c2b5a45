import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { dropFolder, makeFolder } from '../reliability/support/folder.ts';
import { openSession, type Session } from '../reliability/support/session.ts';

/** A storage on the disk for each test of a file, in a folder of its own. */
export interface StorageOfEachTest {
  readonly session: Session;
  /** The path of the database. */
  readonly path: string;
  /** The next reading of the clock; each is a millisecond later. */
  readonly time: number;
  /** Closes it and opens it again, as the next start would; `between` runs while it is closed. */
  reopen(between?: () => void): void;
}

/** Opens the storage before each test and closes it after it. */
export function storageOfEachTest(): StorageOfEachTest {
  let folder = '';
  let time = 0;
  let session: Session | null = null;
  const path = () => join(folder, 'twofold.sqlite');
  const open = () => {
    session = openSession({ path: path(), now: () => time++ });
  };
  beforeEach(() => {
    folder = makeFolder();
    time = 1_000;
    open();
  });
  afterEach(() => {
    session?.close();
    dropFolder(folder);
  });
  return {
    get session() {
      if (session === null) throw new Error('no test runs');
      return session;
    },
    get path() {
      return path();
    },
    get time() {
      return time;
    },
    reopen(between = () => undefined) {
      session?.close();
      between();
      open();
    },
  };
}
