import * as v from 'valibot';
import { GAME_STATUSES } from '../../../core/contract/board-games.ts';
import { gameSummarySchema } from '../../../core/contract/schemas.ts';
import { slotOf } from '../../../core/game/setup/basis.ts';
import { type GameSetup, gameSetupSchema } from '../../../core/game/setup/entry.ts';
import { changeRow, checkedRow, findRow, putRow, type Row, rowChecksum } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';
import { COUNTED, isMine } from './owners/counted-rows.ts';
import { withTrueTemplate } from './true-template.ts';

export type StoredStatus = (typeof GAME_STATUSES)[number];

/** The part of a game that never changes. */
export interface StoredGame {
  readonly id: string;
  readonly setup: GameSetup;
  readonly startedAt: number;
  /** The checksum of this row: the first link of the journal's chain. */
  readonly chain: string;
}

/** The progress of a game; changes with each move. */
export interface GameProgress {
  readonly gameId: string;
  readonly status: StoredStatus;
  /** Number of journal entries, and the last link of their chain. */
  readonly entries: number;
  readonly chain: string;
  readonly level: number;
  readonly pairsLeft: number;
  /** The clock as it was last kept; `timeOf` says what that is to a screen. */
  readonly clockMs: number;
  /** UTC milliseconds of the last entry. */
  readonly playedAt: number;
}

/** A game with how far it has come. */
export interface UnfinishedGame {
  readonly progress: GameProgress;
  readonly stored: StoredGame;
}

const progressSchema = v.object({
  game_id: v.string(),
  status: v.picklist(GAME_STATUSES),
  entries: v.number(),
  chain: v.string(),
  level: gameSummarySchema.entries.level,
  pairs_left: gameSummarySchema.entries.pairsLeft,
  elapsed_ms: gameSummarySchema.entries.elapsedMs,
  played_at: v.number(),
});

/** Reads the progress of a game from a row whose checksum was checked. */
export function readProgress(row: Row): GameProgress {
  const parsed = readStored(progressSchema, row, `progress ${String(row.game_id)}`);
  return {
    gameId: parsed.game_id,
    status: parsed.status,
    entries: parsed.entries,
    chain: parsed.chain,
    level: parsed.level,
    pairsLeft: parsed.pairs_left,
    clockMs: parsed.elapsed_ms,
    playedAt: momentOf(parsed.played_at),
  };
}

/** Adds a game and answers the first link of its chain. */
export function addGame(database: Connection, id: string, setup: GameSetup, now: number): string {
  const row = {
    id,
    mode: setup.mode,
    template_hash: setup.deal.template.hash,
    setup: JSON.stringify(setup),
    started_at: now,
  };
  putRow(database, 'games', row);
  statement<[string]>(database, 'INSERT INTO game_keys (game_id) VALUES (?)').run(id);
  return rowChecksum('games', row);
}

/** The game with this id, or null. */
export function findGame(database: Connection, id: string): StoredGame | null {
  const row = findRow(database, 'games', id);
  if (row === null) return null;
  return {
    id,
    setup: withTrueTemplate(readStored(gameSetupSchema, readJson(row.setup, `games ${id}`), `games ${id}`)),
    startedAt: momentOf(row.started_at),
    chain: String(row.checksum),
  };
}

/** Finds the progress of a game, or null when there is no such game. */
export function findProgress(database: Connection, gameId: string): GameProgress | null {
  const row = findRow(database, 'progress', gameId);
  if (row !== null) return readProgress(row);
  if (findRow(database, 'games', gameId) !== null) throw new DamageError(`progress ${gameId} is missing`);
  return null;
}

/** Writes how far a game has come. */
export function putProgress(database: Connection, progress: GameProgress): void {
  const row = {
    game_id: progress.gameId,
    status: progress.status,
    entries: progress.entries,
    chain: progress.chain,
    level: progress.level,
    pairs_left: progress.pairsLeft,
    elapsed_ms: progress.clockMs,
    played_at: progress.playedAt,
  };
  // A move changes no status: left out, it leaves the index of the games being played as it is, and writes a page less.
  if (!changeRow(database, 'progress', row, ['game_id', 'status'])) putRow(database, 'progress', row);
}

/** The player's games being played, last played first. */
export function listPlaying(database: Connection, onDamage: OnDamage = () => undefined): UnfinishedGame[] {
  const rows = statement<[], Row>(
    database,
    `SELECT * FROM progress INDEXED BY progress_playing WHERE status = 'playing' AND ${isMine('progress.game_id')}
     ORDER BY played_at DESC, game_id`,
  ).all();
  return soundOf(rows, (row) => withGame(database, readProgress(checkedRow('progress', row))), onDamage);
}

/** A board that was looked at for so long is worth going on with, even without a move. */
const LOOKED_AT_MS = 10_000;

/**
 * Games to go on with, last played first. One that was opened and left at once is not among them; it stays what it is until
 * the next game like it sets it aside. One that cannot be read is reported and left out.
 */
export function listUnfinished(database: Connection, onDamage: OnDamage = () => undefined): UnfinishedGame[] {
  return listPlaying(database, onDamage).filter(
    ({ progress: { entries, clockMs } }) => entries > 0 || clockMs >= LOOKED_AT_MS,
  );
}

/** The player's games that ended with tiles on their board, last played first, `most` of them at most. Games must be settled. */
export function listLost(
  database: Connection,
  most: number,
  onDamage: OnDamage = () => undefined,
): UnfinishedGame[] {
  const rows = statement<[{ most: number }], Row>(
    database,
    `SELECT progress.* FROM kept_games INDEXED BY kept_lost
     JOIN game_keys ON game_keys.key = kept_games.key
     JOIN progress ON progress.game_id = game_keys.game_id
     WHERE is_lost = 1 AND ${COUNTED}
     ORDER BY kept_games.played_at DESC, kept_games.key LIMIT @most`,
  ).all({ most });
  const lost = soundOf(rows, (row) => readProgress(checkedRow('progress', row)), onDamage);
  return soundOf(lost, (progress) => withGame(database, progress), onDamage);
}

function withGame(database: Connection, progress: GameProgress): UnfinishedGame {
  const stored = findGame(database, progress.gameId);
  if (stored === null) throw new DamageError(`games ${progress.gameId} is missing`);
  return { progress, stored };
}

/**
 * The time of a game, the same wherever it is told: of one being played its clock, which runs on after `lastMs`, the time of
 * its last entry; of one that is over that of its last entry.
 */
export function timeOf(
  { status, clockMs }: Pick<GameProgress, 'status' | 'clockMs'>,
  lastMs: number,
): number {
  return status === 'playing' ? Math.max(clockMs, lastMs) : lastMs;
}

/** Returns whether only one of two games is being played at a time. */
export function isAlike(one: GameSetup, other: GameSetup): boolean {
  return slotOf(one, one.deal.template) === slotOf(other, other.deal.template);
}

/** Takes the games that are being played and are like this one out of the way. */
export function setAsideLike(database: Connection, setup: GameSetup): void {
  for (const { progress, stored } of listPlaying(database)) {
    if (isAlike(stored.setup, setup)) putProgress(database, { ...progress, status: 'set-aside' });
  }
}
