/** Opens the database of a data folder, repairing it where it is damaged; in memory where the machine does not allow it. */
import { closeSync, openSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok } from '../../../../core/result.ts';
import { failureCode, isDamage, isEnvironmental, OpenError, openTrouble } from '../../base/failures.ts';
import { makeFolder } from '../../files/disk.ts';
import { filesOf } from '../../files/image.ts';
import { takeWriterLock, type WriterLock } from '../../files/lock.ts';
import { createCrashCounter, ORIGINS } from '../recovery/crash-counter.ts';
import type { OpenedStorage, StorageOptions } from './opened-storage.ts';
import { openAside, troubleAt } from './play-from-memory.ts';
import { expectSoundProgram, openSound } from './prepare.ts';
import { type Proved, type Recovery, repairOrRefuse, restore, type Start, type StartWork } from './repair.ts';

/**
 * `openStorage` for a thread that loads the recovery when it is needed. When it cannot be loaded, the storage runs from memory
 * and no file is touched.
 */
export async function openStorageLazily(
  options: StorageOptions,
  load: () => Promise<Recovery>,
): Promise<OpenedStorage> {
  const work = opening(options);
  let next = work.next();
  while (!next.done) {
    const loaded = await load().then(
      (value) => ok(value),
      (error: unknown) => err(error),
    );
    next = loaded.ok ? work.next(loaded.value) : work.throw(loaded.error);
  }
  return next.value;
}

/** Opens a database step by step; what it yields for is in `openStorage`. */
export function* opening(options: StorageOptions): StartWork<OpenedStorage> {
  try {
    return yield* openOnDisk(options);
  } catch (error) {
    if (!isEnvironmental(error) && !(error instanceof OpenError)) options.onBug?.(error);
    return yield* openAside(
      options,
      troubleAt(options.path, error),
      error instanceof Error ? error.message : '',
    );
  }
}

function* openOnDisk(options: StorageOptions): StartWork<OpenedStorage> {
  const { path, now, isRestart = false } = options;
  makeFolder(dirname(path));
  expectWritableFolder(path);
  const lock = takeLock(options);
  const starts = createCrashCounter(path, isRestart);
  const onBug = (error: unknown) => {
    if (!isDamage(error)) options.onBug?.(error);
  };
  try {
    for (const file of filesOf(path)) closeSync(openSync(file, 'r+'));
    return yield* openMended(options, lock, { path, now: now(), starts, onBug });
  } catch (error) {
    lock.release();
    throw error;
  } finally {
    starts.end();
  }
}

function takeLock({ path, onLock, takeLock = () => takeWriterLock(path) }: StorageOptions): WriterLock {
  try {
    const lock = takeLock();
    onLock?.('self');
    return lock;
  } catch (error) {
    if (openTrouble(error) === 'database-locked') onLock?.('another');
    throw error;
  }
}

/** Damage that the check missed may show at the first work on the file: then each attempt takes over less of it. */
function* openMended(options: StorageOptions, lock: WriterLock, start: Start): StartWork<OpenedStorage> {
  const proved = yield* repairOrRefuse(start);
  try {
    return openOrAgain(options, lock, proved);
  } catch (error) {
    return yield* openRestored(options, lock, start, error);
  }
}

/** SQLite reports a read that the disk refused as damage of the file; the check has just read all of it. */
function openOrAgain(options: StorageOptions, lock: WriterLock, proved: Proved): OpenedStorage {
  try {
    return openSound(options, lock, proved);
  } catch (error) {
    if (!isDamage(error) || failureCode(error) === null) throw error;
    return openSound(options, lock, proved);
  }
}

function* openRestored(
  options: StorageOptions,
  lock: WriterLock,
  start: Start,
  problem: unknown,
): StartWork<OpenedStorage> {
  let error = problem;
  for (const origin of ORIGINS) {
    if (isEnvironmental(error) || error instanceof OpenError) throw error;
    start.onBug(error);
    // An error that an empty database causes as well is no fault of this one.
    if (!isDamage(error)) expectSoundProgram(options);
    yield* restore(start, origin);
    try {
      return openSound(options, lock, 'full');
    } catch (next) {
      error = next;
    }
  }
  throw error;
}

/** A query for the rights is not enough: they have many sources, and only an attempt shows their sum. */
function expectWritableFolder(path: string): void {
  const probe = `${path}.probe`;
  closeSync(openSync(probe, 'w'));
  dropProbe(probe);
}

/** Another start at the same moment may have taken it away. */
function dropProbe(probe: string): void {
  try {
    unlinkSync(probe);
  } catch (error) {
    if (failureCode(error) !== 'ENOENT') throw error;
  }
}
