import type { Connection } from '../../electron/storage/base/connection.ts';
import { openInMemory } from '../../electron/storage/base/connection.ts';
import { migrate } from '../../electron/storage/tables/migrate.ts';

/** A storage of the newest schema in memory; each reading of its clock is a millisecond later. */
export interface MemoryStorage {
  readonly database: Connection;
  readonly now: () => number;
}

export function newMemoryStorage(): MemoryStorage {
  const database = openInMemory();
  migrate(database);
  let time = 0;
  return { database, now: () => ++time };
}
