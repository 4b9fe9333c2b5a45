import { putRow } from './checked-rows.ts';
import { APPLICATION_ID, type Connection } from './connection.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';

/** The version of the schema in a database; 0 for an empty one. */
export function schemaVersion(database: Connection): number {
  return Number(database.pragma('user_version', { simple: true }));
}

/**
 * Brings a database to the newest schema (or that of `steps`), each step in a transaction of its own: a kill leaves the
 * old schema or the new one. On a database that was in use `beforeStep` runs before each transaction; when it throws, the
 * step is not begun.
 */
export function migrate(
  database: Connection,
  beforeStep: (from: number) => void = () => undefined,
  steps: readonly Migration[] = MIGRATIONS,
): void {
  const isNew = schemaVersion(database) === 0;
  for (const step of steps) {
    const from = schemaVersion(database);
    if (from >= step.version) continue;
    if (!isNew) beforeStep(from);
    runStep(database, step);
  }
}

function runStep(database: Connection, step: Migration): void {
  database
    .transaction(() => {
      for (const statement of step.statements) database.exec(statement);
      // A second record of the version, with a checksum: a flipped bit in the file's header cannot pass for an upgrade.
      putRow(database, 'meta', { name: 'schema_version', value: String(step.version) });
      database.pragma(`user_version = ${step.version}`);
      database.pragma(`application_id = ${APPLICATION_ID}`);
    })
    .immediate();
}
