/** Games that wait to be settled when a storage has been opened, as after a migration. */

import { ok } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import { giveWay } from '../base/slices.ts';
import { SETTLED_AT_ONCE, settleSome } from '../tables/settling.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';

/**
 * Settles `all` games in slices and tells what share is done; a kill leaves the rest to the next start. A disk that is full by now leaves the
 * rest to the answers that need it.
 */
export async function settleMany(
  { database, now, reportDamage }: OpenedStorage,
  all: number,
  onProgress: (share: number) => void,
): Promise<void> {
  const settle = database.transaction(() => settleSome(database, now(), reportDamage));
  for (let settled = SETTLED_AT_ONCE; database.open; settled += SETTLED_AT_ONCE) {
    await giveWay();
    const hasMore = guarded(() => ok(settle.immediate()), reportDamage);
    if (!hasMore.ok || !hasMore.value) break;
    onProgress(Math.min(1, settled / all));
  }
}
