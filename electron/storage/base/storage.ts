import type { Connection } from './connection.ts';

/** What all work on a player's data needs: where it lies, and the time. */
export interface Storage {
  readonly database: Connection;
  /** UTC milliseconds. */
  readonly now: () => number;
}
