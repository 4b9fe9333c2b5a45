import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeEntryFile, removeEntryFileFor, removeEntryFiles, writeEntryFile } from './entry-file.ts';

const TOKEN = 't'.repeat(43);
const URL_OF_PAGE = `http://127.0.0.1:4000/#token=${TOKEN}`;
const OTHER = `http://127.0.0.1:4000/#token=${'u'.repeat(43)}`;
const isWindows = process.platform === 'win32';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twofold-entry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const room = () => join(folder, 'handover');
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('the file leads to the page, and its name tells nothing of the token', async () => {
  const file = (await writeEntryFile(folder, URL_OF_PAGE)) ?? '';
  expect(readFileSync(file, 'utf8')).toContain(`content="0; url=${URL_OF_PAGE}"`);
  expect(file).not.toContain(TOKEN);
});

test.skipIf(isWindows)('no other user can read it, whatever the umask and the folder were', async () => {
  mkdirSync(room());
  chmodSync(room(), 0o777);
  const before = process.umask(0);
  const file = (await writeEntryFile(folder, URL_OF_PAGE)) ?? '';
  process.umask(before);
  expect([modeOf(room()), modeOf(file)]).toEqual([0o700, 0o600]);
});

test.skipIf(isWindows)('a file or a link that lies in its place is not written into', async () => {
  const file = (await writeEntryFile(folder, URL_OF_PAGE)) ?? '';
  const target = join(folder, 'target');
  writeFileSync(target, '');
  rmSync(file);
  symlinkSync(target, file);
  expect(await writeEntryFile(folder, URL_OF_PAGE)).toBe(file);
  expect(readFileSync(target, 'utf8')).toBe('');
  expect(readFileSync(file, 'utf8')).toContain(TOKEN);
});

test('where no folder can be made there is no file', async () => {
  writeFileSync(room(), 'not a folder');
  expect(await writeEntryFile(folder, URL_OF_PAGE)).toBeNull();
});

test('a token that is spent takes its file along, and no other', async () => {
  const [spent, other] = [await writeEntryFile(folder, URL_OF_PAGE), await writeEntryFile(folder, OTHER)];
  await removeEntryFile(folder, TOKEN);
  expect([existsSync(spent ?? ''), existsSync(other ?? '')]).toEqual([false, true]);
});

test('a start that ends takes its own along, and no other', async () => {
  const [own, other] = [await writeEntryFile(folder, URL_OF_PAGE), await writeEntryFile(folder, OTHER)];
  await removeEntryFileFor(folder, URL_OF_PAGE);
  expect([existsSync(own ?? ''), existsSync(other ?? '')]).toEqual([false, true]);
});

test('what a killed start left goes, what the next one wrote and what else lies there stays', async () => {
  await writeEntryFile(folder, OTHER);
  const kept = (await writeEntryFile(folder, URL_OF_PAGE)) ?? '';
  writeFileSync(join(room(), 'starting'), '');
  await removeEntryFiles(folder, URL_OF_PAGE);
  expect(
    readdirSync(room())
      .map((name) => join(room(), name))
      .sort(),
  ).toEqual([kept, join(room(), 'starting')].sort());
  await removeEntryFiles(folder, null);
  expect(readdirSync(room())).toEqual(['starting']);
});
