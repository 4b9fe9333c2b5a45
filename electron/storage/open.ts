import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StorageState } from '../../core/contract/schemas.ts';
import { ok } from '../../core/result.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import { backupFolder, listBackups, makeBackupNow, verifyImage } from './backup.ts';
import { scheduleBackups } from './backup-schedule.ts';
import { isStartSuspect, readCheck, writeCheck } from './check-record.ts';
import { makeCondition } from './condition.ts';
import { type Connection, openForWriting, openImage, openInMemory } from './connection.ts';
import { makeFolder } from './disk.ts';
import { finishErasure } from './erase.ts';
import { type FullCheckOptions, scheduleFullCheck } from './full-check.ts';
import { filesOf, readImage } from './image.ts';
import { takeWriterLock, type WriterLock } from './lock.ts';
import { holdsCommits, isLogDamaged } from './log-file.ts';
import { migrate } from './migrate.ts';
import { SCHEMA_VERSION } from './migrations/all.ts';
import { clearNotice, completeRecovery, readNotice, recoverDatabase } from './recover.ts';
import type { Storage } from './storage.ts';
import { findRow, putRow } from './tables.ts';
import { seedBuiltIns } from './templates.ts';
import { failureCode, guarded, isDamage, openTrouble, type StorageTrouble } from './trouble.ts';
import type { Depth, Verdict } from './verify.ts';

export interface StorageOptions extends Pick<Storage, 'now'> {
  /** The database file; its folder is made when it is missing. */
  readonly path: string;
  readonly appVersion: string;
  /** Where everything is looked at beside play; without it only starts look. */
  readonly fullCheck?: Pick<FullCheckOptions, 'program' | 'onBug' | 'firstLookMs'>;
  /** This is the one that writes: known before anything of the database is looked at, which may take a while. */
  readonly onWriter?: () => void;
}

export interface OpenedStorage extends Storage {
  /** As it is now. */
  readonly state: StorageState;
  readonly path: string;
  /** Damage was met: the next start looks at everything and sets it right. */
  readonly reportDamage: (problem: string) => void;
  /** What was brought back is erased, and nothing more to be told of. */
  forgetRecovery(): void;
  /** Calls `listener` with each new state. */
  watch(listener: (state: StorageState) => void): void;
  /** Gives the file back; the storage cannot be used after it. */
  close(): void;
}

class OpenError extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, detail: string) {
    super(detail);
    this.trouble = trouble;
  }
}

/**
 * Opens the player's database, makes it when there is none, and brings it to the newest schema. A damaged one is set
 * aside and restored. What cannot be used is left exactly as it is: the storage then runs from memory and its state says
 * why. Throws only on a bug.
 */
export function openStorage(options: StorageOptions): OpenedStorage {
  try {
    return openOnDisk(options);
  } catch (error) {
    if (error instanceof OpenError) return openAside(options, error.trouble, error.message);
    if (failureCode(error) === null) throw error;
    return openAside(options, openTrouble(error), error instanceof Error ? error.message : '');
  }
}

function openOnDisk(options: StorageOptions): OpenedStorage {
  const { path, now } = options;
  makeFolder(dirname(path));
  expectWritableFolder(path);
  const lock = takeWriterLock(path);
  options.onWriter?.();
  try {
    for (const file of filesOf(path)) closeSync(openSync(file, 'r+'));
    const isAllProved = mendOrRefuse(path, now());
    try {
      return openSound(options, lock, isAllProved);
    } catch (error) {
      // The look did not find it, the first work on the file did.
      if (!isDamage(error)) throw error;
      recoverDatabase(path, now());
      return openSound(options, lock, true);
    }
  } catch (error) {
    lock.release();
    throw error;
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
  // Another start at the same moment may have taken it away.
  rmSync(probe, { force: true });
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
  const condition = makeCondition(path, notice ?? { kind: 'ready' });
  const onDamage = condition.reportDamage;
  const endBackups = scheduleBackups({ database, folder, now, onDamage });
  const endCheck =
    fullCheck === undefined ? () => undefined : scheduleFullCheck({ path, now, onDamage, ...fullCheck });
  const close = () => {
    endBackups();
    endCheck();
    // On a disk that is full by now the player is told once more.
    if (notice !== null) guarded(() => ok(clearNotice(database)));
    database.close();
    lock.release();
  };
  return Object.assign(condition, { path, database, now, close });
}

/** For whoever looks at the file later: the last version that wrote to it. */
function noteAppVersion(database: Connection, version: string): void {
  if (findRow(database, 'meta', 'app_version')?.value === version) return;
  putRow(database, 'meta', { name: 'app_version', value: version });
}

/** What every database holds before anybody plays. */
export function seed({ database, now }: Storage): void {
  seedBuiltIns(database, builtInRevisions(), now());
}

/**
 * Leaves a database that can be opened, restored if it must be; a newer one is refused untouched. Answers whether all
 * of what it leaves is proved, and not only what is looked at in each start.
 */
function mendOrRefuse(path: string, now: number): boolean {
  completeRecovery(path);
  const wanted = isStartSuspect(readCheck(path), now) ? 'full' : 'start';
  const seen = inspect(path, wanted);
  // A migration begins with a backup, and a backup is of what is proved.
  const depth = seen.kind === 'sound' && seen.version < SCHEMA_VERSION ? 'full' : wanted;
  const verdict = depth === wanted ? seen : inspect(path, depth);
  if (verdict.kind === 'newer') throw new OpenError('database-newer', `version ${verdict.version}`);
  const isLost = verdict.kind === 'empty' && listBackups(backupFolder(path)).length > 0;
  const isRecovered = verdict.kind === 'damaged' || isLost;
  if (isRecovered) recoverDatabase(path, now);
  return isRecovered || depth === 'full';
}

function inspect(path: string, depth: Depth): Verdict {
  try {
    const log = existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : Buffer.alloc(0);
    const image = readImage(path);
    const verdict = image === null ? verdictOnNothing(log) : verifyImage(image, depth);
    const isLeftAlone = verdict.kind === 'newer' || !isLogDamaged(log);
    return isLeftAlone ? verdict : { kind: 'damaged', problem: 'flushed commits in the log' };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { kind: 'damaged', problem: error instanceof Error ? error.message : '' };
  }
}

/** SQLite begins a database by its file and not by its log, so a log alone tells of a file that got lost. */
function verdictOnNothing(log: Buffer): Verdict {
  return holdsCommits(log) ? { kind: 'damaged', problem: 'a log without its database' } : { kind: 'empty' };
}

function builtInRevisions(): TemplateRevision[] {
  return BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
}

/** Troubles with a file that may well be sound. A locked one is being written to, and cannot be read as a whole. */
const READABLE: readonly StorageTrouble[] = ['database-read-only', 'database-unavailable'];

/** Play from memory. A file that may be read though not written still shows what is in it. */
function openAside(options: StorageOptions, code: StorageTrouble, detail: string): OpenedStorage {
  const database = (READABLE.includes(code) ? copyInMemory(options.path) : null) ?? openInMemory();
  migrate(database);
  const { path, now } = options;
  seed({ database, now });
  return {
    state: { kind: 'memory', code, path, detail },
    path,
    database,
    now,
    reportDamage: () => undefined,
    forgetRecovery: () => undefined,
    watch: () => undefined,
    close: () => void database.close(),
  };
}

function copyInMemory(path: string): Connection | null {
  if (!existsSync(path)) return null;
  try {
    const image = readImage(path);
    if (image === null) return null;
    return verifyImage(image).kind === 'sound' ? openImage(image) : null;
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
