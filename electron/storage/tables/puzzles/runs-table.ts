/** The streaks and storms that were begun: what their answers come to, and the puzzle that is handed out. */
import * as v from 'valibot';
import { integer } from '../../../../core/integer.ts';
import { RUN_WAYS, type RunWay } from '../../../../core/review/puzzles/puzzle-run.ts';
import { checkedRow, findRow, putRow, type Row } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { statement } from '../../base/statements.ts';
import { momentOf, type OnDamage, readStored, soundOf } from '../../base/stored-value.ts';

const count = integer(0, Number.MAX_SAFE_INTEGER);
const runSchema = v.object({
  way: v.picklist(RUN_WAYS),
  version: integer(1, 1_000),
  solved: count,
  failed: count,
  next: v.nullable(v.string()),
  begunAt: v.number(),
});

/** A run as it lies in the table. `next` is the name of the puzzle that is handed out; null when the run is over. */
export interface RunRow extends v.InferOutput<typeof runSchema> {
  readonly id: string;
}

function readRunRow(unchecked: Row): RunRow {
  const row = checkedRow('puzzle_runs', unchecked);
  const where = `puzzle_runs ${String(row.id)}`;
  const { way, version, solved, failed, next_position: next, begun_at: begunAt } = row;
  const read = readStored(runSchema, { way, version, solved, failed, next, begunAt }, where);
  return { ...read, id: String(row.id), begunAt: momentOf(read.begunAt) };
}

/** The run with this id, or null; throws DamageError when it was damaged. */
export function findRun(database: Connection, id: string): RunRow | null {
  const row = findRow(database, 'puzzle_runs', id);
  return row === null ? null : readRunRow(row);
}

/** Adds a run, or keeps how it stands. */
export function putRun(database: Connection, run: RunRow): void {
  putRow(database, 'puzzle_runs', {
    id: run.id,
    way: run.way,
    version: run.version,
    solved: run.solved,
    failed: run.failed,
    next_position: run.next,
    begun_at: run.begunAt,
  });
}

/** The runs of a way that are not over, last begun first. */
export function openRuns(database: Connection, way: RunWay): RunRow[] {
  return statement<[string], Row>(
    database,
    'SELECT * FROM puzzle_runs WHERE way = ? AND next_position IS NOT NULL ORDER BY begun_at DESC, id',
  )
    .all(way)
    .map(readRunRow);
}

/** Forgets a run that nothing was answered in. */
export function forgetRun(database: Connection, id: string): void {
  statement<[string]>(database, 'DELETE FROM puzzle_runs WHERE id = ?').run(id);
}

/** The version of the rules of each run, by its id. */
export function runVersions(database: Connection, onDamage: OnDamage): ReadonlyMap<string, number> {
  const rows = statement<[], Row>(database, 'SELECT * FROM puzzle_runs').all();
  return new Map(soundOf(rows, readRunRow, onDamage).map(({ id, version }) => [id, version]));
}
