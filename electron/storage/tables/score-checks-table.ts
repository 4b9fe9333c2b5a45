/** Which scores stand for games that were computed again from their seeds. */
import type { Verification } from '../../../core/game/verify-game.ts';
import { findRow, putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';

/** The result of computing a game again. */
export type CheckState = Verification['verdict'];

/** Keeps what came of it; the score must be there. */
export function keepCheck(database: Connection, gameId: string, state: CheckState): void {
  putRow(database, 'score_checks', { game_id: gameId, state });
}

/** Returns whether the game of a score was computed again and found to be as claimed. */
export function isVerified(database: Connection, gameId: string): boolean {
  return findRow(database, 'score_checks', gameId)?.state === 'verified';
}

/** Returns whether there is a score of this game that was entered before scores were re-checked. */
export function isUnchecked(database: Connection, gameId: string): boolean {
  return findRow(database, 'scores', gameId) !== null && findRow(database, 'score_checks', gameId) === null;
}

/** A score that was entered before scores were re-checked, or null when there is none left. */
export function nextUnchecked(database: Connection, except: ReadonlySet<string>): string | null {
  const ids = statement<[], string>(
    database,
    'SELECT game_id FROM scores WHERE game_id NOT IN (SELECT game_id FROM score_checks) ORDER BY game_id',
  )
    .pluck()
    .all();
  return ids.find((id) => !except.has(id)) ?? null;
}
