import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeEntryFile } from './entry-file.ts';
import { openPage } from './open-page.ts';

const TOKEN = 't'.repeat(43);
const URL_OF_PAGE = `http://127.0.0.1:4000/#token=${TOKEN}`;
const BARE = 'http://127.0.0.1:4000/';

let folder: string;
const opened: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twofold-open-'));
  opened.splice(0);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => expect(opened.join(' ')).not.toContain(TOKEN));

/** An opener; its answer is whether there was a browser. */
const opener = (read: (url: string) => Promise<boolean> | boolean) => async (url: string) => {
  opened.push(url);
  return read(url);
};

test('a browser that reads the file comes in, and is shown nothing else', async () => {
  const open = opener(async (url) => {
    expect(readFileSync(fileURLToPath(url), 'utf8')).toContain(URL_OF_PAGE);
    await removeEntryFile(folder, TOKEN);
    return true;
  });
  expect(await openPage(URL_OF_PAGE, { folder, open })).toBe('opened');
  expect(opened).toHaveLength(1);
});

test('an opener that goes on as long as its browser does is not waited for', async () => {
  const open = opener(async () => {
    await removeEntryFile(folder, TOKEN);
    return new Promise<boolean>(() => undefined);
  });
  expect(await openPage(URL_OF_PAGE, { folder, open })).toBe('opened');
});

test('one that may not read it is shown the bare address, and a late one still finds the file', async () => {
  expect(await openPage(URL_OF_PAGE, { folder, open: opener(() => true), waitMs: 10 })).toBe('bare');
  expect(opened.at(-1)).toBe(BARE);
  expect(readFileSync(fileURLToPath(opened[0] ?? ''), 'utf8')).toContain(TOKEN);
});

test('where no file can be written the bare address is all there is', async () => {
  writeFileSync(join(folder, 'handover'), 'not a folder');
  expect(await openPage(URL_OF_PAGE, { folder, open: opener(() => true) })).toBe('bare');
  expect(opened).toEqual([BARE]);
});

test('without a browser the terminal has to do', async () => {
  expect(await openPage(URL_OF_PAGE, { folder, open: opener(() => false) })).toBe('failed');
});
