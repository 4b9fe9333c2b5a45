/**
 * One backup file. `place` counts every backup ever made, so the largest is the newest even when the clock was
 * changed.
 */
export interface Backup {
  readonly name: string;
  readonly place: number;
  /** UTC milliseconds, by the clock at the time of the backup. */
  readonly madeAt: number;
  readonly bytes: number;
}

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOURLY_MS = DAY_MS;
const DAILY_MS = 14 * DAY_MS;

/** All backups together, but the newest, which always stays. */
export const MOST_BYTES = 20 * 1_024 * 1_024;

/**
 * Which backups to delete: of each hour of the last day the newest stays, of each day of the last two weeks the newest
 * stays, and as many of these, newest first, as fit the size. The newest of all always stays.
 */
export function backupsToDrop(backups: readonly Backup[], now: number, mostBytes = MOST_BYTES): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.place - a.place);
  const taken = new Set<string>();
  let bytes = 0;
  return newestFirst.filter((backup, order) => {
    const period = periodOf(backup, now);
    const isKept =
      order === 0 || (period !== null && !taken.has(period) && bytes + backup.bytes <= mostBytes);
    if (!isKept) return true;
    if (period !== null) taken.add(period);
    bytes += backup.bytes;
    return false;
  });
}

/** The hour or the day that a backup stands for, or null when it is too old. One from the future counts as of today. */
function periodOf({ madeAt }: Backup, now: number): string | null {
  const ageMs = now - madeAt;
  if (ageMs < HOURLY_MS) return `hour ${Math.floor(madeAt / HOUR_MS)}`;
  return ageMs < DAILY_MS ? `day ${Math.floor(madeAt / DAY_MS)}` : null;
}
