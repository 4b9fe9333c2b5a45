import { closeSync, existsSync, openSync, rmSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok } from '../../../core/result.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { makeFolder, writeFlushed } from '../files/disk.ts';
import { filesOf, readImage } from '../files/image.ts';
import { takeWriterLock, type WriterLock } from '../files/lock.ts';
import { dropOldCopies } from '../files/old-copies.ts';
import { watchPresence } from '../files/presence.ts';
import { type Connection, openForWriting, openImage, openInMemory } from '../tables/connection.ts';
import { migrate } from '../tables/migrate.ts';
import { findRow, putRow } from '../tables/tables.ts';
import { seedBuiltIns } from '../tables/templates.ts';
import type { Storage } from '../thread/storage.ts';
import { type AcceptedMoves, openAccepted, readAccepted } from './accepted-moves.ts';
import { backupFolder, makeBackupNow, verifyImage } from './backup.ts';
import { scheduleBackups } from './backup-schedule.ts';
import { writeCheck } from './check-record.ts';
import { type Condition, makeCondition } from './condition.ts';
import { finishErasure } from './erase.ts';
import { type FullCheckOptions, scheduleFullCheck } from './full-check.ts';
import { mendOrRefuse, type Recovery, restore, type Start, type StartWork } from './mend.ts';
import { clearNotice, readNotice } from './recovered.ts';
import { countStarts, ORIGINS } from './starts.ts';
import {
  failureCode,
  guarded,
  isDamage,
  isOfSurroundings,
  OpenError,
  openTrouble,
  type StorageTrouble,
} from './trouble.ts';

export interface StorageOptions extends Pick<Storage, 'now'> {
  /** The database file; its folder is made when it is missing. */
  readonly path: string;
  readonly appVersion: string;
  /** Where everything is looked at beside play; without it only starts look. */
  readonly fullCheck?: Pick<FullCheckOptions, 'program' | 'onBug' | 'firstLookMs'>;
  /** What was thrown and is neither known damage nor the machine's doing; the start goes on all the same. */
  readonly onBug?: (error: unknown) => void;
  /** The thread that opened it before died of it. */
  readonly isRestart?: boolean;
  /** This is the one that writes: known before anything of the database is looked at, which may take a while. */
  readonly onWriter?: () => void;
}

/** `state` is as it is now. */
export interface OpenedStorage extends Storage, Condition {
  readonly path: string;
  /** Where each accepted move is counted once more, outside the database. */
  readonly accepted: Pick<AcceptedMoves, 'note' | 'restart'>;
  /** Gives the file back; the storage cannot be used after it. */
  close(): void;
}

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
    if (!isOfSurroundings(error) && !(error instanceof OpenError)) options.onBug?.(error);
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
  const lock = takeWriterLock(path);
  options.onWriter?.();
  const starts = countStarts(path, isRestart);
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

/** What the look did not find the first work on the file may: then less and less of it is taken over. */
function* openMended(options: StorageOptions, lock: WriterLock, start: Start): StartWork<OpenedStorage> {
  const isAllProved = yield* mendOrRefuse(start);
  try {
    return openOrAgain(options, lock, isAllProved);
  } catch (error) {
    return yield* openRestored(options, lock, start, error);
  }
}

/** SQLite says of a read that the disk refused that the file is damaged; the look has just read all of it. */
function openOrAgain(options: StorageOptions, lock: WriterLock, isAllProved: boolean): OpenedStorage {
  try {
    return openSound(options, lock, isAllProved);
  } catch (error) {
    if (!isDamage(error) || failureCode(error) === null) throw error;
    return openSound(options, lock, isAllProved);
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
    if (isOfSurroundings(error) || error instanceof OpenError) throw error;
    start.onBug(error);
    // What an empty database makes the program throw as well is no fault of this one.
    if (!isDamage(error)) expectSoundProgram(options);
    yield* restore(start, origin);
    try {
      return openSound(options, lock, true);
    } catch (next) {
      error = next;
    }
  }
  throw error;
}

function expectSoundProgram({ now, appVersion }: StorageOptions): void {
  const database = openInMemory();
  try {
    migrate(database);
    noteAppVersion(database, appVersion);
    seed({ database, now });
    readNotice(database);
  } finally {
    database.close();
  }
}

function openSound(options: StorageOptions, lock: WriterLock, isAllProved: boolean): OpenedStorage {
  const database = openForWriting(options.path);
  try {
    return prepared(options, database, lock, isAllProved);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Asking the system what is allowed is not enough: rights have many sources, and only trying tells. */
function expectWritableFolder(path: string): void {
  const probe = `${path}.probe`;
  closeSync(openSync(probe, 'w'));
  dropProbe(probe);
}

/** How soon after the start the copies of older versions go: not while the first screen is being drawn. */
const CLEANING_MS = 30_000;

/** Another start at the same moment may have taken it away. */
function dropProbe(probe: string): void {
  try {
    unlinkSync(probe);
  } catch (error) {
    if (failureCode(error) !== 'ENOENT') throw error;
  }
}

/** A database that is there and sound, made ready for this version of the app. */
function prepared(
  options: StorageOptions,
  database: Connection,
  lock: WriterLock,
  isAllProved: boolean,
): OpenedStorage {
  const { path, now, fullCheck } = options;
  const folder = backupFolder(path);
  migrate(database, () => makeBackupNow(database, folder, now()));
  // On a disk that is full by now the rest goes another time.
  guarded(() => ok(finishErasure({ database, path })));
  noteAppVersion(database, options.appVersion);
  seed({ database, now });
  if (isAllProved) writeCheck(path, { checkedAt: now(), isSuspect: false });
  const notice = readNotice(database);
  const accepted = openAccepted(path, database, readAccepted(path));
  const presence = watchPresence(database, path);
  const condition = makeCondition(path, notice ?? { kind: 'ready' }, presence);
  const onDamage = condition.reportDamage;
  const endBackups = scheduleBackups({ database, folder, now, onDamage });
  const endCheck =
    fullCheck === undefined ? () => undefined : scheduleFullCheck({ path, now, onDamage, ...fullCheck });
  const cleaning = setTimeout(() => dropOldCopies(path, now()), CLEANING_MS);
  cleaning.unref();
  const close = () => {
    clearTimeout(cleaning);
    endBackups();
    endCheck();
    // On a disk that is full by now the player is told once more.
    if (notice !== null) guarded(() => ok(clearNotice(database)));
    database.close();
    accepted.close();
    lock.release();
  };
  return Object.assign(condition, { path, database, now, accepted, close });
}

/** Kept for diagnosis: the last version that wrote to the file. */
function noteAppVersion(database: Connection, version: string): void {
  if (findRow(database, 'meta', 'app_version')?.value === version) return;
  putRow(database, 'meta', { name: 'app_version', value: version });
}

/** What every database holds before anybody plays. */
export function seed({ database, now }: Storage): void {
  seedBuiltIns(database, builtInRevisions(), now());
}

function builtInRevisions(): TemplateRevision[] {
  return BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
}

/** Troubles with a file that may well be read. A locked one is being written to, and cannot be read as a whole. */
const READABLE: readonly StorageTrouble[] = ['database-read-only', 'database-unavailable', 'no-space'];

/** Play from memory. A file that may be read though not written still shows what is in it. */
function* openAside(options: StorageOptions, code: StorageTrouble, detail: string): StartWork<OpenedStorage> {
  const { path, now } = options;
  const database = (READABLE.includes(code) ? yield* copyInMemory(path, now()) : null) ?? openInMemory();
  migrate(database);
  seed({ database, now });
  return {
    state: { kind: 'memory', code, path, detail },
    path,
    database,
    now,
    accepted: { note: () => undefined, restart: () => undefined },
    reportDamage: () => undefined,
    noticeGone: () => null,
    forgetRecovery: () => undefined,
    watch: () => undefined,
    close: () => void database.close(),
  };
}

/** Null when nothing can be had of it, whatever the reason: it is only shown, and it stays as it is. */
function* copyInMemory(path: string, now: number): StartWork<Connection | null> {
  if (!existsSync(path)) return null;
  try {
    const image = readImage(path);
    if (image === null) return null;
    const verdict = verifyImage(image);
    if (verdict.kind === 'sound') return openImage(image);
    return verdict.kind === 'damaged' ? (yield 'recovery').recoverInMemory(path, now) : null;
  } catch {
    return null;
  }
}

/** SQLite does not say that room is what it lacks, so where it fails at all that is tried. */
function troubleAt(path: string, error: unknown): StorageTrouble {
  const trouble = openTrouble(error);
  return trouble === 'database-unavailable' && lacksRoom(path) ? 'no-space' : trouble;
}

/** What SQLite needs before it writes anything: the shared memory beside its log. */
const LEAST_ROOM = Buffer.alloc(65_536, 1);

function lacksRoom(path: string): boolean {
  const probe = `${path}.probe`;
  try {
    writeFlushed(probe, LEAST_ROOM);
    return false;
  } catch (error) {
    return openTrouble(error) === 'no-space';
  } finally {
    quietlyRemove(probe);
  }
}

function quietlyRemove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}
