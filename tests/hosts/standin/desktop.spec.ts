/** The part that only the desktop has: the preload's border, and the machine's own events. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import type {} from '../../../renderer/bridge/host-bridge.ts';
import { putFile, square } from '../../e2e/harness/opened-files.ts';
import { askWithoutPage, startMain, startWithoutPage } from '../../e2e/harness/standin.ts';
import { clearingOf, countTilesShown, linkByMouse, startTemplate } from '../../e2e/harness/table.ts';
import { test } from '../../e2e/harness/test.ts';
import type { FromStandIn } from '../../standin/messages.ts';

const HEART = 'twofold://play/2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

test('the window sees the bridge and nothing of Node or Electron', async ({ app }) => {
  const { page } = await app.launch();
  const seen = await page.evaluate(() => ({
    bridge: Object.keys(window.twofold ?? {}).sort(),
    isFrozen: Object.isFrozen(window.twofold),
    others: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
      (name) => name in window,
    ),
    peers: Object.getOwnPropertyNames(window).filter((name) => name.includes('RTC')),
  }));
  expect(seen).toEqual({ bridge: ['call', 'on'], isFrozen: true, others: [], peers: [] });

  const answers = await page.evaluate(async () => [
    await window.twofold?.call('settings.write', { language: 'x'.repeat(2_000_000) }),
    await window.twofold?.call('settings.erase', null),
    await window.twofold?.call('settings.write', { language: 'tlh' }),
  ]);
  expect(answers.map((answer) => (answer?.ok === false ? answer.error.code : null))).toEqual([
    'too-large',
    'unknown-channel',
    'bad-request',
  ]);
});

test('a page that does not come is said, and comes when it is asked for again', async () => {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale: 'en-US' }, { STANDIN_PRESS: 'Try Again' });
  askWithoutPage(host);
  let said = '';
  host.child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  let loads = 0;
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type !== 'load') return;
    loads += 1;
    host.child.send(loads < 3 ? { type: 'not-loaded', reason: 'ERR_FAILED' } : { type: 'loaded' });
  });
  await host.ready;
  expect(loads).toBe(3);
  expect(said).toContain('could not be loaded');
  expect(said).toContain('[Try Again] [Quit]');
  host.child.send({ type: 'closed' });
  expect(await host.end(null)).toBe(0);
});

test('a terminal that is gone ends nothing, and the log keeps each bug once', async () => {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale: 'en-US' }, { STANDIN_PRESS: 'Try Again' });
  askWithoutPage(host);
  host.child.stderr?.destroy();
  let loads = 0;
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type !== 'load') return;
    loads += 1;
    host.child.send(loads < 8 ? { type: 'not-loaded', reason: 'ERR_FAILED' } : { type: 'loaded' });
  });
  await host.ready;
  host.child.stdout?.destroy();
  host.child.send({ type: 'closed' });
  expect(await host.end(null)).toBe(0);
  const log = await readFile(join(dataDir, 'logs', 'bugs.log'), 'utf8');
  expect(log.match(/^\d{4}-\S+ ×\d+/gm)?.map((head) => head.split(' ')[1])).toEqual(['×7']);
});

test('--safe-mode behind a link or a file is no switch', async () => {
  const dataDir = test.info().outputPath('data');
  const file = await putFile('a.twofold', square('A'));
  const host = startMain({ dataDir, locale: 'en-US' }, {}, [file, '--safe-mode', HEART, '--safe-mode']);
  askWithoutPage(host);
  let said = '';
  host.child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type === 'load') host.child.send({ type: 'loaded' });
  });
  await host.ready;
  host.child.send({ type: 'closed' });
  expect(await host.end(null)).toBe(0);
  expect(said).not.toContain('without graphics acceleration');
});

test('the window hears that the machine sleeps, until it stops listening; a game hides its board and stops its clock', async ({
  app,
}) => {
  const { page, suspend } = await app.launch();
  await page.evaluate(() => {
    const hear = (event: unknown) => {
      const heard = document.body.getAttribute('data-heard') ?? '';
      document.body.setAttribute('data-heard', `${heard}${JSON.stringify(event)}`);
      stop?.();
    };
    const stop = window.twofold?.on(hear);
  });
  await suspend();
  await expect(page.locator('body')).toHaveAttribute('data-heard', '{"type":"suspend"}');
  await suspend();
  await page.evaluate(() => window.twofold?.call('settings.read', null));
  await expect(page.locator('body')).toHaveAttribute('data-heard', '{"type":"suspend"}');

  await startTemplate(page, 'Play Stairs');
  await suspend();
  await expect(page.getByRole('heading', { name: 'Paused', exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  await page.keyboard.press('p');
  await expect.poll(() => countTilesShown(page)).toBe(64);
});

test('the window remembers where it stood', async () => {
  const { close, dataDir } = await startWithoutPage();
  await close();
  const state = JSON.parse(await readFile(join(dataDir, 'window.json'), 'utf8'));
  expect(state).toEqual({
    bounds: { x: 130, y: 52, width: 1180, height: 820 },
    isMaximized: false,
    isFullScreen: false,
  });
});

test('the frame follows the theme, and the menu the language, of the settings', async ({ app }) => {
  process.env.STANDIN_NOTES = test.info().outputPath('notes.txt');
  await mkdir(test.info().outputDir, { recursive: true });
  const notes = () => readFile(test.info().outputPath('notes.txt'), 'utf8');
  const first = await app.launch();
  const change = (patch: object) =>
    first.page.evaluate((value) => window.twofold?.call('settings.write', value), patch);
  await change({ theme: 'dark' });
  await expect.poll(notes).toContain('a window on #efe9dc\nbehind the page: #161b1a\n');
  await change({ language: 'zh-CN' });
  await first.chooseMenu('打开数据文件夹');
  await expect.poll(notes).toContain(`opened ${first.dataDir}\n`);
  await first.close();
  await first.relaunch();
  expect(await notes()).toMatch(/\na window on #161b1a\n$/);
  delete process.env.STANDIN_NOTES;
});

test('the menu answers while a commit waits for the disk', async ({ app }) => {
  process.env.STANDIN_NOTES = test.info().outputPath('notes.txt');
  await mkdir(test.info().outputDir, { recursive: true });
  const { page, dataDir, chooseMenu } = await app.launch();
  const holder = new Database(join(dataDir, 'twofold.db'));
  holder.exec('BEGIN IMMEDIATE');
  await page.evaluate(() => {
    // On a busy machine the disk is held for longer than a commit waits; then it is refused, and asked for again.
    const write = async () => {
      const answer = await window.twofold?.call('settings.write', { volume: 7 });
      if (answer?.ok) document.body.setAttribute('data-written', 'true');
      else await write();
    };
    void write();
  });
  await chooseMenu('Show Data Folder');
  const notes = () => readFile(test.info().outputPath('notes.txt'), 'utf8');
  await expect.poll(notes).toContain(`opened ${dataDir}\n`);
  expect(await page.locator('body').getAttribute('data-written')).toBeNull();
  holder.close();
  await expect(page.locator('body')).toHaveAttribute('data-written', 'true');
  delete process.env.STANDIN_NOTES;
});

test('a second start on the same folder leaves at once and touches nothing', async () => {
  const dataDir = test.info().outputPath('data');
  const second = startMain({ dataDir, locale: 'en-US' }, { STANDIN_LOCK: 'taken' });
  expect(await second.end(null)).toBe(0);
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
});

test('a window that crashes comes back with the game where it was', async ({ app }) => {
  const { page, crash } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  const [move] = await clearingOf(page);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await expect.poll(() => countTilesShown(page)).toBe(62);
  await expect(page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await crash();
  await page.waitForURL(/\?resume$/);
  await expect.poll(() => countTilesShown(page)).toBe(62);
});

test('diagnostics are written where the player says, in the language of the menu', async () => {
  process.env.STANDIN_SAVE_AS = test.info().outputPath('diagnostics.txt');
  await mkdir(test.info().outputDir, { recursive: true });
  const { chooseMenu, dataDir, close } = await startWithoutPage('zh-CN');
  chooseMenu('导出诊断信息…');
  const read = () => readFile(process.env.STANDIN_SAVE_AS ?? '', 'utf8').catch(() => '');
  await expect.poll(read).toMatch(/^Twofold diagnostics\nTwofold: \d+\.\d+\.\d+\n[\s\S]*Storage: ready\n/);
  const report = await read();
  expect(report).not.toContain(dataDir);
  expect(report).not.toContain(homedir());
  expect(report).not.toContain(hostname());
  await close();
});

test('the third crash in a row is followed by safe mode, without the file that may have been its cause', async () => {
  const dataDir = test.info().outputPath('data');
  const file = await putFile('cause.twofold', square('Cause'));
  const host = startMain({ dataDir, locale: 'en-US' }, {}, [file]);
  askWithoutPage(host);
  let said = '';
  host.child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  // Each page that is loaded dies.
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type !== 'load') return;
    host.child.send({ type: 'loaded' });
    host.child.send({ type: 'crashed' });
  });
  expect(await host.end(null)).toBe(0);
  await expect.poll(() => said).toMatch(/^starts again: --safe-mode \S+ -- --data \S+$/m);
  expect(said.match(/process is gone: crashed/g)).toHaveLength(3);
});

test('in safe mode the game starts without graphics acceleration and says why', async () => {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale: 'en-US' }, {}, ['--safe-mode']);
  askWithoutPage(host);
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type === 'load') host.child.send({ type: 'loaded' });
  });
  let said = '';
  host.child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await host.ready;
  await expect.poll(() => said).toContain('without graphics acceleration');
  host.child.send({ type: 'closed' });
  expect(await host.end(null)).toBe(0);
});
