/** Opens a database as the app does and dies in the middle of a migration. */
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../../electron/storage/tables/migrations/all-migrations.ts';
import { openStorage } from '../../support/open-storage.ts';

interface Options {
  readonly path: string;
  /** The migration to die in, and the statement before which to; one past the last stands for its end. */
  readonly version: number;
  readonly statement: number;
  readonly now: number;
}

const DIE = '-- die here';

function dieAt({ version, statement }: Options): void {
  const step = MIGRATIONS[version - 1];
  if (step === undefined) throw new RangeError(`no migration ${version}`);
  // Only this process, which ends at it, ever sees the statement.
  (step.statements as string[]).splice(statement, 0, DIE);
  const { exec } = Database.prototype;
  Database.prototype.exec = function (sql) {
    if (sql === DIE) process.kill(process.pid, 'SIGKILL');
    return exec.call(this, sql);
  };
}

const options: Options = JSON.parse(process.argv[2] ?? '{}');
dieAt(options);
openStorage({ path: options.path, now: () => options.now, appVersion: '0' });
