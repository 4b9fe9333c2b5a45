/** The steps of a start before it opens a database: it judges the stored file, and restores a damaged one. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { MissingMoves } from '../../../../core/contract/schemas.ts';
import { type Connection, openImage } from '../../base/connection.ts';
import { isEnvironmental, OpenError } from '../../base/failures.ts';
import { readImage } from '../../files/image.ts';
import { holdsCommits, isLogDamaged } from '../../files/log-file.ts';
import { SCHEMA_VERSION } from '../../tables/migrations/all-migrations.ts';
import { backupFolder, listBackups } from '../backups/backup.ts';
import { type AcceptedRecord, beginningOf, missingFrom, readAccepted } from '../checks/accepted-moves.ts';
import { isAsNoted, isStartSuspect, readCheck } from '../checks/check-record.ts';
import { type DatabaseVerdict, type Depth, verifyDatabase, verifyNoted } from '../checks/verify-database.ts';
import {
  type CrashCounter,
  isCheckFatal,
  ORIGINS,
  type Origin,
  originAfter,
} from '../recovery/crash-counter.ts';
import { completeRecovery } from '../recovery/recovered-files.ts';

/** The part of `recover.ts` that a start needs for a damaged database. */
export interface Recovery {
  readonly recoverDatabase: (path: string, now: number, origin: Origin) => void;
  readonly recoverInMemory: (path: string, now: number) => Connection;
}

/** Work of a start. It yields when it needs the recovery, which most starts do not load, and is resumed with it. */
export type StartWork<T> = Generator<'recovery', T, Recovery>;

/** The findings of a start about the one database that it opens. */
export interface Start {
  readonly path: string;
  readonly now: number;
  readonly starts: CrashCounter;
  /**
   * Called with an error that is neither known damage nor a failure of the machine: it is dealt with, and may
   * be a bug.
   */
  readonly onBug: (error: unknown) => void;
}

/** The part of a database that a start has proved; `noted`: that it lies as it was noted, and little of what is in it. */
export type Proved = Depth | 'noted';

/** Leaves a database that can be opened, restored if it must be; a newer one is refused untouched. */
export function* repairOrRefuse(start: Start): StartWork<Proved> {
  const { path, now, starts } = start;
  completeRecovery(path);
  if (isCheckFatal(starts.crashes)) {
    yield* restore(start);
    return 'full';
  }
  const record = readCheck(path);
  const wanted = isStartSuspect(record, now) ? 'full' : 'start';
  const isCalm = wanted === 'start' && starts.crashes.look === 0;
  if (isCalm && isAsNoted(path, record) && isSoundAsNoted(start)) return 'noted';
  const seen = inspect(start, wanted);
  // A migration begins with a backup, and a backup is of what is proved.
  const depth = seen.kind === 'sound' && seen.version < SCHEMA_VERSION ? 'full' : wanted;
  const verdict = depth === wanted ? seen : inspect(start, depth);
  if (verdict.kind === 'newer') throw new OpenError('database-newer', `version ${verdict.version}`);
  const isRecovered = verdict.kind === 'damaged' || (verdict.kind === 'empty' && isLost(path));
  if (isRecovered) yield* restore(start);
  return isRecovered ? 'full' : depth;
}

/** Sets aside what is damaged and puts in its place as much as can be had; what fails on the content is left out. */
export function* restore({ path, now, starts, onBug }: Start, most?: Origin): StartWork<void> {
  const { recoverDatabase } = yield 'recovery';
  const first = ORIGINS.indexOf(most ?? originAfter(starts.crashes));
  for (const origin of ORIGINS.slice(first)) {
    try {
      starts.during('salvage', () => recoverDatabase(path, now, origin));
      return;
    } catch (error) {
      if (isEnvironmental(error) || origin === ORIGINS.at(-1)) throw error;
      onBug(error);
    }
  }
}

/** Nothing is there, though something was. */
function isLost(path: string): boolean {
  const wasPlayed = readAccepted(path)?.games.some(({ entries }) => entries > 0) ?? false;
  return wasPlayed || listBackups(backupFolder(path)).length > 0;
}

const LOST_COMMITS: DatabaseVerdict = { kind: 'damaged', problem: 'flushed commits in the log' };

/**
 * Judges the file. One that cannot even be judged is damaged, whatever it threw: the bytes are in memory by
 * then.
 */
function inspect(start: Start, depth: Depth): DatabaseVerdict {
  const { path } = start;
  const log = readLog(path);
  return looking(start, () => verdictOn(path, log, depth));
}

function readLog(path: string): Buffer {
  return existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : Buffer.alloc(0);
}

/** Looks at a file that lies as it was noted, where it lies: whatever is found there, all of it is looked at next. */
function isSoundAsNoted(start: Start): boolean {
  const { path } = start;
  const look = (): DatabaseVerdict => {
    // SQLite follows a link, and its log lies beside the file that the link names.
    if (isLogDamaged(readLog(realpathSync(path)))) return LOST_COMMITS;
    const database = new Database(path, { readonly: true, fileMustExist: true });
    try {
      const verdict = verifyNoted(database);
      const problem = describeMissing(missingSince(database, readAccepted(path)));
      return problem === null ? verdict : { kind: 'damaged', problem };
    } finally {
      database.close();
    }
  };
  return looking(start, look).kind === 'sound';
}

function looking({ starts, onBug }: Start, look: () => DatabaseVerdict): DatabaseVerdict {
  try {
    return starts.during('look', look);
  } catch (error) {
    if (isEnvironmental(error)) throw error;
    onBug(error);
    return { kind: 'damaged', problem: error instanceof Error ? error.message : '' };
  }
}

function verdictOn(path: string, log: Buffer, depth: Depth): DatabaseVerdict {
  const image = readImage(path);
  const verdict = image === null ? verdictOnNothing(log) : verdictOnImage(image, depth, readAccepted(path));
  const isLeftAlone = verdict.kind === 'newer' || !isLogDamaged(log);
  return isLeftAlone ? verdict : LOST_COMMITS;
}

/** SQLite begins a database by its file and not by its log, so a log alone means that the file was lost. */
function verdictOnNothing(log: Buffer): DatabaseVerdict {
  return holdsCommits(log) ? { kind: 'damaged', problem: 'a log without its database' } : { kind: 'empty' };
}

function verdictOnImage(image: Buffer, depth: Depth, accepted: AcceptedRecord | null): DatabaseVerdict {
  const database = openImage(image);
  try {
    const verdict = verifyDatabase(database, depth);
    if (verdict.kind !== 'sound') return verdict;
    const problem = headerProblem(image) ?? describeMissing(missingSince(database, accepted));
    return problem === null ? verdict : { kind: 'damaged', problem };
  } finally {
    database.close();
  }
}

/** The two format bytes, which an image in memory is opened without: SQLite takes others for a file of the future. */
function headerProblem(image: Buffer): string | null {
  const [write, read] = [image[18], image[19]];
  return write === read && (write === 1 || write === 2) ? null : `format ${write} ${read} in the header`;
}

/**
 * A record of another database proves nothing about this one: an older version erased everything since, or it was
 * replaced. A database that has no beginning yet was never played on: its log was cut off before everything that the
 * record counts.
 */
function missingSince(database: Connection, accepted: AcceptedRecord | null): MissingMoves[] {
  const beginning = beginningOf(database);
  const isOfThis = accepted !== null && (beginning === 0 || accepted.since === beginning);
  return isOfThis ? missingFrom(database, accepted) : [];
}

function describeMissing(missing: readonly MissingMoves[]): string | null {
  const [first] = missing;
  return first === undefined ? null : `${first.moves} accepted moves of ${first.gameId}`;
}
