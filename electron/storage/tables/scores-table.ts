import { SCORES_PAGE } from '../../../core/contract/contract.ts';
import { type FinishedGame, scoreRowSchema } from '../../../core/contract/schemas.ts';
import type { FinishedPlace } from '../../../core/contract/statistics.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import { newestVersionOf, rankedTogether } from '../../../core/game/setup/mode-of.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { DamageError } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';
import { isInterrupted } from './journal-table.ts';
import { keyOfGame } from './kept-games.ts';
import { COUNTED, OWN } from './owners/counted-rows.ts';
import { type CheckState, isVerified, keepCheck } from './score-checks-table.ts';
import { findRevision } from './templates-table.ts';

/** Rows a score table shows. */
const SHOWN = 10;

/**
 * One table: games of a mode on a template, or on all (`null`), assisted ones apart from the others, and those under rules
 * that do not compare with others apart as well.
 */
export interface ScoreTable {
  readonly mode: Mode;
  /** A version of the mode's rules that is ranked in the table; the newest when not given. */
  readonly modeVersion?: number;
  readonly templateHash: string | null;
  readonly assisted: boolean;
}

function scoreRowOf(database: Connection, row: Row): ScoreRow {
  const revision = findRevision(database, String(row.template_hash));
  const where = `scores ${String(row.game_id)}`;
  const stored = {
    gameId: row.game_id,
    mode: row.mode,
    templateHash: row.template_hash,
    templateName: revision?.name ?? '',
    builtIn: revision?.builtIn ?? false,
    score: readJson(row.parts, where),
    scoreVersion: row.score_version,
    assists: readJson(row.assists, where),
    level: row.level,
    links: row.links,
    elapsedMs: row.elapsed_ms,
    finishedAt: momentOf(row.finished_at),
    ...interruptionOf(database, row),
  };
  return readStored(scoreRowSchema, stored, where);
}

function interruptionOf(database: Connection, { mode, game_id }: Row): Pick<ScoreRow, 'isInterrupted'> {
  const canBe = MODE_IDS.some((id) => id === mode && MODES[id].resumes === 'paused');
  return canBe && isInterrupted(database, String(game_id)) ? { isInterrupted: true } : {};
}

interface Place {
  readonly mode: Mode;
  readonly version: number;
  readonly isAssisted: number;
  readonly isVerified: number;
  readonly templateHash: string | null;
}

/** The parts of a table in which the index has its rows in order: by the version of the rules, and whether they were computed again. */
function placesOf(
  { mode, modeVersion = newestVersionOf(mode), ...table }: ScoreTable,
  isVerified: 0 | 1,
): Place[] {
  const of = { mode, isVerified, isAssisted: table.assisted ? 1 : 0, templateHash: table.templateHash };
  return rankedTogether(mode, modeVersion).map((version) => ({ ...of, version }));
}

/** The kept rows of a part of a table. */
function keptIn({ templateHash }: Pick<Place, 'templateHash'>): string {
  return `kept_games INDEXED BY ${templateHash === null ? 'kept_in_mode' : 'kept_on_template'}
    WHERE total IS NOT NULL AND ${COUNTED} AND mode = @mode AND mode_version = @version
      AND is_assisted = @isAssisted AND is_verified = @isVerified
      ${templateHash === null ? '' : 'AND template_hash = @templateHash'}`;
}

interface Ranked {
  readonly key: number;
  readonly total: number;
  readonly finished_at: number;
}

/** The kept rows of a table from a place on, best first: those that were computed again before the others. */
function* rankedIn(database: Connection, table: ScoreTable): Generator<number> {
  for (const isVerified of [1, 0] as const) {
    for (let from = 0; ; from += SHOWN) {
      // Of each part as many as could stand there: the versions of one table are few.
      const best = placesOf(table, isVerified).flatMap((place) =>
        statement<[Place & { most: number }], Ranked>(
          database,
          `SELECT key, total, finished_at FROM ${keptIn(place)}
           ORDER BY total DESC, finished_at, key LIMIT @most`,
        ).all({ ...place, most: from + SHOWN }),
      );
      best.sort(
        (one, other) => other.total - one.total || one.finished_at - other.finished_at || one.key - other.key,
      );
      const page = best.slice(from, from + SHOWN);
      for (const { key } of page) yield key;
      if (page.length < SHOWN) break;
    }
  }
}

function scoreOfKey(database: Connection, key: number): Row {
  const row = statement<[number], Row>(
    database,
    'SELECT scores.* FROM game_keys JOIN scores ON scores.game_id = game_keys.game_id WHERE game_keys.key = ?',
  ).get(key);
  if (row === undefined) throw new DamageError(`scores of game ${key} are missing`);
  return row;
}

/**
 * The player's best of one table, best first; games must be settled. One that cannot be read is reported, and the next one
 * stands in its place.
 */
export function listScores(
  database: Connection,
  table: ScoreTable,
  onDamage: OnDamage = () => undefined,
): ScoreRow[] {
  const best: ScoreRow[] = [];
  for (const key of rankedIn(database, table)) {
    best.push(...soundOf([key], (each) => listedRow(database, scoreOfKey(database, each)), onDamage));
    if (best.length === SHOWN) break;
  }
  return best;
}

/**
 * A page of the scores of the player's, last entered first; games must be settled. One that cannot be read is reported and left
 * out, and the page goes on behind it.
 */
export function listAllScores(
  database: Connection,
  after: FinishedPlace | null,
  onDamage: OnDamage = () => undefined,
  most = SCORES_PAGE,
): ScoreRow[] {
  const rows: ScoreRow[] = [];
  for (const key of finishedKeys(database, after)) {
    rows.push(...soundOf([key], (each) => listedRow(database, scoreOfKey(database, each)), onDamage));
    if (rows.length === most) break;
  }
  return rows;
}

/** Kept rows that are looked at together. */
const KEYS_AT_ONCE = 100;

/** The numbers of the games whose scores count, last finished first, after a place in this order. */
export function* finishedKeys(database: Connection, after: FinishedPlace | null): Generator<number> {
  const query = statement<[{ at: number; key: number; most: number }], { key: number; at: number }>(
    database,
    `SELECT key, finished_at AS at FROM kept_games INDEXED BY kept_by_end
     WHERE total IS NOT NULL AND ${OWN} AND ${COUNTED} AND (finished_at, key) < (@at, @key)
     ORDER BY finished_at DESC, key DESC LIMIT @most`,
  );
  let place = {
    at: after?.finishedAt ?? Number.MAX_SAFE_INTEGER,
    key: after === null ? 0 : (keyOfGame(database, after.gameId) ?? 0),
  };
  for (;;) {
    const keys = query.all({ ...place, most: KEYS_AT_ONCE });
    for (const { key } of keys) yield key;
    const last = keys.at(-1);
    if (last === undefined || keys.length < KEYS_AT_ONCE) return;
    place = last;
  }
}

/** The row as lists show it. */
function listedRow(database: Connection, unchecked: Row): ScoreRow {
  const row = scoreRowOf(database, checkedRow('scores', unchecked));
  return isVerified(database, row.gameId) ? row : { ...row, notRechecked: true };
}

/** A score and how it stood among those before it. */
export type EnteredScore = Pick<FinishedGame, 'row' | 'rank' | 'previousBest'>;

/** The totals that stand in one table, the highest first; those that were not computed again stand below the others. */
export interface TableTotals {
  readonly verified: number[];
  readonly others: number[];
}

/** Of the scores that count. Games must be settled. */
export function readTotals(database: Connection, table: ScoreTable): TableTotals {
  const totalsOf = (isVerified: 0 | 1) =>
    placesOf(table, isVerified)
      .flatMap((place) =>
        statement<[Place], number>(database, `SELECT total FROM ${keptIn(place)}`)
          .pluck()
          .all(place),
      )
      .sort((one, other) => other - one);
  return { verified: totalsOf(1), others: totalsOf(0) };
}

/** Ranks a total among those that count, without reading them: what is ahead of it is counted by the index. */
function placeAmong(
  database: Connection,
  table: ScoreTable,
  total: number,
  state: CheckState | undefined,
): Omit<EnteredScore, 'row'> {
  const countIn = (isVerified: 0 | 1, least: number) =>
    placesOf(table, isVerified).reduce((sum, place) => {
      const query = `SELECT count(*) FROM ${keptIn(place)} AND total >= @least`;
      const count = statement<[Place & { least: number }], number>(database, query).pluck();
      return sum + Number(count.get({ ...place, least }));
    }, 0);
  const bestIn = (isVerified: 0 | 1) =>
    placesOf(table, isVerified).reduce<number | null>((best, place) => {
      const query = `SELECT total FROM ${keptIn(place)} ORDER BY total DESC LIMIT 1`;
      const found = statement<[Place], number>(database, query).pluck().get(place);
      return found === undefined ? best : Math.max(found, best ?? found);
    }, null);
  const isSure = state === 'verified';
  const ahead = isSure ? countIn(1, total) : countIn(1, Number.MIN_SAFE_INTEGER) + countIn(0, total);
  return { rank: 1 + ahead, previousBest: bestIn(1) ?? bestIn(0) };
}

/** Takes a total into a table, and answers how it stands there; an equal one that came first stays ahead. */
export function placeInto(
  { verified, others }: TableTotals,
  total: number,
  state: CheckState | undefined,
): Omit<EnteredScore, 'row'> {
  const previousBest = verified[0] ?? others[0] ?? null;
  const isSure = state === 'verified';
  const list = isSure ? verified : others;
  const ahead = countAhead(list, total);
  list.splice(ahead, 0, total);
  return { rank: 1 + ahead + (isSure ? 0 : verified.length), previousBest };
}

/** Counts the totals, the highest first, that are at least as high; by binary search. */
function countAhead(totals: readonly number[], total: number): number {
  let [low, high] = [0, totals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? 0) >= total) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Enters a score and ranks it among those that count in its table; an equal total that came first stays ahead. With
 * `state` not `verified` it stands below all that are. Without one, its game is computed again at another time. Games must be
 * settled.
 */
export function enterScore(database: Connection, row: ScoreRow, state?: CheckState): EnteredScore {
  const table = { ...tableOf(row), modeVersion: versionOfGame(database, row.gameId) };
  const finished = { row, ...placeAmong(database, table, row.score.total, state) };
  keepScore(database, finished, state);
  return finished;
}

function versionOfGame(database: Connection, gameId: string): number {
  const found = statement<[string], { version: number }>(
    database,
    `SELECT coalesce(json_extract(setup, '$.modeVersion'), 1) AS version FROM games WHERE id = ? AND json_valid(setup)`,
  ).get(gameId);
  return found?.version ?? 1;
}

/** The table in which a score stands, but for the version of the rules. */
export function tableOf({ mode, templateHash, assists }: ScoreRow): ScoreTable {
  return { mode, templateHash, assisted: assists.length > 0 };
}

/** Keeps a score with the place it had when it was entered. */
export function keepScore(
  database: Connection,
  { row, rank, previousBest }: EnteredScore,
  state?: CheckState,
): void {
  putRow(database, 'scores', {
    game_id: row.gameId,
    mode: row.mode,
    template_hash: row.templateHash,
    is_assisted: tableOf(row).assisted ? 1 : 0,
    total: row.score.total,
    parts: JSON.stringify(row.score),
    score_version: row.scoreVersion,
    assists: JSON.stringify(row.assists),
    level: row.level,
    links: row.links,
    elapsed_ms: row.elapsedMs,
    finished_at: row.finishedAt,
    rank_then: rank,
    best_before: previousBest,
  });
  if (state !== undefined) keepCheck(database, row.gameId, state);
}

/** The score of a finished game as it stood when it was entered, or null. */
export function findFinished(database: Connection, gameId: string): EnteredScore | null {
  const row = findRow(database, 'scores', gameId);
  if (row === null) return null;
  return {
    row: scoreRowOf(database, row),
    rank: Number(row.rank_then),
    previousBest: row.best_before === null || row.best_before === undefined ? null : Number(row.best_before),
  };
}
