/** What becomes of a second browser host on the same data: it leaves all to the first, or says why it cannot. */
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { startBrowserProgram } from '../e2e/harness/browser-host.ts';
import type { HostProcess } from '../e2e/harness/host-process.ts';
import { expectOnShelf, putFile, square } from '../e2e/harness/opened-files.ts';
import { test } from '../e2e/harness/test.ts';

let dataDir: string;
let hosts: HostProcess[];
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twofold-second-'));
  hosts = [];
});
test.afterEach(async () => {
  for (const host of hosts) await host.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function start(...args: readonly string[]): HostProcess {
  const host = startBrowserProgram(dataDir, args);
  hosts.push(host);
  return host;
}

const inRoom = (name = '') => join(dataDir, 'handover', name);
/** Null for what is not there. */
const modeOf = (name?: string) =>
  stat(inRoom(name)).then(
    ({ mode }) => mode & 0o777,
    () => null,
  );

const home = (page: Page) => page.locator('[data-screen="home"]');
const takenOver = (page: Page) => page.locator('[data-screen="taken-over"]');
const banner = (page: Page) => page.getByRole('alert');

test('it prints a way into the first one, good for one visit, and ends', async ({ page, request }) => {
  const first = start();
  const firstUrl = await first.ready;
  const second = start();
  const url = await second.ready;
  expect(await second.end(null)).toBe(0);
  expect(url).not.toBe(firstUrl);
  expect(new URL(url).origin).toBe(new URL(firstUrl).origin);
  await page.goto(url);
  await expect(home(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(403);
  // The first one's own way in is still good.
  expect((await request.get(firstUrl, { maxRedirects: 0 })).status()).toBe(303);
});

test('what it names waits for a page, where none stands', async ({ page, context }) => {
  const first = start();
  await page.goto(await first.ready);
  await expect(home(page)).toBeVisible();
  await page.close();
  const second = start(await putFile('waiting.twofold', square('Waiting')));
  const url = await second.ready;
  expect(await second.end(null)).toBe(0);
  const next = await context.newPage();
  await next.goto(url);
  await expectOnShelf(next, 'Waiting');
});

test('the page that it opens shows what it names, and takes over', async ({ page, context }) => {
  test.skip(process.platform !== 'linux', 'elsewhere nothing can be put in the place of the browser');
  const opened = await putFile('opened.txt', '');
  const opener = await putFile('xdg-open', `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`);
  await chmod(opener, 0o755);
  const first = start();
  await page.goto(await first.ready);
  await expect(home(page)).toBeVisible();
  const file = await putFile('shown.twofold', square('Shown'));
  const path = process.env.PATH;
  process.env.PATH = `${join(opener, '..')}${delimiter}${path}`;
  const second = startBrowserProgram(dataDir, [file], [], { opens: true });
  process.env.PATH = path;
  const url = await second.ready;
  expect(await second.end(null)).toBe(0);
  expect(await readFile(opened, 'utf8')).toBe(url);
  await expect(page.locator('[data-screen="designs"]')).toHaveCount(0);
  const shown = await context.newPage();
  await shown.goto(url);
  await expectOnShelf(shown, 'Shown');
  await expect(takenOver(page)).toBeVisible();
});

test('of several at the same moment one serves, and the others lead to it', async ({ page }) => {
  const started = [start(), start(), start()];
  const urls = await Promise.all(started.map((host) => host.ready));
  expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(1);
  await expect.poll(() => started.filter(({ child }) => child.exitCode === 0).length).toBe(2);
  await page.goto(urls[0] ?? '');
  await expect(home(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('after a kill the next start misses nobody, and serves', async ({ page }) => {
  const first = start();
  await first.ready;
  await expect.poll(() => modeOf('socket')).not.toBeNull();
  await first.end('SIGKILL');
  const second = start(await putFile('after.twofold', square('After')));
  await page.goto(await second.ready);
  await expectOnShelf(page, 'After');
  await expect(banner(page)).toHaveCount(0);
  const third = start();
  expect(new URL(await third.ready).origin).toBe(new URL(page.url()).origin);
  expect(await third.end(null)).toBe(0);
});

test('one that hangs is not waited for: the second plays from memory and says so', async ({ page }) => {
  test.skip(process.platform === 'win32', 'Windows stops no process');
  const first = start();
  await first.ready;
  await expect.poll(() => modeOf('socket')).not.toBeNull();
  first.child.kill('SIGSTOP');
  const second = start(await putFile('alone.twofold', square('Alone')));
  await page.goto(await second.ready);
  await expect(banner(page)).toContainText('Another program holds the database.');
  await expectOnShelf(page, 'Alone');
});

test('another program that holds the database cannot be handed anything', async ({ page }) => {
  const first = start();
  await first.ready;
  await first.end('SIGKILL');
  const holder = new Database(join(dataDir, 'twofold.db.lock'));
  holder.exec('BEGIN EXCLUSIVE');
  const second = start();
  await page.goto(await second.ready);
  await expect(banner(page)).toContainText('Another program holds the database.');
  holder.close();
});

test('whatever lies in the room, and however open it is, it keeps nobody from starting', async () => {
  test.skip(process.platform === 'win32', 'Windows has pipes, and no modes');
  const first = start();
  await first.ready;
  await expect.poll(() => modeOf('socket')).not.toBeNull();
  expect(await modeOf()).toBe(0o700);
  await first.end('SIGKILL');
  await rm(inRoom('socket'));
  await writeFile(inRoom('socket'), 'not a socket');
  await writeFile(inRoom('starting'), '');
  await chmod(inRoom(), 0o777);
  const second = start();
  await second.ready;
  await expect.poll(() => modeOf()).toBe(0o700);
  expect(await start().end(null)).toBe(0);
  expect(await modeOf('starting')).toBeNull();
  expect(await second.end('SIGTERM')).toBe(0);
  expect(await modeOf('socket')).toBeNull();
});
