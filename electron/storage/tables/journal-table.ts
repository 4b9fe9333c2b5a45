import type { JournalRow } from '../../../core/contract/schemas.ts';
import { type Entry, entrySchema } from '../../../core/game/setup/entry.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { checksum } from '../base/row-checksum.ts';
import { statement } from '../base/statements.ts';
import { readJson, readStored } from '../base/stored-value.ts';
import type { GameProgress } from './games-table.ts';

/** One journal row as the table holds it. */
export interface StoredEntry {
  readonly place: number;
  readonly entry: string;
  readonly boardHash: string;
  readonly chain: string;
}

/** The link of the chain that follows `previous`: a hash over it and the new row. */
export function nextChain(previous: string, place: number, entry: string, boardHash: string): string {
  return checksum('journal', [previous, place, entry, boardHash]);
}

/** Adds a row at the end of a game's journal. A row that stands at its place makes this throw. */
export function appendRow(database: Connection, gameId: string, stored: StoredEntry): void {
  statement(
    database,
    `INSERT INTO journal (game_key, place, entry, board_hash, chain) VALUES (${KEY_OF_GAME}, ?, ?, ?, ?)`,
  ).run(gameId, stored.place, stored.entry, stored.boardHash, stored.chain);
}

/** The key of the game with an id, by which the rows of journals name it. */
const KEY_OF_GAME = '(SELECT key FROM game_keys WHERE game_id = ?)';

/** The SQL condition for the rows of one game; in databases from before games had keys by their id. */
function ofGame(database: Connection): string {
  return hasGameKeys(database) ? `game_key = ${KEY_OF_GAME}` : 'game_id = ?';
}

const withKeys = new WeakSet<Connection>();

/** Returns whether journals name their games by keys: a recovery reads files of earlier versions as well. */
export function hasGameKeys(database: Connection): boolean {
  if (withKeys.has(database)) return true;
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'game_keys'";
  if (database.prepare(table).get() === undefined) return false;
  withKeys.add(database);
  return true;
}

/** The rows of a game in order from a place on, `most` of them at most, unchecked. */
export function rawJournal(
  database: Connection,
  gameId: string,
  from = 0,
  most = Number.MAX_SAFE_INTEGER,
): StoredEntry[] {
  return statement<[string, number, number], Row>(
    database,
    `SELECT * FROM journal WHERE ${ofGame(database)} AND place >= ? ORDER BY place LIMIT ?`,
  )
    .all(gameId, from, most)
    .map((row) => ({
      place: Number(row.place),
      entry: String(row.entry),
      boardHash: String(row.board_hash),
      chain: String(row.chain),
    }));
}

/** Counts the rows, which begin at place `from`, that hang together with the link of the chain before them. */
export function soundLength(chainBefore: string, rows: readonly StoredEntry[], from = 0): number {
  let chain = chainBefore;
  for (const [index, row] of rows.entries()) {
    const place = from + index;
    chain = nextChain(chain, place, row.entry, row.boardHash);
    if (row.place !== place || row.chain !== chain) return index;
  }
  return rows.length;
}

/** The rows of a game in order; throws DamageError when one is changed or lost. */
export function checkedRows(database: Connection, firstChain: string, progress: GameProgress): StoredEntry[] {
  const rows = rawJournal(database, progress.gameId);
  const lastChain = rows.at(-1)?.chain ?? firstChain;
  const isWhole =
    rows.length === progress.entries &&
    lastChain === progress.chain &&
    soundLength(firstChain, rows) === rows.length;
  if (!isWhole) throw new DamageError(`journal ${progress.gameId}`);
  return rows;
}

/** The whole journal of a game; throws DamageError when a row is changed or lost. */
export function readJournal(database: Connection, firstChain: string, progress: GameProgress): JournalRow[] {
  return checkedRows(database, firstChain, progress).map((row) => ({
    entry: entryOf(row, progress.gameId),
    boardHash: row.boardHash,
  }));
}

/** The entry of a row; throws DamageError when it is none that this version knows. */
export function entryOf({ entry, place }: StoredEntry, gameId: string): Entry {
  const where = `journal ${gameId} ${place}`;
  return readStored(entrySchema, readJson(entry, where), where);
}

/** When the last entry of a game was made, by its clock; 0 without one. Throws DamageError when its row is changed or lost. */
export function lastEntryMs(database: Connection, { gameId, entries, chain }: GameProgress): number {
  if (entries === 0) return 0;
  const last = rowAt(database, gameId, entries - 1);
  if (last?.chain !== chain) throw new DamageError(`journal ${gameId}`);
  return entryOf(last, gameId).elapsedMs;
}

/** Returns whether a game went on after its program had ended while its clock ran. Linear in its journal. */
export function isInterrupted(database: Connection, gameId: string): boolean {
  const found = statement<[string], { found: number }>(
    database,
    `SELECT EXISTS (
       SELECT 1 FROM journal WHERE ${ofGame(database)} AND entry LIKE '{"type":"interrupted"%'
     ) AS found`,
  ).get(gameId);
  return found?.found === 1;
}

/** The row at one place, or null. */
export function rowAt(database: Connection, gameId: string, place: number): StoredEntry | null {
  const row = statement<[string, number], Row>(
    database,
    `SELECT * FROM journal WHERE ${ofGame(database)} AND place = ?`,
  ).get(gameId, place);
  if (row === undefined) return null;
  return {
    place,
    entry: String(row.entry),
    boardHash: String(row.board_hash),
    chain: String(row.chain),
  };
}
