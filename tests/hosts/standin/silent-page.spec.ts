/** A window whose page does not paint, or does not answer. */
import { mkdir, readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { askWithoutPage, startMain } from '../../e2e/harness/standin.ts';
import { test } from '../../e2e/harness/test.ts';
import type { FromStandIn } from '../../standin/messages.ts';

test('a window that never paints is shown when its page has loaded', async () => {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale: 'en-US' }, { STANDIN_PAINT: 'never' });
  askWithoutPage(host);
  host.child.on('message', ({ type }: FromStandIn) => {
    if (type === 'load') host.child.send({ type: 'loaded' });
  });
  await host.ready;
  const readyAt = performance.now();
  await expect.poll(() => host.output).toContain('the window is shown\n');
  // Without it the window would be shown all the same, ten seconds after it was made.
  expect(performance.now() - readyAt).toBeLessThan(5_000);
  host.child.send({ type: 'closed' });
  expect(await host.end(null)).toBe(0);
});

/** The patience with a page, and with one that paints nothing before its window is shown, by a clock that runs fast. */
const HASTE = { STANDIN_HASTEN: '20000,10000' };
const PASSED = '20000 ms have passed\n';

const ASKED = {
  'en-US': ['Play in Browser', '[Play in Browser] [Keep Waiting] [Export Diagnostics…] [Quit]'],
  'zh-CN': ['在浏览器里玩', '[在浏览器里玩] [继续等待] [导出诊断信息…] [退出]'],
} as const;

for (const locale of ['en-US', 'zh-CN'] as const)
  test(`a page that does not answer leaves the player the browser (${locale})`, async () => {
    const dataDir = test.info().outputPath('data');
    const [press, buttons] = ASKED[locale];
    const host = startMain({ dataDir, locale }, { ...HASTE, STANDIN_PRESS: press });
    // The load is never answered, as by a window process that hangs.
    expect(await host.end(null)).toBe(0);
    expect(host.output).toContain('the window is shown\n');
    expect(host.output.indexOf(buttons)).toBeGreaterThan(host.output.indexOf(PASSED));
    expect(host.output).toContain(PASSED);
    expect(host.output).toMatch(/^starts again: --browser .*--data \S+$/m);
    expect(await readFile(`${dataDir}/logs/bugs.log`, 'utf8')).toContain('does not answer');
  });

test('the diagnostics can be written before the player decides', async () => {
  const dataDir = test.info().outputPath('data');
  await mkdir(test.info().outputDir, { recursive: true });
  const file = test.info().outputPath('diagnostics.txt');
  const env = { ...HASTE, STANDIN_PRESS: 'Export Diagnostics…', STANDIN_SAVE_AS: file };
  const host = startMain({ dataDir, locale: 'en-US' }, env);
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('does not answer');
  await host.end('SIGKILL');
});

test('the program can be the host of a browser, without ever becoming ready', async ({ playwright }) => {
  const dataDir = test.info().outputPath('data');
  const host = startMain({ dataDir, locale: 'en-US' }, { STANDIN_READY: 'never' }, [
    '--browser',
    '--no-open',
  ]);
  const url = await host.ready;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=/);
  const chromium = await playwright.chromium.launch();
  const page = await chromium.newPage();
  await page.goto(url);
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await chromium.close();
  expect(await host.end('SIGTERM')).toBe(0);
});
