/** What only the desktop does: the preload's border, and the machine's own events. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../renderer/bridge/window.ts';
import { startMain } from '../e2e/harness/standin.ts';
import { test } from '../e2e/harness/test.ts';

test.use({ host: 'standin' });

test('the window sees the bridge and nothing of Node or Electron', async ({ app }) => {
  const { page } = await app.launch();
  const seen = await page.evaluate(() => ({
    bridge: Object.keys(window.twofold ?? {}).sort(),
    isFrozen: Object.isFrozen(window.twofold),
    others: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
      (name) => name in window,
    ),
  }));
  expect(seen).toEqual({ bridge: ['call', 'on'], isFrozen: true, others: [] });
});

test('the window hears that the machine sleeps, until it stops listening', async ({ app }) => {
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
});

test('the same limits hold over Electron’s own line', async ({ app }) => {
  const { page } = await app.launch();
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

test('the window remembers where it stood', async ({ app }) => {
  const { close, dataDir } = await app.launch();
  await close();
  const state = JSON.parse(await readFile(join(dataDir, 'window.json'), 'utf8'));
  expect(state).toEqual({ bounds: { x: 130, y: 52, width: 1180, height: 820 }, isMaximized: false });
});

test('a second start on the same folder leaves at once and touches nothing', async () => {
  const dataDir = test.info().outputPath('data');
  const second = startMain({ dataDir, locale: 'en-US' }, { STANDIN_LOCK: 'taken' });
  expect(await second.end(null)).toBe(0);
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
});
