/** Failures that are no bugs, of the machine or of a file's content, and the contract's code for each. */
import type { BridgeError, BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { STORAGE_TROUBLES } from '../../../core/contract/schemas.ts';
import { err, type Result } from '../../../core/result.ts';

export type StorageTrouble = (typeof STORAGE_TROUBLES)[number];

/** A row is not what was written. Thrown deep in a read and answered at the border as `storage-failed`. */
export class DamageError extends Error {
  override readonly name = 'DamageError';
}

/** A database cannot be opened, for a reason that is shown to the player. */
export class OpenError extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, detail: string) {
    super(detail);
    this.trouble = trouble;
  }
}

/** SQLite's extended code, or Node's, of a failure of the machine; null for a bug. By its form: the host's own thread loads no SQLite. */
export function failureCode(error: unknown): string | null {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return null;
}

const TROUBLES: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'database-locked'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EACCES$|EPERM$|EROFS$)/, 'database-read-only'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)$/, 'no-space'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'database-corrupt'],
];

/** Why a database could not be opened. */
export function openTrouble(error: unknown): StorageTrouble {
  if (error instanceof OpenError) return error.trouble;
  if (error instanceof DamageError) return 'database-corrupt';
  const code = failureCode(error) ?? '';
  return TROUBLES.find(([pattern]) => pattern.test(code))?.[1] ?? 'database-unavailable';
}

/** Returns whether the failure says that the file itself is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof DamageError || openTrouble(error) === 'database-corrupt';
}

/** SQLite's codes for failures of the machine, never of a file's content. */
const SQLITE_SURROUNDINGS =
  /^SQLITE_(BUSY|LOCKED|READONLY|PERM|AUTH|FULL|IOERR|CANTOPEN|NOMEM|INTERRUPT|PROTOCOL|NOLFS)/;
/** Names of errno, and Node's codes for a file or a string that is too large for memory. */
const SYSTEM = /^(E(?!RR_)[A-Z0-9]+|ERR_FS_FILE_TOO_LARGE|ERR_MEMORY_ALLOCATION_FAILED|ERR_STRING_TOO_LONG)$/;

/**
 * Returns whether a failure is one of the machine: locked, no rights, no space, no memory, gone. Any other
 * failure was thrown because of the content that was read, or is a bug.
 */
export function isEnvironmental(error: unknown): boolean {
  if (error instanceof RangeError && /allocation failed/i.test(error.message)) return true;
  const code = failureCode(error);
  return code !== null && (SQLITE_SURROUNDINGS.test(code) || SYSTEM.test(code));
}

/**
 * No room, as the system says it to Node and as SQLite says it. SQLite reports ENOSPC alone: a full quota and a limit
 * on file size come from it as SQLITE_IOERR_WRITE, as a dying disk does, and are tried again just the same.
 */
const NO_ROOM = /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)$/;

function bridgeCode(error: unknown): BridgeErrorCode | null {
  if (error instanceof DamageError) return 'storage-failed';
  const code = failureCode(error);
  if (code === null) return null;
  return NO_ROOM.test(code) ? 'disk-full' : 'storage-failed';
}

/**
 * Runs storage work; failures of the machine become answers, bugs are thrown on. `onDamage` is called with what was found
 * damaged.
 */
export function guarded<T>(
  work: () => Result<T, BridgeError>,
  onDamage: (problem: string) => void = () => undefined,
): Result<T, BridgeError> {
  try {
    return work();
  } catch (error) {
    return answerTo(error, onDamage);
  }
}

/** The same for work that gives way to other work now and then. */
export async function guardedLater<T>(
  work: () => Promise<Result<T, BridgeError>>,
  onDamage: (problem: string) => void,
): Promise<Result<T, BridgeError>> {
  try {
    return await work();
  } catch (error) {
    return answerTo(error, onDamage);
  }
}

function answerTo(error: unknown, onDamage: (problem: string) => void): Result<never, BridgeError> {
  const code = bridgeCode(error);
  if (code === null) throw error;
  const detail = error instanceof Error ? error.message : String(error);
  if (isDamage(error)) onDamage(detail);
  return err({ code, detail });
}
