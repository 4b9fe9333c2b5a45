/**
 * Whose clock runs: the game that a window said so of and has not said otherwise since. It is kept for modes that count
 * interruptions alone. A game that still stands here when it is loaded was interrupted: the program ended, and nothing says when
 * its clock stopped.
 */
import { findRow, putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';

const NAME = 'running_clock';

/** Returns whether the clock of this game runs. */
export function doesClockRun(database: Connection, gameId: string): boolean {
  return findRow(database, 'meta', NAME)?.value === gameId;
}

/** Keeps that this game's clock runs, instead of any other's. */
export function startClock(database: Connection, gameId: string): void {
  putRow(database, 'meta', { name: NAME, value: gameId });
}

/** Keeps that this game's clock stands. */
export function stopClock(database: Connection, gameId: string): void {
  if (doesClockRun(database, gameId))
    statement<[string]>(database, 'DELETE FROM meta WHERE name = ?').run(NAME);
}
