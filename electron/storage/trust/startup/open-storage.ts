import * as recovery from '../recovery/recover.ts';
import type { OpenedStorage, StorageOptions } from './opened-storage.ts';
import { opening } from './opening.ts';

/**
 * Opens the player's database, makes it when there is none, and brings it to the newest schema. A damaged one is set
 * aside and restored, whatever it makes the program throw. What cannot be used for a reason outside it is left exactly as
 * it is: the storage then runs from memory and its state says why. Throws only what an empty database would throw too.
 */
export function openStorage(options: StorageOptions): OpenedStorage {
  const work = opening(options);
  for (let next = work.next(); ; next = work.next(recovery)) if (next.done) return next.value;
}
