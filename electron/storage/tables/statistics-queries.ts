/** What the player did so far, counted by SQL from the games and scores that count. */
import {
  type Statistics,
  type TableStatistics,
  tableStatisticsSchema,
} from '../../../core/contract/statistics.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import type { Column } from '../base/row-checksum.ts';
import { statement } from '../base/statements.ts';
import { type OnDamage, readStored, soundOf } from '../base/stored-value.ts';
import {
  COUNTED_GAMES,
  COUNTED_SCORES,
  type Counting,
  countingAt,
  FINISHED_GAMES,
} from './owners/counted-rows.ts';
import { findRevision } from './templates-table.ts';

/** The statistics at a moment in UTC milliseconds, which says what day it is where the player is. */
export function readStatistics(
  database: Connection,
  now: number,
  onDamage: OnDamage = () => undefined,
): Statistics {
  return { tables: readTables(database, now, onDamage), days: readDays(database, now) };
}

/** One row a score table: of a mode on a template in the modes that have one a template, else of a mode. */
const BY_TABLE = `
  SELECT games.mode AS mode,
         CASE WHEN games.mode IN (SELECT value FROM json_each(@modes)) THEN games.template_hash END AS table_of,
         count(*) AS games_started,
         count(finished_games.game_id) AS games_finished,
         count(CASE WHEN is_unaided THEN 1 END) AS games_unaided,
         coalesce(sum(finished_games.links), 0) AS links,
         coalesce(sum(finished_games.elapsed_ms), 0) AS elapsed_ms,
         max(CASE WHEN is_unaided THEN finished_games.total END) AS best_total,
         max(CASE WHEN is_unaided THEN finished_games.level END) AS best_level,
         min(CASE WHEN is_unaided THEN finished_games.elapsed_ms END) AS least_elapsed_ms
  FROM ${COUNTED_GAMES} AS games
  LEFT JOIN ${FINISHED_GAMES} AS finished_games ON finished_games.game_id = games.id
  GROUP BY 1, 2
  ORDER BY table_of IS NULL DESC, games_finished DESC, games_started DESC, table_of`;

function readTables(database: Connection, now: number, onDamage: OnDamage): Statistics['tables'] {
  const modes = MODE_IDS.filter((mode) => MODES[mode].scoreTable === 'template');
  const rows = statement<[Counting & { modes: string }], Row>(database, BY_TABLE).all({
    ...countingAt(now),
    modes: JSON.stringify(modes),
  });
  return soundOf(rows, (row) => tableOf(database, row), onDamage);
}

function tableOf(database: Connection, row: Row): TableStatistics {
  const table = {
    mode: row.mode,
    template: namesOf(database, row.table_of),
    started: row.games_started,
    finished: row.games_finished,
    unaided: row.games_unaided,
    links: row.links,
    elapsedMs: row.elapsed_ms,
    bestTotal: row.best_total,
    bestLevel: row.best_level,
    leastElapsedMs: row.least_elapsed_ms,
  };
  return readStored(tableStatisticsSchema, table, `statistics ${String(row.mode)} ${String(row.table_of)}`);
}

function namesOf(database: Connection, hash: Column | undefined): TableStatistics['template'] {
  const revision = findRevision(database, String(hash));
  if (revision === null) return null;
  const { name, builtIn } = revision;
  return { hash: revision.hash, name, builtIn };
}

/** A run of days is still going on when its last day is today or yesterday: today is not over. */
function readDays(database: Connection, now: number): Statistics['days'] {
  const row = statement<[Counting & { now: number }], Row>(
    database,
    `WITH days AS (
       SELECT DISTINCT date(finished_at / 1000, 'unixepoch', 'localtime') AS day FROM ${COUNTED_SCORES}
     ), numbered AS (
       SELECT day, julianday(day) - row_number() OVER (ORDER BY day) AS run FROM days
     ), days_in_a_row AS (
       SELECT max(day) AS last_day, count(*) AS days FROM numbered GROUP BY run
     )
     SELECT coalesce(sum(days), 0) AS played,
            coalesce(max(days), 0) AS longest,
            coalesce(max(CASE WHEN last_day >= date(@now / 1000, 'unixepoch', 'localtime', '-1 day')
                              THEN days END), 0) AS running
     FROM days_in_a_row`,
  ).get({ ...countingAt(now), now });
  return {
    played: Number(row?.played ?? 0),
    longest: Number(row?.longest ?? 0),
    running: Number(row?.running ?? 0),
  };
}
