/**
 * Verifies that a database is as it was written: its structure, its schema, and each row that carries a
 * player's work.
 */

import {
  CHECKED_COLUMNS,
  type CheckedTable,
  findRow,
  type Row,
  rowChecksum,
} from '../../base/checked-rows.ts';
import { APPLICATION_ID, type Connection, openInMemory } from '../../base/connection.ts';
import { isDamage } from '../../base/failures.ts';
import { hasTable } from '../../base/has-table.ts';
import { rawJournal, soundLength } from '../../tables/journal-table.ts';
import { migrate, schemaVersion } from '../../tables/migrate.ts';
import { MIGRATIONS, SCHEMA_VERSION } from '../../tables/migrations/all-migrations.ts';

/** `empty`: no schema yet. `problem` says what is wrong, for the log. */
export type DatabaseVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sound'; readonly version: number }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged'; readonly problem: string };

/**
 * `start`: the structure, every row that SQL may choose, sum up or sort by, and the journals of games being played.
 * The journals of other games are left out: they are only ever read whole, and proved each time. `full`: those too.
 */
export type Depth = 'start' | 'full';

/** Linear in what it looks at; throws only what SQLite throws on a damaged file. */
export function verifyDatabase(database: Connection, depth: Depth = 'full'): DatabaseVerdict {
  // A newer one is not ours to mend, so its version comes before all that may be wrong with it.
  const version = schemaVersion(database);
  if (version > SCHEMA_VERSION) return verdictOnNewer(database, version);
  const structure = String(database.pragma('quick_check(1)', { simple: true }));
  if (structure !== 'ok') return damaged(structure);
  if (schemaOf(database) === '[]' && version === 0) return { kind: 'empty' };
  const problem =
    schemaProblem(database, version) ??
    referenceProblem(database) ??
    rowProblem(database, TABLES) ??
    packProblem(database) ??
    progressProblem(database) ??
    journalProblem(database, depth);
  return problem === null ? { kind: 'sound', version } : damaged(problem);
}

/** The tables that do not grow with the games. */
const SMALL_TABLES: readonly CheckedTable[] = ['meta', 'settings', 'templates', 'owners'];

/**
 * Verifies of a file that lies as it was noted what every session builds on: the schema, the rows that do not grow with the
 * games, the journals of games being played.
 */
export function verifyNoted(database: Connection): DatabaseVerdict {
  const version = schemaVersion(database);
  if (version !== SCHEMA_VERSION) return damaged(`version ${version}`);
  const problem =
    schemaProblem(database, version) ??
    rowProblem(database, SMALL_TABLES) ??
    journalProblem(database, 'start');
  return problem === null ? { kind: 'sound', version } : damaged(problem);
}

function damaged(problem: string): DatabaseVerdict {
  return { kind: 'damaged', problem };
}

/** A flipped bit in the header must not pass for an upgrade; where it is not certain, the file counts as newer. */
function verdictOnNewer(database: Connection, version: number): DatabaseVerdict {
  const isOurs = isOneBitFrom(version, SCHEMA_VERSION) && isOtherwiseOurs(database);
  return isOurs ? damaged(`version ${version} in the header`) : { kind: 'newer', version };
}

function isOtherwiseOurs(database: Connection): boolean {
  try {
    return (
      schemaOf(database) === expectedSchema(SCHEMA_VERSION) && recordedVersion(database) === SCHEMA_VERSION
    );
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

function isOneBitFrom(a: number, b: number): boolean {
  const difference = (a ^ b) >>> 0;
  return difference !== 0 && (difference & (difference - 1)) === 0;
}

function recordedVersion(database: Connection): number {
  return Number(findRow(database, 'meta', 'schema_version')?.value);
}

function schemaOf(database: Connection): string {
  return JSON.stringify(
    database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all(),
  );
}

const expectedSchemas = new Map<number, string>();

function expectedSchema(version: number): string {
  const known = expectedSchemas.get(version);
  if (known !== undefined) return known;
  const database = openInMemory();
  migrate(database, {}, MIGRATIONS.slice(0, version));
  const schema = schemaOf(database);
  database.close();
  expectedSchemas.set(version, schema);
  return schema;
}

function schemaProblem(database: Connection, version: number): string | null {
  if (Number(database.pragma('application_id', { simple: true })) !== APPLICATION_ID)
    return 'not a database of this app';
  if (schemaOf(database) !== expectedSchema(version)) return `schema of version ${version}`;
  return recordedVersion(database) === version ? null : `version ${version} in the header`;
}

function referenceProblem(database: Connection): string | null {
  const orphans = database.pragma('foreign_key_check');
  return Array.isArray(orphans) && orphans.length > 0 ? `references ${JSON.stringify(orphans[0])}` : null;
}

// Every key of the object is a table that is checked.
const TABLES = Object.keys(CHECKED_COLUMNS) as CheckedTable[];

function rowProblem(database: Connection, tables: readonly CheckedTable[]): string | null {
  for (const table of tables) {
    if (!hasTable(database, table)) continue;
    for (const row of database.prepare<[], Row>(`SELECT * FROM ${table}`).iterate()) {
      if (row.checksum !== rowChecksum(table, row)) return `row of ${table}`;
    }
  }
  return null;
}

/** A pack has as many entries as it says, in places from 0 without holes. */
function packProblem(database: Connection): string | null {
  if (!hasTable(database, 'packs')) return null;
  const found = database
    .prepare<[], string>(
      `SELECT id FROM packs LEFT JOIN pack_entries ON pack_id = id
       GROUP BY id HAVING count(design_id) <> entries OR coalesce(max(position) + 1, 0) <> entries`,
    )
    .pluck()
    .get();
  return found === undefined ? null : `entries of pack ${found}`;
}

/** Which games' journals are looked at. What a row says of itself was proved before. */
const AMONG: Readonly<Record<Depth, string>> = {
  start: "WHERE progress.status = 'playing'",
  full: '',
};

function progressProblem(database: Connection): string | null {
  if (!hasTable(database, 'journal')) return null;
  const unfinished = database
    .prepare('SELECT id FROM games LEFT JOIN progress ON game_id = id WHERE game_id IS NULL')
    .get();
  return unfinished === undefined ? null : 'game without progress';
}

function journalProblem(database: Connection, depth: Depth): string | null {
  if (!hasTable(database, 'journal')) return null;
  const games = database
    .prepare<[], Row>(
      `SELECT id, games.checksum AS first, entries, chain
       FROM games JOIN progress ON progress.game_id = id ${AMONG[depth]}`,
    )
    .iterate();
  for (const game of games) {
    const id = String(game.id);
    const rows = rawJournal(database, id);
    const isWhole =
      rows.length === game.entries &&
      (rows.at(-1)?.chain ?? game.first) === game.chain &&
      soundLength(String(game.first), rows) === rows.length;
    if (!isWhole) return `journal of ${id}`;
  }
  return null;
}
