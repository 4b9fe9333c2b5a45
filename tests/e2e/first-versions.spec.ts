/** A database as the first versions left it after a kill, brought forward and looked at as its player would. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { clearingOf, linkByMouse } from './harness/table.ts';
import { test } from './harness/test.ts';

const packed = (name: string) =>
  gunzipSync(readFileSync(new URL(`../fixtures/first-versions/${name}.gz`, import.meta.url)));

async function goHome(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}

test('games of the first versions are listed, ranked and gone on with', async ({ app }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-first-'));
  writeFileSync(join(dataDir, 'twofold.db'), packed('killed.sqlite'));
  writeFileSync(join(dataDir, 'twofold.db-wal'), packed('killed.sqlite-wal'));
  const { page, close } = await app.launch({ dataDir });

  // Its settings said Chinese and dark.
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  // Home tells what is new, until the player leaves it.
  const news = page.getByTestId('news');
  await expect(news).toContainText('新添了教练');
  await page.getByRole('button', { name: '我的战绩', exact: true }).click();
  for (const [board, total] of [
    ['心形', '18,391'],
    ['限时挑战（旧规则）', '14,096'],
  ] as const) {
    await page.getByRole('combobox').first().selectOption({ label: board });
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
  }
  await goHome(page);
  await expect(news).toHaveCount(0);

  // Five that were finished, one that was given up and one that was set aside.
  await page.getByRole('button', { name: '我的战绩', exact: true }).click();
  await page.getByRole('button', { name: '所有对局', exact: true }).click();
  await expect(page.locator('button[data-end]')).toHaveCount(7);
  await expect(page.locator('button[data-end="time-up"]')).toContainText('4:31');
  // The board beside the list is that of the row under the pointer.
  await page.locator('button[data-end="time-up"]').hover();
  await expect(page.locator('aside [data-ready]')).toHaveAttribute('data-ready', 'true');
  // Each of its lists can be read in a window of any width.
  for (const width of [480, 640, 800, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page
      .locator('[data-screen="games"] select')
      .evaluateAll((lists) => lists.map((list) => list.clientWidth));
    expect(Math.min(...widths), `at ${width}`).toBeGreaterThan(90);
  }
  await page.keyboard.press('Escape');
  await goHome(page);

  // A timed run of the first rules goes on under them, in its second level and paused.
  await page.getByTestId('timed').click();
  await page.getByTestId('paused').getByRole('button', { name: '继续', exact: true }).click();
  await expect(page.getByTestId('pairs-left')).toHaveText('45');
  await expect(page.getByTestId('time-left')).toBeVisible();
  await goHome(page);

  // The game that was open when the program was killed has the moves that stood in the log.
  await page.getByRole('button', { name: /^继续 回环/ }).click();
  await expect(page.getByTestId('pairs-left')).toHaveText('53');
  const [move] = await clearingOf(page);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await expect(page.getByTestId('pairs-left')).toHaveText('52');
  await expect(page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});
