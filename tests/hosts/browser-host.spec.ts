/** What only the browser host does: one tab at a time, a cookie to live on, a host that may go away. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type {} from '../../renderer/bridge/window.ts';
import { test } from '../e2e/harness/test.ts';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Twofold' });

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

test('a reload lives on the cookie, and the token is gone from the address', async ({ app }) => {
  const { page } = await app.launch();
  await expect(home(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(home(page)).toBeVisible();
});

test('a second tab takes over and the first one says so', async ({ app }) => {
  const { page } = await app.launch();
  await expect(home(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(home(second)).toBeVisible();
  await expect(page.locator('[data-screen="taken-over"]')).toBeVisible();
  expect(await callCode(page, 'settings.read', null)).toBe('taken-over');
  expect(await callCode(second, 'settings.read', null)).toBeNull();
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(second.locator('[data-screen="taken-over"]')).toBeVisible();
});

test('a request that is too large is refused and the line stays open', async ({ app }) => {
  const { page } = await app.launch();
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
  const broken = await page.context().newPage();
  await broken.goto(page.url());
  await expect(home(broken)).toBeVisible();
  await broken.evaluate(() => {
    setTimeout(() => {
      throw new Error('a bug in a timer');
    });
    void Promise.reject(new Error('a promise that nobody keeps'));
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'stray()' }));
    console.error('a word for the log', 7);
  });
  const log = () => readFile(join(dataDir, 'logs', 'bugs.log'), 'utf8').catch(() => '');
  for (const words of [
    'a bug in a timer',
    'a promise that nobody keeps',
    'script-src-elem inline',
    'for the log 7',
  ])
    await expect.poll(async () => (await log()).split(words).length - 1, { message: words }).toBe(1);
});
