import * as v from 'valibot';
import { type FinishedGame, type ScoreRow, scoreRowSchema } from '../../core/contract/schemas.ts';
import type { Mode } from '../../core/game/entry.ts';
import type { Connection } from './connection.ts';
import { statement } from './statements.ts';
import { checkedRow, findRow, putRow, type Row } from './tables.ts';
import { findRevision } from './templates.ts';

/** Rows a score table shows. */
const SHOWN = 10;

/** One table: games of a mode on a template, or on all (`null`), assisted ones apart from the others. */
export interface ScoreTable {
  readonly mode: Mode;
  readonly templateHash: string | null;
  readonly assisted: boolean;
}

function scoreRowOf(database: Connection, row: Row): ScoreRow {
  const revision = findRevision(database, String(row.template_hash));
  return v.parse(scoreRowSchema, {
    gameId: row.game_id,
    mode: row.mode,
    templateHash: row.template_hash,
    templateName: revision?.name ?? '',
    builtIn: revision?.builtIn ?? false,
    score: JSON.parse(String(row.parts)),
    scoreVersion: row.score_version,
    assists: JSON.parse(String(row.assists)),
    level: row.level,
    links: row.links,
    elapsedMs: row.elapsed_ms,
    finishedAt: row.finished_at,
  });
}

function rowsOf(database: Connection, table: ScoreTable, limit: number): Row[] {
  return statement<unknown[], Row>(
    database,
    `SELECT * FROM scores
       WHERE mode = @mode AND is_assisted = @isAssisted AND template_hash = coalesce(@templateHash, template_hash)
       ORDER BY total DESC, finished_at, game_id LIMIT @limit`,
  )
    .all({ mode: table.mode, isAssisted: table.assisted ? 1 : 0, templateHash: table.templateHash, limit })
    .map((row) => checkedRow('scores', row));
}

/** The best of one table, best first. */
export function listScores(database: Connection, table: ScoreTable): ScoreRow[] {
  return rowsOf(database, table, SHOWN).map((row) => scoreRowOf(database, row));
}

/** Every score, last entered first. */
export function listAllScores(database: Connection): ScoreRow[] {
  const rows = statement<[], Row>(database, 'SELECT * FROM scores ORDER BY finished_at DESC, game_id').all();
  return rows.map((row) => scoreRowOf(database, checkedRow('scores', row)));
}

/** A score and how it stood among those before it. */
export type EnteredScore = Pick<FinishedGame, 'row' | 'rank' | 'previousBest'>;

/** Enters a score and ranks it among those that stand in its table; an equal total that came first stays ahead. */
export function enterScore(database: Connection, row: ScoreRow): EnteredScore {
  const others = rowsOf(database, tableOf(row), -1);
  const rank = 1 + others.filter((other) => Number(other.total) >= row.score.total).length;
  const best = others[0];
  const finished = { row, rank, previousBest: best === undefined ? null : Number(best.total) };
  keepScore(database, finished);
  return finished;
}

function tableOf({ mode, templateHash, assists }: ScoreRow): ScoreTable {
  return { mode, templateHash, assisted: assists.length > 0 };
}

/** Keeps a score with the place it had when it was entered. */
export function keepScore(database: Connection, { row, rank, previousBest }: EnteredScore): void {
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
