import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openStorage } from '../../../tests/support/open-storage.ts';
import { backupFolder, makeBackupNow } from '../trust/backups/backup.ts';
import { closeDataFolder } from './private-folder.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = makeFolder();
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  dropFolder(folder);
});

/**
 * Returns the rights of others on the entries of a folder, and on the folder itself; links have no mode of
 * their own.
 */
function openEntries(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return ['', ...names]
    .filter((name) => {
      const stats = lstatSync(join(root, name));
      return !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0;
    })
    .map((name) => name || '.')
    .sort();
}

function put(path: string, mode: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, mode);
}

describe.skipIf(process.platform === 'win32')('with a umask that takes nothing away', () => {
  test('a new folder and all that a game leaves there are closed', () => {
    const path = join(folder, 'new', 'twofold.db');
    const now = () => 1_000;
    const storage = openStorage({ path, now, appVersion: '0' });
    makeBackupNow(storage.database, backupFolder(path), now());
    expect(readdirSync(dirname(path)).sort()).toEqual(
      expect.arrayContaining([
        'twofold.db',
        'twofold.db-backups',
        'twofold.db-shm',
        'twofold.db-wal',
        'twofold.db.lock',
      ]),
    );
    expect(openEntries(dirname(path))).toEqual([]);
    storage.close();
    expect(openEntries(dirname(path))).toEqual([]);
  });

  test('a folder of an older version is mended', () => {
    const path = join(folder, 'twofold.db');
    for (const name of [
      'twofold.db',
      'twofold.db-wal',
      'twofold.db-backups/a.db',
      'logs/bugs.log',
      'window.json',
    ])
      put(join(folder, name), 0o644);
    put(join(folder, 'handover', 'pipe'), 0o666);
    symlinkSync('nowhere', join(folder, 'SingletonLock'));
    chmodSync(folder, 0o755);
    closeDataFolder(path);
    expect(openEntries(folder)).toEqual([]);
  });

  test('of a folder that holds other things too only ours is closed', () => {
    put(join(folder, 'twofold.db'), 0o644);
    put(join(folder, 'thesis.txt'), 0o644);
    put(join(folder, 'pictures', 'a.png'), 0o644);
    chmodSync(folder, 0o755);
    closeDataFolder(join(folder, 'twofold.db'));
    expect(openEntries(folder)).toEqual(['.', 'pictures', 'pictures/a.png', 'thesis.txt']);
  });

  test('a link is not followed', () => {
    const target = join(folder, 'elsewhere', 'file');
    put(target, 0o644);
    const data = join(folder, 'data');
    mkdirSync(data);
    symlinkSync(target, join(data, 'twofold.db'));
    symlinkSync(dirname(target), join(data, 'logs'));
    closeDataFolder(join(data, 'twofold.db'));
    expect(openEntries(folder)).toContain('elsewhere/file');
  });

  test('a folder that is not there yet is nothing to mend', () => {
    rmSync(folder, { recursive: true });
    closeDataFolder(join(folder, 'twofold.db'));
    mkdirSync(folder);
  });
});
