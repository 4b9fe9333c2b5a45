import { putRow } from '../base/checked-rows.ts';
import { APPLICATION_ID, type Connection } from '../base/connection.ts';
import { MIGRATIONS } from './migrations/all-migrations.ts';
import type { ByGames, Migration } from './migrations/migration.ts';

/** The version of the schema in a database; 0 for an empty one. */
export function schemaVersion(database: Connection): number {
  return Number(database.pragma('user_version', { simple: true }));
}

/** Functions that are called around the steps of a migration. */
export interface MigrationHooks {
  /** Called before the first step on a database that was in use; when it throws, no step is begun. */
  readonly before?: (from: number) => void;
  /** Hears what share of the work on a database that was in use is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Brings a database to the newest schema (or that of `steps`), each step in a transaction of its own: a kill leaves the
 * old schema or the new one. Answers whether there was a step on a database that was in use.
 */
export function migrate(
  database: Connection,
  { before, onProgress = () => undefined }: MigrationHooks = {},
  steps: readonly Migration[] = MIGRATIONS,
): boolean {
  const from = schemaVersion(database);
  const due = steps.filter(({ version }) => version > from);
  if (due.length === 0) return false;
  const isInUse = from > 0;
  if (isInUse) before?.(from);
  for (const [index, step] of due.entries())
    runStep(database, step, (share) => isInUse && onProgress((index + share) / due.length));
  return isInUse;
}

function runStep(database: Connection, step: Migration, onProgress: (share: number) => unknown): void {
  const { statements } = step;
  database
    .transaction(() => {
      for (const [index, statement] of statements.entries()) {
        const report = (share: number) => onProgress((index + share) / statements.length);
        if (typeof statement === 'string') database.exec(statement);
        else runByGames(database, statement, report);
        report(1);
      }
      // A second record of the version, with a checksum: a flipped bit in the file's header cannot pass for an upgrade.
      putRow(database, 'meta', { name: 'schema_version', value: String(step.version) });
      database.pragma(`user_version = ${step.version}`);
      database.pragma(`application_id = ${APPLICATION_ID}`);
    })
    .immediate();
}

/** Games that are looked at between two reports: a fraction of a second. */
const GAMES_AT_ONCE = 1_000;

function runByGames(
  database: Connection,
  { byGames }: ByGames,
  onProgress: (share: number) => unknown,
): void {
  const last = Number(database.prepare('SELECT coalesce(max(key), 0) FROM game_keys').pluck().get());
  const run = database.prepare<[{ from: number; to: number }]>(byGames);
  for (let from = 1; from <= last; from += GAMES_AT_ONCE) {
    run.run({ from, to: from + GAMES_AT_ONCE - 1 });
    onProgress(Math.min(1, (from + GAMES_AT_ONCE) / last));
  }
}
