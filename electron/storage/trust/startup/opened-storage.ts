import type { Storage } from '../../base/storage.ts';
import type { WriterLock } from '../../files/lock.ts';
import type { AcceptedMoves } from '../checks/accepted-moves.ts';
import type { FullCheckOptions } from '../checks/full-check.ts';
import type { Condition } from './condition.ts';

export interface StorageOptions extends Pick<Storage, 'now'> {
  /** The database file; its folder is made when it is missing. */
  readonly path: string;
  readonly appVersion: string;
  /** Checks everything beside play; without it only starts check. */
  readonly fullCheck?: Pick<FullCheckOptions, 'program' | 'onBug' | 'firstLookMs'>;
  /**
   * Called with an error that is neither known damage nor a failure of the machine; the start goes on all the
   * same.
   */
  readonly onBug?: (error: unknown) => void;
  /** The thread that opened it before died of it. */
  readonly isRestart?: boolean;
  /** Takes the right to write; by default that of this database alone. */
  readonly takeLock?: () => WriterLock;
  /** Hears which process has the right to write, before anything of the database is looked at, which may take a while. */
  readonly onLock?: (holder: 'self' | 'another') => void;
  /** Hears what share is done of bringing a database of an earlier version to this one's. */
  readonly onPreparing?: (share: number) => void;
}

/** `state` is as it is now. */
export interface OpenedStorage extends Storage, Condition {
  readonly path: string;
  /** A second count of each accepted move, outside the database. */
  readonly accepted: Pick<AcceptedMoves, 'note' | 'restart'>;
  /** Gives the file back; the storage cannot be used after it. */
  close(): void;
}
