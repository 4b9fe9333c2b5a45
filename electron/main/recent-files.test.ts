import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nameRecentFiles, openRecentFiles } from './recent-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-recent-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the newest stands first, once, and outlives the program', () => {
  const file = join(folder, 'recent.json');
  const recent = openRecentFiles(file);
  for (const name of ['/a', '/b', '/c', '/a']) recent.add(name);
  expect(recent.list()).toEqual(['/a', '/c', '/b']);
  recent.remove('/c');
  expect(openRecentFiles(file).list()).toEqual(['/a', '/b']);
  recent.clear();
  expect(openRecentFiles(file).list()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('[]\n');
});

test('ten are enough', () => {
  const recent = openRecentFiles(join(folder, 'ten.json'));
  for (let count = 1; count <= 12; count++) recent.add(`/${count}`);
  expect(recent.list()).toEqual(['/12', '/11', '/10', '/9', '/8', '/7', '/6', '/5', '/4', '/3']);
});

test.each(['', '{', '{}', '[1]', JSON.stringify(Array(11).fill('/a')), JSON.stringify(['x'.repeat(4_097)])])(
  'a list that says %.20s is none',
  (text) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    expect(openRecentFiles(file).list()).toEqual([]);
  },
);

test('a folder that takes nothing costs only the memory of it', () => {
  const recent = openRecentFiles(join(folder, 'missing', 'recent.json'));
  recent.add('/a');
  expect(recent.list()).toEqual(['/a']);
});

test('two of the same name say where they are', () => {
  expect(nameRecentFiles(['/home/龙.twofold', '/home/me/a.png', '/old/a.png'])).toEqual([
    '龙.twofold',
    'a.png (me)',
    'a.png (old)',
  ]);
});
