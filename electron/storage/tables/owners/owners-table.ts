/** Whose rows are: the ids of the other databases that rows came from, and which of them are the player's. */
import { checkedRow, findRow, putRow, type Row } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { statement } from '../../base/statements.ts';
import { momentOf } from '../../base/stored-value.ts';
import { isMine } from './counted-rows.ts';

/** Another database that rows came from. */
export interface Owner {
  readonly id: string;
  readonly isMine: boolean;
}

function ownerOf(row: Row): Owner {
  const { id, is_mine } = checkedRow('owners', row);
  return { id: String(id), isMine: is_mine === 1 };
}

/** Every other database that rows came from. */
export function listOwners(database: Connection): Owner[] {
  return statement<[], Row>(database, 'SELECT * FROM owners ORDER BY id').all().map(ownerOf);
}

/** Returns what the player said about the owner of a database with this id, or null when it is new here. */
export function findOwner(database: Connection, id: string): Owner | null {
  const row = findRow(database, 'owners', id);
  return row === null ? null : ownerOf(row);
}

/** Keeps whose a database is. */
export function putOwner(database: Connection, { id, isMine: mine }: Owner): void {
  putRow(database, 'owners', { id, is_mine: mine ? 1 : 0 });
}

/**
 * The origin of a row: `undefined` for one that was made in this database, the id of another database, or
 * null for a game that came in a file of its own and may be of anyone.
 */
export type RowOwner = string | null | undefined;

/** Returns the origin of a game. */
export function ownerOfGame(database: Connection, gameId: string): RowOwner {
  const owned = findRow(database, 'game_owners', gameId);
  if (owned !== null) return String(owned.owner);
  return findRow(database, 'imported_games', gameId) === null ? undefined : null;
}

/** Returns the origin of an answer; there are no files of single answers. */
export function ownerOfAnswer(database: Connection, answerId: string): Exclude<RowOwner, null> {
  const owned = findRow(database, 'answer_owners', answerId);
  return owned === null ? undefined : String(owned.owner);
}

/** Keeps where a game comes from, in place of what was kept of it. */
export function putOwnerOfGame(database: Connection, gameId: string, owner: RowOwner, now: number): void {
  const forget = (table: 'game_owners' | 'imported_games') =>
    statement<[string]>(database, `DELETE FROM ${table} WHERE game_id = ?`).run(gameId);
  if (owner !== null) forget('imported_games');
  if (typeof owner !== 'string') forget('game_owners');
  const came = momentOf(now);
  if (owner === null) putRow(database, 'imported_games', { game_id: gameId, imported_at: came });
  else if (owner !== undefined) putRow(database, 'game_owners', { game_id: gameId, owner, came_at: came });
}

/** Keeps where an answer comes from, in place of what was kept of it. */
export function putOwnerOfAnswer(
  database: Connection,
  answerId: string,
  owner: Exclude<RowOwner, null>,
  now: number,
): void {
  if (owner === undefined) {
    statement<[string]>(database, 'DELETE FROM answer_owners WHERE answer_id = ?').run(answerId);
  } else {
    putRow(database, 'answer_owners', { answer_id: answerId, owner, came_at: momentOf(now) });
  }
}

/** Returns whether a stored game is the player's own. */
export function isOwnGame(database: Connection, gameId: string): boolean {
  const found = statement<[string]>(database, `SELECT 1 FROM games WHERE id = ? AND ${isMine('games.id')}`);
  return found.get(gameId) !== undefined;
}
