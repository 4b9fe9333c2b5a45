/** The steps of a start with a sound database, until it can be used. */
import { ok } from '../../../../core/result.ts';
import { BUILTIN_TEMPLATES } from '../../../../core/templates/builtin.ts';
import { makeRevision } from '../../../../core/templates/revision.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { findRow, putRow } from '../../base/checked-rows.ts';
import { type Connection, openForWriting, openInMemory } from '../../base/connection.ts';
import { guarded, OpenError } from '../../base/failures.ts';
import type { Storage } from '../../base/storage.ts';
import { hasRoomFor } from '../../files/disk.ts';
import type { WriterLock } from '../../files/lock.ts';
import { dropOldCopies } from '../../files/old-copies.ts';
import { watchPresence } from '../../files/presence.ts';
import { migrate } from '../../tables/migrate.ts';
import { ensureOwnId } from '../../tables/owners/own-id.ts';
import { passNews } from '../../tables/settings-table.ts';
import { seedBuiltIns } from '../../tables/templates-table.ts';
import { backupFolder, makeBackupNow } from '../backups/backup.ts';
import { scheduleBackups } from '../backups/backup-schedule.ts';
import { openAccepted, readAccepted } from '../checks/accepted-moves.ts';
import { writeCheck } from '../checks/check-record.ts';
import { scheduleFullCheck, verifyInThread } from '../checks/full-check.ts';
import { followLying } from '../checks/lying-note.ts';
import { finishErasure } from '../recovery/erase.ts';
import { clearNotice, readNotice } from '../recovery/recovered-files.ts';
import { createCondition } from './condition.ts';
import type { OpenedStorage, StorageOptions } from './opened-storage.ts';
import type { Proved } from './repair.ts';

export function openSound(options: StorageOptions, lock: WriterLock, proved: Proved): OpenedStorage {
  const database = openForWriting(options.path);
  try {
    return prepared(options, database, lock, proved);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The copies of older versions go so long after the start: not while the first screen is being drawn. */
const CLEANING_MS = 30_000;

/** A database that is there and sound, made ready for this version of the app. */
function prepared(
  options: StorageOptions,
  database: Connection,
  lock: WriterLock,
  proved: Proved,
): OpenedStorage {
  const { path, now, fullCheck } = options;
  const folder = backupFolder(path);
  bringForward(database, options);
  // On a disk that is full by now the rest goes another time.
  guarded(() => ok(finishErasure({ database, path })));
  noteAppVersion(database, options.appVersion);
  seed({ database, now });
  if (proved === 'full') writeCheck(path, { checkedAt: now(), isSuspect: false });
  const notice = readNotice(database);
  const accepted = openAccepted(path, database, readAccepted(path));
  const presence = watchPresence(database, path);
  const leftOut = proved === 'noted';
  const isOwed = () => check?.isOwed() ?? leftOut;
  const isProved = () => !isOwed() && condition.state.kind !== 'damage-found';
  const lying = followLying(path, isProved);
  const condition = createCondition(path, notice ?? { kind: 'ready' }, presence, lying.follow);
  const onDamage = condition.reportDamage;
  const verify = fullCheck && verifyInThread(fullCheck.program);
  const endBackups = scheduleBackups({ database, folder, now, onDamage, ...(verify && { verify }) });
  const check =
    fullCheck && scheduleFullCheck({ path, now, onDamage, leftOut, onSound: lying.note, ...fullCheck });
  lying.note();
  const cleaning = setTimeout(() => dropOldCopies(path, now()), CLEANING_MS);
  cleaning.unref();
  const close = () => {
    // Closed once, another process may hold the lock and the files by now.
    if (!database.open) return;
    clearTimeout(cleaning);
    endBackups();
    check?.end();
    const isHere = presence.findGone() === null;
    // On a disk that is full by now the player is told once more.
    if (notice !== null) guarded(() => ok(clearNotice(database)));
    database.close();
    lying.end(isHere);
    accepted.close();
    lock.release();
  };
  return Object.assign(condition, { path, database, now, accepted, close });
}

/** Pages that are free again, of all of them, from which on the file is written anew without them. */
const MOST_FREE = 0.1;

/** Brings a database to the newest schema, a backup first, when the disk has room for what that takes. */
function bringForward(database: Connection, { path, now, onPreparing }: StorageOptions): void {
  const bytesOf = (pages: 'page_count' | 'freelist_count') =>
    Number(database.pragma(pages, { simple: true })) * Number(database.pragma('page_size', { simple: true }));
  const before = () => {
    // The backup, and as much again for what is written anew until it lies in the file.
    const needed = 2 * bytesOf('page_count');
    if (!hasRoomFor(needed, path))
      throw new OpenError('no-space', `${needed} bytes to bring the database forward`);
    makeBackupNow(database, backupFolder(path), now());
  };
  const isChanged = migrate(database, { before, ...(onPreparing && { onProgress: onPreparing }) });
  if (!isChanged) return;
  database.pragma('wal_checkpoint(TRUNCATE)');
  // Freed pages stay in the file where the disk has no room for a second copy.
  const isWorthIt = bytesOf('freelist_count') > MOST_FREE * bytesOf('page_count');
  if (isWorthIt && hasRoomFor(2 * bytesOf('page_count'), path)) guarded(() => ok(database.exec('VACUUM')));
}

/** Kept for diagnosis: the last version that wrote to the file. */
function noteAppVersion(database: Connection, version: string): void {
  if (findRow(database, 'meta', 'app_version')?.value === version) return;
  putRow(database, 'meta', { name: 'app_version', value: version });
}

/** Writes the rows that every database holds before the first game. */
export function seed({ database, now }: Storage): void {
  seedBuiltIns(database, builtInRevisions(), now());
  ensureOwnId(database);
  passNews(database);
}

function builtInRevisions(): TemplateRevision[] {
  return BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
}

export function expectSoundProgram({ now, appVersion }: StorageOptions): void {
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
