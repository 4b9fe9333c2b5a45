import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { buildOldDatabase } from '../../../../tests/reliability/support/old-database.ts';
import { openStorage } from '../../../../tests/support/open-storage.ts';
import { hasRoomFor } from '../../files/disk.ts';
import { schemaVersion } from '../../tables/migrate.ts';
import { SCHEMA_VERSION } from '../../tables/migrations/all-migrations.ts';
import { backupFolder, listBackups } from '../backups/backup.ts';

vi.mock('../../files/disk.ts', async (original) => {
  const real = await original<typeof import('../../files/disk.ts')>();
  return { ...real, hasRoomFor: vi.fn(real.hasRoomFor) };
});

let folder: string;
let path: string;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
  buildOldDatabase(path, 17);
});
afterEach(() => {
  vi.mocked(hasRoomFor).mockReset();
  dropFolder(folder);
});

it('a database is not touched when the disk has no room to bring it forward', () => {
  const before = readFileSync(path);
  vi.mocked(hasRoomFor).mockReturnValue(false);
  const storage = openStorage({ path, now: () => 1, appVersion: '0' });
  expect(storage.state).toMatchObject({ kind: 'memory', code: 'no-space' });
  expect(storage.database.prepare('SELECT count(*) FROM games').pluck().get()).toBe(5);
  storage.close();
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(listBackups(backupFolder(path))).toEqual([]);
});

it('a database is brought forward, and what it shows of that ends with all of it', () => {
  vi.mocked(hasRoomFor).mockReturnValue(true);
  const shares: number[] = [];
  const storage = openStorage({
    path,
    now: () => 1,
    appVersion: '0',
    onPreparing: (share) => shares.push(share),
  });
  expect([storage.state.kind, schemaVersion(storage.database)]).toEqual(['ready', SCHEMA_VERSION]);
  expect(shares.at(-1)).toBe(1);
  storage.close();
  const again: number[] = [];
  openStorage({ path, now: () => 1, appVersion: '0', onPreparing: (share) => again.push(share) }).close();
  expect(again).toEqual([]);
});
