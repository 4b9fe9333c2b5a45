import * as recovery from '../../electron/storage/trust/recovery/recover.ts';
import type { OpenedStorage, StorageOptions } from '../../electron/storage/trust/startup/opened-storage.ts';
import { opening } from '../../electron/storage/trust/startup/opening.ts';

/** Opens a database as the storage's thread does, in one step. */
export function openStorage(options: StorageOptions): OpenedStorage {
  const work = opening(options);
  for (let next = work.next(); ; next = work.next(recovery)) if (next.done) return next.value;
}
