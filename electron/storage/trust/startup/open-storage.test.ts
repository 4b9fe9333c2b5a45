import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { play, setupOf, wanderingEntries } from '../../../../tests/reliability/games/scripted.ts';
import { bytesOf, dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { openSession, playInto } from '../../../../tests/reliability/support/session.ts';
import { openStorage } from '../../../../tests/support/open-storage.ts';
import type { OpenedStorage } from './opened-storage.ts';

let folder: string;
let path: string;
let opened: OpenedStorage[];
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
  opened = [];
});
afterEach(() => {
  for (const storage of opened) storage.close();
  dropFolder(folder);
});

function open(): OpenedStorage {
  const storage = openStorage({ path, now: () => 1_000, appVersion: '0' });
  opened.push(storage);
  return storage;
}

function makeDatabase(change: string): void {
  openStorage({ path, now: () => 1_000, appVersion: '0' }).close();
  const database = new Database(path);
  database.exec(change);
  database.close();
}

describe('a storage that can be used', () => {
  it('makes its folder and its file', () => {
    path = join(folder, 'deep', 'er', 'twofold.sqlite');
    expect(open().state).toEqual({ kind: 'ready' });
    expect(existsSync(path)).toBe(true);
  });

  it.each([
    ['an empty file', () => writeFileSync(path, '')],
    ['a database without a schema', () => new Database(path).exec('VACUUM').close()],
  ])('begins anew in %s', (_what, prepare) => {
    prepare();
    expect(open().state).toEqual({ kind: 'ready' });
  });

  it('notes the last version of the app that wrote to it', () => {
    for (const appVersion of ['1.0.0', '1.1.0']) openStorage({ path, now: () => 1_000, appVersion }).close();
    const database = new Database(path);
    const noted = database.prepare("SELECT value FROM meta WHERE name = 'app_version'").pluck().get();
    database.close();
    expect(noted).toBe('1.1.0');
  });

  it('takes a lock that became something else for what it was: nothing', () => {
    open().close();
    writeFileSync(`${path}.lock`, 'something else '.repeat(400));
    expect(open().state).toEqual({ kind: 'ready' });
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-locked' });
  });

  it('lets one process write and the next one in when it is gone', () => {
    const first = open();
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-locked', path });
    first.close();
    expect(open().state).toEqual({ kind: 'ready' });
  });

  it('finds what was committed though never closed', async () => {
    const session = openSession({ path });
    const setup = setupOf(3);
    await playInto(session, setup, play(setup, wanderingEntries(setup)).sent);
    const killed = join(folder, 'killed.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(path + suffix, killed + suffix);
    session.close();
    const after = openSession({ path: killed });
    expect(after.storage.state).toEqual({ kind: 'ready' });
    expect(await after.tell('games.list', null)).toHaveLength(1);
    after.close();
  });

  it('finds that also where the system has no room for a copy', async () => {
    const session = openSession({ path });
    const setup = setupOf(3);
    await playInto(session, setup, play(setup, wanderingEntries(setup)).sent.slice(0, 1));
    const killed = join(folder, 'killed.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(path + suffix, killed + suffix);
    session.close();
    vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
    vi.stubEnv('TEMP', join(folder, 'nowhere'));
    const after = openSession({ path: killed });
    vi.unstubAllEnvs();
    expect(after.storage.state).toEqual({ kind: 'ready' });
    expect(await after.tell('games.list', null)).toHaveLength(1);
    after.close();
    expect(readdirSync(folder).filter((name) => name.includes('copy'))).toEqual([]);
  });
});

describe('a file that cannot be used is left as it is', () => {
  it('a newer schema', () => {
    makeDatabase('PRAGMA user_version = 9999; CREATE TABLE later (a INTEGER)');
    const before = bytesOf(folder);
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-newer', path });
    expect(bytesOf(folder)).toEqual(before);
  });

  it('a newer version, though all else is as we know it', () => {
    makeDatabase('PRAGMA user_version = 9999');
    const before = bytesOf(folder);
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-newer', path });
    expect(bytesOf(folder)).toEqual(before);
  });

  it('a newer version that is damaged as well: only the newer program may mend it', () => {
    makeDatabase('PRAGMA user_version = 9999; CREATE TABLE later (a INTEGER)');
    writeFileSync(path, readFileSync(path).fill(0xaa, 3 * 4_096, 4 * 4_096));
    writeFileSync(`${path}-wal`, 'the log of the newer version, damaged');
    const before = bytesOf(folder);
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-newer', path });
    expect(bytesOf(folder)).toEqual(before);
  });

  it('a folder in its place', () => {
    mkdirSync(path);
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-unavailable' });
  });

  it('a file in place of its folder', () => {
    writeFileSync(join(folder, 'data'), 'mine');
    path = join(folder, 'data', 'twofold.sqlite');
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-unavailable' });
  });

  it('another program that writes to it', () => {
    makeDatabase('SELECT 1');
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE; UPDATE templates SET position = position');
    other.exec('ROLLBACK');
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE');
    expect(open().state).toMatchObject({ kind: 'memory', code: 'database-locked' });
    other.close();
  });
});

describe('a file that may only be read', () => {
  // Root may write anywhere, so the test gives that right away for a moment.
  const root = process.geteuid?.() === 0;
  function withoutRights(work: () => void): void {
    chmodSync(path, 0o444);
    chmodSync(folder, 0o555);
    if (root) process.seteuid?.(65_534);
    try {
      work();
    } finally {
      if (root) process.seteuid?.(0);
      chmodSync(folder, 0o755);
    }
  }

  it('is shown, and play goes on in memory', async () => {
    const session = openSession({ path });
    const setup = setupOf(3);
    await playInto(session, setup, []);
    session.close();
    const before = bytesOf(folder);
    withoutRights(() => {
      const storage = open();
      expect(storage.state).toMatchObject({ kind: 'memory', code: 'database-read-only' });
      expect(storage.database.prepare('SELECT count(*) FROM games').pluck().get()).toBe(1);
    });
    expect(bytesOf(folder)).toEqual(before);
  });
});
