/**
 * When a database was last checked as a whole, whether damage was met since, and how a large one lay when it was last known to be
 * sound. Kept beside the database and not in it: into a damaged one nothing is written.
 */
import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { failureCode } from '../../base/failures.ts';
import { renameFlushed, writeFlushed } from '../../files/disk.ts';
import { SCHEMA_VERSION } from '../../tables/migrations/all-migrations.ts';

/** Bytes of a database of which each start looks at every row. */
export const WHOLE_BYTES = 8 * 1_048_576;

/**
 * The facts that a file system keeps of a file: writing to it, replacing it and moving it each change one of these, and a program
 * cannot set the last one back where the file system keeps it (FAT does not).
 */
const lyingSchema = v.strictObject({
  schema: v.number(),
  inode: v.string(),
  bytes: v.string(),
  modifiedNs: v.string(),
  changedNs: v.string(),
});
type Lying = v.InferOutput<typeof lyingSchema>;

const recordSchema = v.strictObject({
  /** UTC milliseconds, by the clock at the time of the check. */
  checkedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Something damaged was met; the next start checks everything before it shows anything. */
  isSuspect: v.boolean(),
  /** The state of the file when it was closed in order, or when all of it was last proved while it was in use. */
  closed: v.exactOptional(lyingSchema),
  /** It was in use then: what was committed since lies in its log. */
  isInUse: v.exactOptional(v.literal(true)),
});
export type CheckRecord = v.InferOutput<typeof recordSchema>;

export const DAY_MS = 86_400_000;
/** Everything is checked beside play at this interval. */
const EVERY_MS = 7 * DAY_MS;
/** If no such check was completed for so long, the start itself checks everything. */
const MOST_MS = 4 * EVERY_MS;

function recordPath(databasePath: string): string {
  return `${databasePath}-check`;
}

/** Null when there is none, or none that makes sense. */
export function readCheck(databasePath: string): CheckRecord | null {
  try {
    const parsed = v.safeParse(recordSchema, JSON.parse(readFileSync(recordPath(databasePath), 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (!(error instanceof SyntaxError) && failureCode(error) === null) throw error;
    return null;
  }
}

/** Keeps it; on a full disk the old one stays, and everything is checked once more than necessary. */
export function writeCheck(databasePath: string, record: CheckRecord): void {
  const path = recordPath(databasePath);
  try {
    writeFlushed(`${path}.part`, Buffer.from(`${JSON.stringify(record)}\n`));
    renameFlushed(`${path}.part`, path);
  } catch (error) {
    if (failureCode(error) === null) throw error;
    forget(`${path}.part`);
  }
}

/** A disk that refused to write may refuse this too; then the next record takes its place. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}

/** The uses of a database at which it is noted how its file lies. */
type Use = 'closed' | 'in-use';

/**
 * Notes how a large file lies of which all rows are `proved`; of another one nothing stays noted. Of a small one each start looks at
 * all rows anyway.
 */
export function noteLying(databasePath: string, use: Use, isProved: boolean): void {
  const record = readCheck(databasePath);
  if (record === null) return;
  const { closed: before, isInUse: _, ...rest } = record;
  const closed = isProved && !record.isSuspect ? describe(databasePath, use) : null;
  if (closed !== null && Number(closed.bytes) > WHOLE_BYTES)
    writeCheck(databasePath, { ...rest, closed, ...(use === 'in-use' && { isInUse: true as const }) });
  else if (before !== undefined) writeCheck(databasePath, rest);
}

/**
 * Returns whether a file lies as it was noted. SQLite changes it only when it writes the log back, after which it is noted anew: so
 * after a kill what was committed since is the log beside it, which has to be sound.
 */
export function isAsNoted(databasePath: string, record: CheckRecord | null): boolean {
  if (record?.closed === undefined) return false;
  const lying = describe(databasePath, record.isInUse === true ? 'in-use' : 'closed');
  return lying !== null && JSON.stringify(record.closed) === JSON.stringify(lying);
}

/**
 * Null when there is none, when what lies beside it does not belong to that use, or when the system says nothing of it. SQLite follows
 * a link, and writes its log beside the file that the link names.
 */
function describe(path: string, use: Use): Lying | null {
  try {
    const databasePath = realpathSync(path);
    const holdsBytes = (suffix: string) =>
      (statSync(databasePath + suffix, { throwIfNoEntry: false })?.size ?? 0) > 0;
    if (holdsBytes('-journal') || (use === 'closed' && holdsBytes('-wal'))) return null;
    const { ino, size, mtimeNs, ctimeNs } = statSync(databasePath, { bigint: true });
    return {
      schema: SCHEMA_VERSION,
      inode: String(ino),
      bytes: String(size),
      modifiedNs: String(mtimeNs),
      changedNs: String(ctimeNs),
    };
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}

/** A record from the future means a clock that was changed, and nothing about the database. */
export function isCheckDue(record: CheckRecord | null, now: number): boolean {
  const ageMs = now - (record?.checkedAt ?? Number.POSITIVE_INFINITY);
  return ageMs < 0 || ageMs >= EVERY_MS;
}

/** Returns whether a start has to check everything before it shows anything. */
export function isStartSuspect(record: CheckRecord | null, now: number): boolean {
  return record === null || record.isSuspect || now - record.checkedAt >= MOST_MS;
}
