/** Keeps noted, while a large database is in use, how its file lies: so a start after a kill need not look at all of it. */
import { statSync } from 'node:fs';
import { failureCode } from '../../base/failures.ts';
import { noteLying } from './check-record.ts';

export interface LyingNote {
  /** Notes how the file lies, or that it is not proved. */
  note(): void;
  /** Notes it anew where SQLite has written its log back into the file; asked after each change. */
  follow(): void;
  /** Notes it when the database is closed; where another file `isHere` at its path nothing stays noted. */
  end(isHere: boolean): void;
}

/** `isProved` answers at any time whether all rows were looked at since the start, and no damage was met. */
export function followLying(path: string, isProved: () => boolean): LyingNote {
  let changed = changedNs(path);
  const note = () => {
    changed = changedNs(path);
    noteLying(path, 'in-use', isProved());
  };
  return {
    note,
    follow() {
      if (changedNs(path) !== changed) note();
    },
    end: (isHere) => noteLying(path, 'closed', isHere && isProved()),
  };
}

/** When the file was last written to; null where the system does not say. */
function changedNs(path: string): bigint | null {
  try {
    return statSync(path, { bigint: true }).ctimeNs;
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
