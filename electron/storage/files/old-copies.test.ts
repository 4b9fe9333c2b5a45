import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFolder, makeFastFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession } from '../../../tests/reliability/support/session.ts';
import { APPLICATION_ID } from '../base/connection.ts';
import { dropOldCopies } from './old-copies.ts';

const NOW = Date.UTC(2026, 0, 2);
const HOUR_AGO = new Date(NOW - 3_600_000);

let folder: string;
let path: string;
beforeEach(() => {
  folder = makeFastFolder();
  path = join(folder, 'data', 'twofold.sqlite');
  mkdirSync(join(folder, 'data'));
  mkdirSync(join(folder, 'tmp'));
  vi.stubEnv('TMPDIR', join(folder, 'tmp'));
  vi.stubEnv('TEMP', join(folder, 'tmp'));
  vi.stubEnv('TMP', join(folder, 'tmp'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  dropFolder(folder);
});

function database(mark = APPLICATION_ID): Buffer {
  const bytes = Buffer.alloc(4_096);
  bytes.writeUInt32BE(mark, 68);
  return bytes;
}

function leave(place: string, files: Readonly<Record<string, Buffer>>, at = HOUR_AGO): string {
  const made = join(folder, place);
  mkdirSync(made, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(made, name), bytes);
  utimesSync(made, at, at);
  return made;
}

it.each<[string, string, Readonly<Record<string, Buffer>>]>([
  ['a whole database with its log', 'tmp/twofold-a1B2c3', { copy: database(), 'copy-wal': Buffer.alloc(9) }],
  ['an empty folder', 'tmp/twofold-a1B2c3', {}],
  ['one beside the database', 'data/twofold.sqlite-copy-a1B2c3', { copy: database() }],
])('%s goes', (_what, place, files) => {
  const left = leave(place, files);
  expect(dropOldCopies(path, NOW)).toBe(1);
  expect(existsSync(left)).toBe(false);
});

it.each<[string, string, Readonly<Record<string, Buffer>>, Date?]>([
  ['a copy of this moment', 'tmp/twofold-a1B2c3', { copy: database() }, new Date(NOW - 1_000)],
  ['another database', 'tmp/twofold-a1B2c3', { copy: database(7) }],
  ['a folder with another file', 'tmp/twofold-a1B2c3', { copy: database(), letter: Buffer.alloc(1) }],
  ['a folder of another name', 'tmp/twofold-old copies', { copy: database() }],
  ['a longer name', 'tmp/twofold-test-a1B2c3', { copy: database() }],
])('%s stays', (_what, place, files, at) => {
  const left = leave(place, files, at);
  expect(dropOldCopies(path, NOW)).toBe(0);
  expect(existsSync(left)).toBe(true);
});

it('an erasure takes them along', async () => {
  const left = leave('tmp/twofold-a1B2c3', { copy: database() });
  const session = openSession({ path, now: () => NOW });
  await session.tell('data.erase', { erase: 'everything' });
  session.close();
  expect(existsSync(left)).toBe(false);
});
