import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { MAX_GAME_FILE_UNITS } from '../../core/contract/game-file-ending.ts';
import { MAX_FILE_BYTES } from '../../core/templates/file/file-form.ts';
import { findOpenedFiles, readOpenedFile } from './opened-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-opened-'));
const place = (name: string) => join(folder, name);
const LARGE = new Map([
  ['large.twofold', MAX_FILE_BYTES],
  ['large.twofold-game', MAX_GAME_FILE_UNITS],
]);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['twofold'], []],
  [['electron', '.', '--no-sandbox', 'sails.twofold'], ['sails.twofold']],
  [
    ['node', 'out/main/index.js', 'a.twofold.json', 'b.PNG'],
    ['a.twofold.json', 'b.PNG'],
  ],
  [['twofold', '--data', 'my.twofold', '连连 看.twofold'], ['连连 看.twofold']],
  [['twofold', '.', 'a game.twofold-game'], ['a game.twofold-game']],
  [['twofold', '--data=x.json', '-psn.json', 'notes.txt', 'twofold'], []],
  [['twofold', 'file:///%E9%9F.twofold'], []],
])('in %j the files are %j', (args, files) => {
  expect(findOpenedFiles(args, folder)).toEqual(files.map(place));
});

test('a file may be named by its whole path or its URL', () => {
  const path = resolve(folder, '两个 三角#.twofold');
  expect(findOpenedFiles([path, pathToFileURL(path).href], '/')).toEqual([path, path]);
});

test('a file goes to the window as it is', async () => {
  writeFileSync(place('a.twofold'), '{}\n');
  const base64 = Buffer.from('{}\n').toString('base64');
  expect(await readOpenedFile(place('a.twofold'))).toEqual({ type: 'open-file', name: 'a.twofold', base64 });
});

test('a file that cannot be read goes to the window as the reason', async () => {
  mkdirSync(place('folder.twofold'));
  for (const [name, most] of LARGE) {
    writeFileSync(place(name), '');
    truncateSync(place(name), most + 1);
  }
  const codes = await Promise.all(
    ['folder.twofold', ...LARGE.keys(), 'none.twofold', '\0.twofold'].map(async (name) => {
      const event = await readOpenedFile(place(name));
      return event.type === 'open-file-failed' ? event.code : event.type;
    }),
  );
  const tooLarge = Array.from(LARGE, () => 'file-too-large');
  expect(codes).toEqual(['file-not-plain', ...tooLarge, 'file-missing', 'file-unreadable']);
});

test.skipIf(process.platform === 'win32')('a pipe without a writer does not block', async () => {
  execFileSync('mkfifo', [place('pipe.twofold')]);
  const refusal = { type: 'open-file-failed', name: 'pipe.twofold', code: 'file-not-plain' };
  expect(await readOpenedFile(place('pipe.twofold'))).toEqual(refusal);
});
