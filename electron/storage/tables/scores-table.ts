import { type FinishedGame, scoreRowSchema } from '../../../core/contract/schemas.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../core/game/score-row.ts';
import { newestVersionOf, rankedTogether } from '../../../core/game/setup/mode-of.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';
import { isInterrupted } from './journal-table.ts';
import { COUNTED_SCORES, type Counting, countingAt } from './owners/counted-rows.ts';
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

/**
 * The version of the rules that the game of a score was played under. A score whose setup cannot be read stays in the first
 * table, where reading it reports what is wrong.
 */
const MODE_VERSION_OF_GAME = `coalesce(
  (SELECT json_extract(setup, '$.modeVersion') FROM games WHERE games.id = scores.game_id AND json_valid(setup)), 1)`;

/** The rows of a table that count at a moment, best first, unchecked. */
function rowsOf(database: Connection, table: ScoreTable, now: number): IterableIterator<Row> {
  const { mode, modeVersion = newestVersionOf(mode) } = table;
  return statement<unknown[], Row>(
    database,
    `SELECT * FROM ${COUNTED_SCORES} AS scores
       WHERE mode = @mode AND is_assisted = @isAssisted AND template_hash = coalesce(@templateHash, template_hash)
         AND ${MODE_VERSION_OF_GAME} IN (SELECT value FROM json_each(@versions))
       ORDER BY game_id IN (SELECT game_id FROM score_checks WHERE state = 'verified') DESC,
                total DESC, finished_at, game_id`,
  ).iterate({
    ...countingAt(now),
    mode,
    isAssisted: table.assisted ? 1 : 0,
    templateHash: table.templateHash,
    versions: JSON.stringify(rankedTogether(mode, modeVersion)),
  });
}

/** The player's best of one table, best first. One that cannot be read is reported, and the next one stands in its place. */
export function listScores(
  database: Connection,
  table: ScoreTable,
  now: number,
  onDamage: OnDamage = () => undefined,
): ScoreRow[] {
  const best: ScoreRow[] = [];
  for (const row of rowsOf(database, table, now)) {
    best.push(...soundOf([row], (each) => listedRow(database, each), onDamage));
    if (best.length === SHOWN) break;
  }
  return best;
}

/** Every score of the player's, last entered first. One that cannot be read is reported and left out. */
export function listAllScores(
  database: Connection,
  now: number,
  onDamage: OnDamage = () => undefined,
): ScoreRow[] {
  const rows = statement<[Counting], Row>(
    database,
    `SELECT * FROM ${COUNTED_SCORES} ORDER BY finished_at DESC, game_id`,
  ).all(countingAt(now));
  return soundOf(rows, (row) => listedRow(database, row), onDamage);
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

/** Of the scores that count at a moment. */
export function readTotals(database: Connection, table: ScoreTable, now: number): TableTotals {
  const rows = soundOf(
    [...rowsOf(database, table, now)],
    (row) => checkedRow('scores', row),
    () => undefined,
  );
  const isSure = ({ game_id }: Row) => isVerified(database, String(game_id));
  const totalsOf = (some: readonly Row[]) => some.map(({ total }) => Number(total));
  return { verified: totalsOf(rows.filter(isSure)), others: totalsOf(rows.filter((row) => !isSure(row))) };
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

/** How many of the totals, the highest first, are at least as high; by binary search. */
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
 * `state` not `verified` it stands below all that are. Without one, its game is computed again at another time.
 */
export function enterScore(
  database: Connection,
  row: ScoreRow,
  now: number,
  state?: CheckState,
): EnteredScore {
  const table = { ...tableOf(row), modeVersion: versionOfGame(database, row.gameId) };
  const finished = { row, ...placeInto(readTotals(database, table, now), row.score.total, state) };
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
