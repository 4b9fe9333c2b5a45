import type { Connection } from '../../base/connection.ts';
import { failureCode, isDamage } from '../../base/failures.ts';
import { runPeriodically } from '../../base/run-periodically.ts';
import { listBackups, makeBackup, type VerifyFile } from './backup.ts';
import { HOUR_MS } from './thinning.ts';

/** The times of the looks; the first one is not taken while the first screen is being drawn. */
const PACE = { firstMs: 20_000, everyMs: 5 * 60_000 };

/** The database that the schedule backs up. */
export interface BackedUp {
  readonly database: Connection;
  readonly folder: string;
  readonly now: () => number;
  /** A backup proves itself before it is kept, and so proves what it was made of. */
  readonly onDamage: (problem: string) => void;
  /** Proves the backup; in this thread when not given. */
  readonly verify?: VerifyFile;
}

/**
 * Makes a backup each hour in which something changed. A backup that fails for want of room or rights is tried again;
 * play goes on. Returns what ends the schedule.
 */
export function scheduleBackups(backedUp: BackedUp): () => void {
  let changesThen = -1;
  const look = async () => {
    const changes = changesOf(backedUp.database);
    if (changes !== changesThen && (await tryBackup(backedUp))) changesThen = changes;
  };
  return runPeriodically(PACE, look);
}

function changesOf(database: Connection): number {
  return Number(database.prepare('SELECT total_changes()').pluck().get());
}

/** A newest backup from the future means a clock that was changed, not a backup that is fresh. */
function isDue({ folder, now }: BackedUp): boolean {
  const ageMs = now() - (listBackups(folder)[0]?.madeAt ?? Number.NEGATIVE_INFINITY);
  return ageMs < 0 || ageMs >= HOUR_MS;
}

/** Answers whether one was made. A folder that cannot even be read is no reason to stop. */
async function tryBackup(backedUp: BackedUp): Promise<boolean> {
  const { database, folder, now, onDamage, verify } = backedUp;
  try {
    if (!isDue(backedUp)) return false;
    await makeBackup(database, folder, now(), verify);
    return true;
  } catch (error) {
    // A storage that was closed while its backup ran says so with a TypeError.
    const isExpected = failureCode(error) !== null || isDamage(error) || !database.open;
    if (!isExpected) throw error;
    if (isDamage(error)) onDamage(error instanceof Error ? error.message : '');
    return false;
  }
}
