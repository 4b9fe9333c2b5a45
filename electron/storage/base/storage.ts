import type { Connection } from './connection.ts';

/** The database of a player and the clock, on which all work on the data depends. */
export interface Storage {
  readonly database: Connection;
  /** UTC milliseconds. */
  readonly now: () => number;
}
