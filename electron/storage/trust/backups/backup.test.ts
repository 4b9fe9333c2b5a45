import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { openStorage } from '../../../../tests/support/open-storage.ts';
import { openForWriting } from '../../base/connection.ts';
import { writeSettings } from '../../tables/settings-table.ts';
import type { OpenedStorage } from '../startup/opened-storage.ts';
import { listBackups, makeBackup, makeBackupNow, newestSoundBackup, verifyImage } from './backup.ts';
import { HOUR_MS } from './thinning.ts';

let folder: string;
let backups: string;
let storage: OpenedStorage;
beforeEach(() => {
  folder = makeFolder();
  backups = join(folder, 'backups');
  storage = openStorage({ path: join(folder, 'twofold.sqlite'), now: () => 0, appVersion: '0' });
});
afterEach(() => {
  storage.close();
  dropFolder(folder);
});

describe('a backup', () => {
  it.each([
    ['while the database is in use', makeBackup],
    ['in one go', makeBackupNow],
  ])('made %s holds everything committed so far', async (_what, make) => {
    writeSettings(storage.database, { volume: 11 });
    const { name } = await make(storage.database, backups, HOUR_MS);
    expect(readdirSync(backups)).toEqual([name]);
    expect(verifyImage(readFileSync(join(backups, name))).kind).toBe('sound');
    const copy = openForWriting(join(backups, name));
    expect(copy.prepare("SELECT value FROM settings WHERE name = 'volume'").pluck().get()).toBe('11');
    copy.close();
  });

  it('is made while moves go on being written', async () => {
    const made = makeBackup(storage.database, backups, HOUR_MS);
    writeSettings(storage.database, { volume: 12 });
    await made;
    expect(newestSoundBackup(backups)).not.toBeNull();
  });

  it('waits for another that is being made', async () => {
    const made = await Promise.all(
      [1, 2, 3].map((hour) => makeBackup(storage.database, backups, hour * HOUR_MS)),
    );
    expect(made.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(listBackups(backups).map(({ place }) => place)).toEqual([3, 2, 1]);
  });

  it('of a damaged database is not kept', async () => {
    storage.database.exec("UPDATE templates SET position = 99 WHERE id = 'built-in:ring'");
    await expect(makeBackup(storage.database, backups, 0)).rejects.toThrow('damaged');
    expect(readdirSync(backups)).toEqual([]);
  });

  it('sweeps away what a killed one left', async () => {
    mkdirSync(backups);
    writeFileSync(join(backups, 'twofold-00000009-0000000000009.sqlite.part'), 'half');
    await makeBackup(storage.database, backups, 0);
    expect(readdirSync(backups)).toHaveLength(1);
  });

  it('that is damaged is passed over for an older one', async () => {
    const older = await makeBackup(storage.database, backups, 0);
    const newer = await makeBackup(storage.database, backups, HOUR_MS);
    writeFileSync(join(backups, newer.name), readFileSync(join(backups, newer.name)).fill(0, 4_000, 5_000));
    expect(newestSoundBackup(backups)?.backup.name).toBe(older.name);
  });

  it('is thinned with the others', async () => {
    for (const minute of [1, 2, 3]) await makeBackup(storage.database, backups, HOUR_MS + minute * 60_000);
    expect(listBackups(backups).map(({ place }) => place)).toEqual([3]);
  });
});
