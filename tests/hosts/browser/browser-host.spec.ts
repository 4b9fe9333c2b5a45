/** The part that only the browser host has: start links, one tab at a time, a host that may go away. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type {} from '../../../renderer/bridge/host-bridge.ts';
import { startBrowserProgram } from '../../e2e/harness/browser-host.ts';
import { expectCleanExit } from '../../e2e/harness/host-process.ts';
import { test } from '../../e2e/harness/test.ts';
import { connectPad } from '../../e2e/harness/virtual-pad.ts';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Twofold', exact: true });
const noAccessPage = (page: Page) => page.getByRole('heading', { name: 'Open Twofold again', exact: true });

/** The error code of a raw request over the page's bridge, or null. */
function callCode(page: Page, channel: string, request: unknown): Promise<string | null> {
  return page.evaluate(
    async ([name, value]) => {
      const answer = await window.twofold?.call(name, value);
      return answer === undefined || answer.ok ? null : answer.error.code;
    },
    [channel, request] as const,
  );
}

/** Returns the link that another start over the same data prints. */
async function makeStartLink(dataDir: string): Promise<string> {
  const start = startBrowserProgram(dataDir);
  const url = await start.ready;
  expectCleanExit(await start.end(null));
  return url;
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(url);
  return tab;
}

/** While one page goes and the next comes, the browser has no page to reload: it is asked again. */
async function reloadAtOnce(tab: Page): Promise<void> {
  await expect(async () => void (await tab.reload({ waitUntil: 'commit' }))).toPass();
}

test('a reload goes on, also at once; the token is neither in the address nor in a cookie, and there is no WebRTC', async ({
  app,
}) => {
  const { page, dataDir } = await app.launch();
  await expect(home(page)).toBeVisible();
  expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '', hash: '' });
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await expect(home(page)).toBeVisible();
  const names = () => Object.getOwnPropertyNames(window).filter((name) => name.includes('RTC'));
  expect(await page.evaluate(names)).toEqual([]);

  // Before the host has answered.
  const tab = await page.context().newPage();
  await tab.goto(await makeStartLink(dataDir), { waitUntil: 'commit' });
  await reloadAtOnce(tab);
  await reloadAtOnce(tab);
  await expect(home(tab)).toBeVisible();
});

test('a second tab comes by another start and takes over; a reload or a start link brings the first one back', async ({
  app,
}) => {
  const { page, dataDir } = await app.launch();
  await expect(home(page)).toBeVisible();
  const pad = await connectPad(page);
  const second = await openTab(page.context(), await makeStartLink(dataDir));
  await expect(home(second)).toBeVisible();
  await expect(page.locator('[data-screen="taken-over"]')).toBeVisible();
  expect(await callCode(page, 'settings.read', null)).toBe('taken-over');
  expect(await callCode(second, 'settings.read', null)).toBeNull();
  // A pad that was in hand is still heard; its first press shows where the focus is.
  await pad.press('a');
  // The page goes before the button is let go.
  await pad.press('a').catch(() => undefined);
  await expect(home(page)).toBeVisible();
  await expect(second.locator('[data-screen="taken-over"]')).toBeVisible();
  await second.reload();
  await expect(home(second)).toBeVisible();
  await expect(page.locator('[data-screen="taken-over"]')).toBeVisible();
  const link = await makeStartLink(dataDir);
  await page.evaluate((url) => location.assign(url), link);
  await expect(home(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('a bare address, and a link that was used, are told how to come in; the game goes on', async ({
  app,
}) => {
  const { page, dataDir } = await app.launch();
  await expect(home(page)).toBeVisible();
  const bare = await openTab(page.context(), page.url());
  await expect(noAccessPage(bare)).toBeVisible();
  const link = await makeStartLink(dataDir);
  await openTab(page.context(), link);
  await expect(page.locator('[data-screen="taken-over"]')).toBeVisible();
  const stolen = await openTab(page.context(), link);
  await expect(noAccessPage(stolen)).toBeVisible();
  expect(await stolen.evaluate(() => window.twofold)).toBeUndefined();
  // From there a new link leads in.
  await stolen.goto(await makeStartLink(dataDir));
  await expect(home(stolen)).toBeVisible();
});

test('a page on another port gets no cookie, no storage and no socket; what is too large is refused, the line stays open', async ({
  app,
}) => {
  const { page } = await app.launch();
  await expect(home(page)).toBeVisible();
  const heard: (string | undefined)[] = [];
  const stranger = createServer((request, response) => {
    heard.push(request.headers.cookie);
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>stranger</title>');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  // An address object, because it listens on a port.
  const { port } = stranger.address() as AddressInfo;
  const tab = await openTab(page.context(), `http://127.0.0.1:${port}/`);
  const outcome = await tab.evaluate(async (address) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}bridge`);
    const opened = new Promise((resolve) => {
      socket.onopen = () => resolve('opened');
      socket.onclose = () => resolve('refused');
    });
    const read = fetch(address).then(
      () => 'read',
      () => 'refused',
    );
    return { socket: await opened, read: await read, stored: sessionStorage.length + localStorage.length };
  }, page.url());
  expect(outcome).toEqual({ socket: 'refused', read: 'refused', stored: 0 });
  expect(heard.filter((cookie) => cookie !== undefined)).toEqual([]);
  expect(await callCode(page, 'settings.read', null)).toBeNull();
  stranger.close();

  expect(await callCode(page, 'settings.write', { language: '连'.repeat(400_000) })).toBe('too-large');
  expect(await callCode(page, 'settings.erase', null)).toBe('unknown-channel');
  expect(await callCode(page, 'settings.write', { language: 'tlh' })).toBe('bad-request');
  expect(await callCode(page, 'settings.read', null)).toBeNull();
});

test('without its host a page refuses to pretend, and stops the clock', async ({ app }) => {
  const { page, kill } = await app.launch();
  await page.evaluate(() => {
    window.twofold?.on((event) => document.body.setAttribute('data-heard', JSON.stringify(event)));
  });
  await kill({ keepPage: true });
  await expect(page.locator('body')).toHaveAttribute('data-heard', '{"type":"suspend"}');
  expect(await callCode(page, 'settings.read', null)).toBe('storage-failed');
});

test('what goes wrong in a page is in the log, once', async ({ app }) => {
  const { page, dataDir } = await app.launch();
  await expect(home(page)).toBeVisible();
  // The first page is watched for errors; here they are wanted.
  const broken = await openTab(page.context(), await makeStartLink(dataDir));
  await expect(home(broken)).toBeVisible();
  await broken.evaluate(() => {
    setTimeout(() => {
      throw new Error('a bug in a timer');
    });
    void Promise.reject(new Error('a promise without a handler'));
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'stray()' }));
    console.error('a word for the log', 7);
  });
  const log = () => readFile(join(dataDir, 'logs', 'bugs.log'), 'utf8').catch(() => '');
  for (const words of [
    'a bug in a timer',
    'a promise without a handler',
    'script-src-elem inline',
    'for the log 7',
  ])
    await expect.poll(async () => (await log()).split(words).length - 1, { message: words }).toBe(1);
});

for (const gone of [['stderr'], ['stdout', 'stderr']] as const)
  test(`a page that logs goes on without a reader of ${gone.join(' and ')}`, async ({ page }) => {
    const dataDir = test.info().outputPath('data');
    const host = startBrowserProgram(dataDir);
    await page.goto(await host.ready);
    await expect(home(page)).toBeVisible();
    for (const stream of gone) host.child[stream]?.destroy();
    const bugs = Array.from({ length: 5 }, (_, place) => `an unread bug ${place}`);
    await page.evaluate((words) => {
      for (let time = 0; time < 20; time++) for (const word of words) console.error(word);
    }, bugs);
    const log = () => readFile(join(dataDir, 'logs', 'bugs.log'), 'utf8').catch(() => '');
    // Each is kept at its first entry with its count, and nothing that the logging itself did.
    await expect
      .poll(async () => (await log()).match(/^\d{4}-\S+ ×\d+/gm)?.map((head) => head.split(' ')[1]))
      .toEqual(bugs.map(() => '×20'));
    expect(await log()).not.toMatch(/EPIPE|uncaught/i);
    expect(await callCode(page, 'settings.read', null)).toBeNull();
    await page.close();
    expectCleanExit(await host.end('SIGTERM'));
  });
