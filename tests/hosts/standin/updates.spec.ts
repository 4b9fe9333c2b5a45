/** Help → Check for Updates on the desktop, against a feed on the loopback. */
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startWithoutPage } from '../../e2e/harness/standin.ts';
import { test } from '../../e2e/harness/test.ts';

const STAGE = ['STANDIN_APP', 'STANDIN_FEED', 'STANDIN_NOTES', 'STANDIN_PRESS'];
const PAGE = 'https://github.com/someone/twofold/releases/tag/v9.9.9';
let server: Server | null = null;
let asked: IncomingMessage[] = [];

interface Stage {
  readonly homepage?: string;
  /** The newest version; null for a feed that never answers. */
  readonly tag?: string | null;
  /** The button that the player will press. */
  readonly press?: string;
}

/** A build that was published there, and its feed. */
async function setStage({ homepage = 'https://github.com/someone/twofold', tag = 'v9.9.9', press }: Stage) {
  const folder = test.info().outputPath('app');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', homepage }));
  const body = JSON.stringify({ tag_name: tag, draft: false, prerelease: false });
  server = createServer((request, response) => {
    asked.push(request);
    if (tag !== null) response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.STANDIN_APP = folder;
  process.env.STANDIN_FEED = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.STANDIN_NOTES = test.info().outputPath('notes.txt');
  if (press !== undefined) process.env.STANDIN_PRESS = press;
}

/** Returns the notes that the player was shown, but for the frame around them. */
async function notes(): Promise<string> {
  const all = await readFile(test.info().outputPath('notes.txt'), 'utf8').catch(() => '');
  return all.replaceAll(/^(?:a window on|behind the page|taskbar).*\n/gm, '');
}

test.afterEach(() => {
  for (const name of STAGE) delete process.env[name];
  server?.closeAllConnections();
  server?.close();
  asked = [];
});

test('a newer version is told, and its page opens after a yes; the question says nothing', async ({
  app,
}) => {
  await setStage({ press: 'Open Page' });
  const { page, chooseMenu } = await app.launch();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  expect(asked, 'before the player asks').toEqual([]);
  await chooseMenu('Check for Updates…');
  await expect.poll(notes).toContain(`opened ${PAGE}`);
  expect(await notes()).toContain('Version 9.9.9 is available; you have 1.0.0.');
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /repos/someone/twofold/releases/latest',
  ]);
  const { host, connection, ...said } = asked[0]?.headers ?? {};
  expect([host?.startsWith('127.0.0.1:'), connection]).toEqual([true, 'keep-alive']);
  expect(said).toMatchObject({ 'user-agent': 'Twofold', 'accept-language': 'en' });
  expect(said).not.toHaveProperty('cookie');
});

test('no page opens without a yes', async () => {
  await setStage({ press: '以后再说' });
  const { chooseMenu, close } = await startWithoutPage('zh-CN');
  chooseMenu('检查更新…');
  await expect.poll(notes).toContain('有新版本 9.9.9，当前是 1.0.0。');
  // The answer to the next question comes after whatever the first one would still do.
  chooseMenu('检查更新…');
  await expect.poll(async () => (await notes()).split('有新版本').length).toBe(3);
  expect(await notes()).not.toContain('opened');
  await close();
});

test('the newest version is told so', async () => {
  await setStage({ tag: 'v1.0.0' });
  const { chooseMenu, close } = await startWithoutPage();
  chooseMenu('Check for Updates…');
  // On a busy machine the answer may come late enough for the box that says what is waited for.
  const answer =
    /^(?:Asking api\.github\.com .+ \[Cancel\]\n)?You have the newest version, 1\.0\.0\. \[OK\]\n$/;
  await expect.poll(notes).toMatch(answer);
  await close();
});

test('who waits is told for what, and may stop it', async () => {
  await setStage({ tag: null, press: 'Cancel' });
  const { chooseMenu, close } = await startWithoutPage();
  const waiting = 'Asking api.github.com for the newest version… [Cancel]\n';
  chooseMenu('Check for Updates…');
  await expect.poll(notes).toBe(waiting);
  // A second question is asked only when the first one is over; until then the menu item does nothing.
  await expect(async () => {
    chooseMenu('Check for Updates…');
    expect((await notes()).split(waiting).length).toBeGreaterThan(2);
  }).toPass();
  expect((await notes()).replaceAll(waiting, '')).toBe('');
  await close();
});

test('a build from the sources sends no request and says so', async () => {
  await setStage({ homepage: '' });
  const { chooseMenu, close } = await startWithoutPage();
  chooseMenu('Check for Updates…');
  await expect.poll(notes).toContain('was never published');
  expect(asked).toEqual([]);
  await close();
});
