import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { dropFolder, makeFastFolder } from '../../../tests/reliability/support/folder.ts';
import { openImage } from '../base/connection.ts';
import { filesOf, readImage } from './image.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = makeFastFolder();
  path = join(folder, 'made.sqlite');
});
afterEach(() => dropFolder(folder));

/** Rows of about half a page, so that a few hundred of them make many pages. */
const ROW = 'x'.repeat(2_000);

interface Left {
  readonly database: Buffer;
  readonly log: Buffer;
  readonly journal: Buffer;
}

function readOr(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

function leftAt(from: string): Left {
  return { database: readOr(from), log: readOr(`${from}-wal`), journal: readOr(`${from}-journal`) };
}

/**
 * Makes the files of a writer that is killed after a checkpoint, a second round of its log and a shrinking of
 * the file.
 */
function killedWithLog(): Left {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)');
  const add = database.prepare('INSERT INTO t (b) VALUES (?)');
  for (let row = 0; row < 60; row++) add.run(ROW);
  database.pragma('wal_checkpoint(RESTART)');
  for (let row = 0; row < 8; row++) add.run(ROW);
  database.exec('DELETE FROM t WHERE a < 20');
  database.exec('VACUUM');
  add.run(ROW);
  const left = leftAt(path);
  database.close();
  return left;
}

/** Makes the files of a writer that is killed in a transaction whose pages had no room in its cache. */
function killedWithJournal(): Left {
  const database = new Database(path);
  database.exec('CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)');
  const add = database.prepare('INSERT INTO t (b) VALUES (?)');
  for (let row = 0; row < 60; row++) add.run(ROW);
  database.pragma('cache_size = 4');
  database.exec("BEGIN; UPDATE t SET b = replace(b, 'x', 'y')");
  for (let row = 0; row < 60; row++) add.run(ROW);
  const left = leftAt(path);
  database.close();
  return left;
}

let count = 0;
function laidOut({ database, log, journal }: Left): string {
  count += 1;
  const place = join(folder, `left-${count}`);
  mkdirSync(place);
  const copy = join(place, 'left.sqlite');
  writeFileSync(copy, database);
  if (log.length > 0) writeFileSync(`${copy}-wal`, log);
  if (journal.length > 0) writeFileSync(`${copy}-journal`, journal);
  return copy;
}

function rowsOf(database: Database.Database): unknown {
  try {
    return database.prepare('SELECT a, b FROM t ORDER BY a').all();
  } catch (error) {
    return error instanceof Database.SqliteError ? 'unreadable' : error;
  } finally {
    database.close();
  }
}

/** Reads the files by SQLite itself and without it. */
function bothReadings(left: Left): { readonly sqlite: unknown; readonly ours: unknown } {
  const copy = laidOut(left);
  const image = readImage(copy);
  const ours = image === null ? 'nothing' : rowsOf(openImage(image));
  return { sqlite: rowsOf(new Database(copy)), ours };
}

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return copy;
}

describe('an image is what SQLite would recover', () => {
  it.each([
    ['a log', killedWithLog],
    ['a rollback journal', killedWithJournal],
  ])('from %s', (_what, make) => {
    const { sqlite, ours } = bothReadings(make());
    expect(sqlite).toHaveLength(_what === 'a log' ? 50 : 60);
    expect(ours).toEqual(sqlite);
  });

  it('from a log that was cut anywhere or has a flipped bit anywhere', () => {
    const left = killedWithLog();
    const random = createRandom(7);
    for (let round = 0; round < 100; round++) {
      const at = random.below(left.log.length * 8);
      const log = round % 2 === 0 ? left.log.subarray(0, at >> 3) : flipped(left.log, at);
      const { sqlite, ours } = bothReadings({ ...left, log });
      expect(ours, `round ${round}`).toEqual(sqlite);
    }
  });

  it('from a rollback journal that was cut anywhere', () => {
    const left = killedWithJournal();
    const random = createRandom(8);
    for (let round = 0; round < 60; round++) {
      const journal = left.journal.subarray(0, random.below(left.journal.length));
      const { sqlite, ours } = bothReadings({ ...left, journal });
      expect(ours, `round ${round}`).toEqual(sqlite);
    }
  });
});

it('reading an image writes nothing anywhere', () => {
  const copy = laidOut(killedWithLog());
  const files = () => [
    readdirSync(join(copy, '..')),
    readdirSync(tmpdir()).filter((name) => /^twofold-\w{6}$/.test(name)),
  ];
  const before = files();
  readImage(copy);
  expect(files()).toEqual(before);
});

it('an empty file, or none, has no image', () => {
  expect(readImage(path)).toBeNull();
  writeFileSync(path, '');
  expect(readImage(path)).toBeNull();
  rmSync(path);
  copyFileSync(new URL(import.meta.url), path);
  expect(filesOf(path)).toEqual([path]);
});
