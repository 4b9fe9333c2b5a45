/** What the player did so far, counted by SQL views from the games and scores themselves. */
import {
  type Statistics,
  type TableStatistics,
  tableStatisticsSchema,
} from '../../../core/contract/statistics.ts';
import type { Column } from '../trust/checks/row-checksum.ts';
import type { Row } from './checked-rows.ts';
import type { Connection } from './connection.ts';
import { statement } from './statements.ts';
import { type OnDamage, readStored, soundOf } from './stored-value.ts';
import { findRevision } from './templates-table.ts';

/** The statistics at a moment in UTC milliseconds, which says what day it is where the player is. */
export function readStatistics(
  database: Connection,
  now: number,
  onDamage: OnDamage = () => undefined,
): Statistics {
  return { tables: readTables(database, onDamage), days: readDays(database, now) };
}

function readTables(database: Connection, onDamage: OnDamage): Statistics['tables'] {
  const rows = statement<[], Row>(
    database,
    'SELECT * FROM statistics_by_table ORDER BY mode DESC, games_finished DESC, games_started DESC, template_hash',
  ).all();
  return soundOf(rows, (row) => tableOf(database, row), onDamage);
}

function tableOf(database: Connection, row: Row): TableStatistics {
  const table = {
    mode: row.mode,
    template: namesOf(database, row.template_hash),
    started: row.games_started,
    finished: row.games_finished,
    unaided: row.games_unaided,
    links: row.links,
    elapsedMs: row.elapsed_ms,
    bestTotal: row.best_total,
    bestLevel: row.best_level,
    leastElapsedMs: row.least_elapsed_ms,
  };
  return readStored(
    tableStatisticsSchema,
    table,
    `statistics ${String(row.mode)} ${String(row.template_hash)}`,
  );
}

function namesOf(database: Connection, hash: Column | undefined): TableStatistics['template'] {
  const revision = findRevision(database, String(hash));
  if (revision === null) return null;
  const { name, builtIn } = revision;
  return { hash: revision.hash, name, builtIn };
}

/** A run of days is still going on when its last day is today or yesterday: today is not over. */
function readDays(database: Connection, now: number): Statistics['days'] {
  const row = statement<[{ now: number }], Row>(
    database,
    `SELECT coalesce(sum(days), 0) AS played,
            coalesce(max(days), 0) AS longest,
            coalesce(max(CASE WHEN last_day >= date(@now / 1000, 'unixepoch', 'localtime', '-1 day')
                              THEN days END), 0) AS running
     FROM days_in_a_row`,
  ).get({ now });
  return {
    played: Number(row?.played ?? 0),
    longest: Number(row?.longest ?? 0),
    running: Number(row?.running ?? 0),
  };
}
