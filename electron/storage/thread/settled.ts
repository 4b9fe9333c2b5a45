/** Answers of the storage's thread that rest on kept rows and sums. */

import { isEnvironmental } from '../base/failures.ts';
import { giveWay } from '../base/slices.ts';
import type { Storage } from '../base/storage.ts';
import type { OnDamage } from '../base/stored-value.ts';
import { readSettled, SETTLED_AT_ONCE, settleSome } from '../tables/settling.ts';
import { countUnsettled, isUnsettled } from '../tables/unsettled.ts';

/** Settles what was changed, in slices, until hardly anything is left of it. */
export async function settleInSlices({ database, now }: Storage, onDamage: OnDamage): Promise<void> {
  while (database.open && isUnsettled(database, now()) && countUnsettled(database, now()) > SETTLED_AT_ONCE) {
    await giveWay();
    if (!database.open) return;
    try {
      const hasMore = database.transaction(() => settleSome(database, now(), onDamage)).immediate();
      if (!hasMore) return;
    } catch (error) {
      // A disk that takes nothing: what is read settles all of it for itself.
      if (!isEnvironmental(error)) throw error;
      return;
    }
  }
}

/** Answers from rows that are settled; before it many are, others are answered meanwhile. */
export async function whenSettled<T>(storage: Storage, onDamage: OnDamage, read: () => T): Promise<T> {
  await settleInSlices(storage, onDamage);
  return readSettled(storage.database, storage.now(), onDamage, read);
}
