import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openStorage } from '../../../tests/support/open-storage.ts';
import { type Connection, openForWriting, openImage } from './connection.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => dropFolder(folder));

const DURABLE = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 };

function pragmasOf(database: Connection): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(DURABLE).map((name) => [name, database.pragma(name, { simple: true })]),
  );
}

describe('a connection that may write', () => {
  it('flushes every commit, on a new database and on each later connection', () => {
    const path = join(folder, 'a.sqlite');
    for (let opened = 0; opened < 3; opened++) {
      const database = openForWriting(path);
      database.exec('CREATE TABLE IF NOT EXISTS t (a INTEGER) STRICT');
      expect(pragmasOf(database)).toEqual(DURABLE);
      database.close();
    }
  });

  it('is what the storage uses', () => {
    const storage = openStorage({ path: join(folder, 'a.sqlite'), now: () => 0, appVersion: '0' });
    expect(pragmasOf(storage.database)).toEqual(DURABLE);
    storage.close();
  });
});

it('opens the image of a database that was in WAL mode', () => {
  const database = openForWriting(join(folder, 'a.sqlite'));
  database.exec('CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES (7)');
  const image = openImage(database.serialize());
  expect(image.prepare('SELECT a FROM t').all()).toEqual([{ a: 7 }]);
  image.close();
  database.close();
});
