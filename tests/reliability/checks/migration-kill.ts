import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '../../../core/random.ts';
import { openImage } from '../../../electron/storage/base/connection.ts';
import { readImage } from '../../../electron/storage/files/image.ts';
import { schemaVersion } from '../../../electron/storage/tables/migrate.ts';
import { MIGRATIONS, SCHEMA_VERSION } from '../../../electron/storage/tables/migrations/all-migrations.ts';
import {
  backupFolder,
  newestSoundBackup,
  verifyImage,
} from '../../../electron/storage/trust/backups/backup.ts';
import { openStorage } from '../../support/open-storage.ts';
import { type Check, Tally } from '../check.ts';
import { start } from '../support/child.ts';
import { buildOldDatabase, rowsOf } from '../support/old-database.ts';
import { inFolder } from '../support/place.ts';
import { sample } from '../support/sample.ts';

const NOW = 1_700_000_000_000;

/** kill -9 before each statement of each migration, on a database that holds games. */
export const migrationKill: Check = {
  name: 'migration kill',
  promise: 'a kill in a migration leaves the old schema or the new one, and a sound backup of before',
  async run({ isShort, seed }) {
    const tally = new Tally();
    const random = createRandom(seed);
    for (const { version, statements } of MIGRATIONS) {
      const all = Array.from({ length: statements.length + 1 }, (_, statement) => statement);
      await inFolder('real', async (originals) => {
        const original = version === 1 ? null : join(originals, 'before.sqlite');
        if (original !== null) buildOldDatabase(original, version - 1);
        for (const statement of isShort ? endsAndSome(all, random) : all) {
          const complaints = await inFolder('real', (folder) => killIn(folder, original, version, statement));
          tally.attempt(
            complaints.map((complaint) => `migration ${version}, statement ${statement}: ${complaint}`),
          );
        }
      });
    }
    tally.set('migrations', MIGRATIONS.length);
    if (isShort) tally.set('seed', seed);
    return tally.outcome();
  },
};

/** The first and the last place, and a sixth of those between them, at least one. */
function endsAndSome(statements: readonly number[], random: Random): readonly number[] {
  const between = statements.slice(1, -1);
  const some = sample(between, Math.ceil(between.length / 6), random);
  return statements.filter((each) => !between.includes(each) || some.includes(each));
}

async function killIn(
  folder: string,
  original: string | null,
  version: number,
  statement: number,
): Promise<string[]> {
  const path = join(folder, 'twofold.sqlite');
  if (original !== null) copyFileSync(original, path);
  const before = original === null ? {} : rowsOf(original);
  const migrator = start('migrator', { path, version, statement, now: NOW });
  const ended = await migrator.gone;
  const complaints = ended === 'SIGKILL' ? [] : [`the migrator ended with ${ended}: ${migrator.errors()}`];
  complaints.push(...judgeSchema(path, version));
  if (version > 1) complaints.push(...judgeBackup(path, version));
  const storage = openStorage({ path, now: () => NOW, appVersion: '0' });
  if (storage.state.kind !== 'ready') complaints.push(`afterwards ${JSON.stringify(storage.state)}`);
  if (schemaVersion(storage.database) !== SCHEMA_VERSION)
    complaints.push('the migration was not made up for');
  storage.close();
  const after = rowsOf(path);
  for (const [table, rows] of Object.entries(before)) {
    if (JSON.stringify(rows) !== JSON.stringify(after[table])) complaints.push(`rows of ${table} changed`);
  }
  return complaints;
}

function judgeSchema(path: string, version: number): string[] {
  const image = existsSync(path) ? readImage(path) : null;
  if (image === null) return version === 1 ? [] : ['the database is gone'];
  const verdict = verifyImage(image);
  if (verdict.kind === 'empty') return version === 1 ? [] : ['the database is empty'];
  const isOldOrNew =
    verdict.kind === 'sound' && (verdict.version === version - 1 || verdict.version === version);
  return isOldOrNew ? [] : [JSON.stringify(verdict)];
}

function judgeBackup(path: string, version: number): string[] {
  const found = newestSoundBackup(backupFolder(path));
  if (found === null) return ['there is no sound backup'];
  const database = openImage(found.image);
  const backedUp = schemaVersion(database);
  database.close();
  return backedUp === version - 1 ? [] : [`the backup is of version ${backedUp}`];
}
