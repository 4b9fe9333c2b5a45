/** A second browser host on the same data: it leaves all to the first, or says why it cannot. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { startBrowserProgram } from '../../e2e/harness/browser-host.ts';
import type { HostProcess } from '../../e2e/harness/host-process.ts';
import { expectOnShelf, putFile, square } from '../../e2e/harness/opened-files.ts';
import { startTemplate } from '../../e2e/harness/table.ts';
import { test } from '../../e2e/harness/test.ts';
import { enterTab, tokenOf, visitTab } from '../../support/greet.ts';

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

const start = (...args: readonly string[]) => startOn(dataDir, ...args);

function startOn(folder: string, ...args: readonly string[]): HostProcess {
  const host = startBrowserProgram(folder, args);
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

test('it prints a way into the first one, good for one visit, and ends', async ({ page }) => {
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
  expect(await visitTab(url)).toBe(4003);
  // The first one's own way in is still good.
  await enterTab(firstUrl);
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

/** Puts a program in the place of the one that opens a browser; it keeps what it was given and what it could read. */
async function replaceOpener(): Promise<{ readonly path: string; readonly kept: string }> {
  const kept = await putFile('opened.txt', '');
  const script = `#!/bin/sh\n{ printf '%s\\n' "$@"; env; cat "/proc/$$/cmdline"; } > '${kept}.new'\nmv '${kept}.new' '${kept}'\n`;
  const opener = await putFile('xdg-open', script);
  await chmod(opener, 0o755);
  return { path: `${join(opener, '..')}${delimiter}${process.env.PATH}`, kept };
}

function startWithOpener(path: string, ...args: readonly string[]): HostProcess {
  const before = process.env.PATH;
  process.env.PATH = path;
  const host = startBrowserProgram(dataDir, args, [], { opens: true });
  process.env.PATH = before;
  hosts.push(host);
  return host;
}

test('the page that it opens shows what it names, and takes over', async ({ page, context }) => {
  test.skip(process.platform !== 'linux', 'elsewhere nothing can be put in the place of the browser');
  const { path, kept } = await replaceOpener();
  const first = start();
  await page.goto(await first.ready);
  await expect(home(page)).toBeVisible();
  const file = await putFile('shown.twofold', square('Shown'));
  const second = startWithOpener(path, file);
  const url = await second.ready;
  await expect.poll(() => readFile(kept, 'utf8')).toContain('file://');
  const [entry = ''] = (await readFile(kept, 'utf8')).split('\n');
  await expect(page.locator('[data-screen="designs"]')).toHaveCount(0);
  // Chromium goes where the file leads; Playwright's own may not be allowed to.
  const lead = /url=([^"]+)"/.exec(await readFile(fileURLToPath(entry), 'utf8'))?.[1] ?? '';
  expect(lead).toBe(url);
  const shown = await context.newPage();
  await shown.goto(lead);
  await expectOnShelf(shown, 'Shown');
  await expect(takenOver(page)).toBeVisible();
  expect(await second.end(null)).toBe(0);
});

test('the token is on no command line and in no environment, and its file goes with its use', async ({
  page,
}) => {
  test.skip(process.platform !== 'linux', 'the list of processes is read from /proc');
  const { path, kept } = await replaceOpener();
  const seen = watchProcesses();
  const host = startWithOpener(path);
  const url = await host.ready;
  await expect.poll(() => readFile(kept, 'utf8')).toContain('file://');
  const [entry = ''] = (await readFile(kept, 'utf8')).split('\n');
  const file = fileURLToPath(entry);
  const stats = await stat(file);
  expect([stats.mode & 0o777, await modeOf()]).toEqual([0o600, 0o700]);
  await page.goto(entry);
  await expect(home(page)).toBeVisible();
  await expect.poll(() => existsSync(file)).toBe(false);
  const token = tokenOf(url) ?? '';
  const told = `${seen.end()}\n${await readFile(kept, 'utf8')}`;
  expect(told).toContain('xdg-open');
  expect(told).not.toContain(token);
  expect(await visitTab(url)).toBe(4003);
});

/** Reads all that any user of the machine can see of all processes, again and again. */
function watchProcesses(): { end(): string } {
  const seen = new Set<string>();
  const look = () => {
    for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
      try {
        seen.add(readFileSync(`/proc/${name}/cmdline`, 'utf8'));
      } catch {
        // It ended meanwhile.
      }
  };
  const looking = setInterval(look, 1);
  return {
    end() {
      look();
      clearInterval(looking);
      return [...seen].join('\n');
    },
  };
}

test('whatever the umask, no other user can read the data', async ({ page }) => {
  test.skip(process.platform === 'win32', 'Windows has lists of rights instead');
  await chmod(dataDir, 0o755);
  const umask = process.umask(0);
  const host = start();
  process.umask(umask);
  await page.goto(await host.ready);
  await startTemplate(page, 'Play Stairs');
  await expect.poll(() => modeOf('socket')).toBe(0o600);
  expect(await openEntries(dataDir)).toEqual([]);
  await page.close();
  expect(await host.end('SIGTERM')).toBe(0);
  expect(await openEntries(dataDir)).toEqual([]);
});

/** Returns the entries of a folder that others may read or write, the folder itself included. */
async function openEntries(root: string): Promise<string[]> {
  const names = ['', ...(await readdir(root, { recursive: true }))];
  const stats = await Promise.all(names.map((name) => lstat(join(root, name))));
  return names.filter((_name, index) => {
    const found = stats[index];
    return found !== undefined && (found.mode & 0o077) !== 0;
  });
}

const SLOW_MACHINE = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('../../support/slow-thread.ts', import.meta.url).href,
];

for (const [machine, flags] of [
  ['a machine as it is', []],
  ['a very slow machine', SLOW_MACHINE],
] as const)
  test(`of several at the same moment one serves, and the others lead to it: ${machine}`, async ({
    page,
  }) => {
    await expectOneServer(page, flags);
  });

async function expectOneServer(page: Page, flags: readonly string[]): Promise<void> {
  const started = [1, 2, 3].map(() => startBrowserProgram(dataDir, [], flags));
  hosts.push(...started);
  const urls = await Promise.all(started.map((host) => host.ready));
  expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(1);
  await expect.poll(() => started.filter(({ child }) => child.exitCode === 0).length).toBe(2);
  await page.goto(urls[0] ?? '');
  await expect(home(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
}

const LATE_STORAGE = ['--import', new URL('../../support/late-workers.mjs', import.meta.url).href];

test('one whose storage comes late, though its launch was quick, still leads to the first', async () => {
  const first = start();
  const firstUrl = await first.ready;
  await expect.poll(() => modeOf('socket')).not.toBeNull();
  const second = startBrowserProgram(dataDir, [], LATE_STORAGE);
  hosts.push(second);
  expect(new URL(await second.ready).origin).toBe(new URL(firstUrl).origin);
  expect(await second.end(null)).toBe(0);
});

test('after a kill the next start does not wait, and serves', async ({ page }) => {
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

test('one that hangs is not waited for long, nor another program on the database: the second says so and plays from memory', async ({
  page,
}) => {
  // Two folders side by side: both wait as long as a start may, which is most of this test.
  const held = test.info().outputPath('held');
  const killed = startOn(held);
  await killed.ready;
  await killed.end('SIGKILL');
  const holder = new Database(join(held, 'twofold.db.lock'));
  holder.exec('BEGIN EXCLUSIVE');
  const other = startOn(held);

  // Windows stops no process.
  if (process.platform !== 'win32') {
    const first = start();
    await first.ready;
    await expect.poll(() => modeOf('socket')).not.toBeNull();
    first.child.kill('SIGSTOP');
    const second = start(await putFile('alone.twofold', square('Alone')));
    await page.goto(await second.ready);
    expect(second.output).toContain('has not answered yet');
    await expect(banner(page)).toContainText('Another program is using your saved games.');
    await expectOnShelf(page, 'Alone');
  }
  // Nothing can be handed to a program that is no host.
  await page.goto(await other.ready);
  await expect(banner(page)).toContainText('Another program is using your saved games.');
  holder.close();
});

test('files left in the handover folder, whatever their mode, do not keep a start from serving', async () => {
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
