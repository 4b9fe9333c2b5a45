import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { putDesign } from '../../electron/storage/tables/designs-table.ts';
import { rectangle } from '../reliability/games/scripted.ts';
import { expectAccessible } from './harness/axe.ts';
import { makeEmptyDatabase } from './harness/browser-host.ts';
import { downloadedBy } from './harness/drawing.ts';
import { resizeTo } from './harness/layout.ts';
import { expectNothingMoved } from './harness/moved-controls.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, countTilesShown, linkAll, linkByMouse, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const FILE = 'twofold.db';
const { width, height, marks, rules } = rectangle(4, 4);
const SQUARE = {
  ...{ name: 'Square', author: '', tags: [], filling: { kinds: 4, copies: 4 } },
  ...{ width, height, marks, rules },
};

test('a database from a newer version stays untouched, goes out byte for byte, and the player reads why', {
  tag: '@hosts',
}, async ({ app }) => {
  const dataDir = await makeEmptyDatabase();
  const path = join(dataDir, FILE);
  const database = new Database(path);
  putDesign(database, { id: 'design-kept', saved: SQUARE, draft: null, updatedAt: 1, deletedAt: null });
  database.pragma('user_version = 9999');
  database.close();
  const before = readFileSync(path);

  const { page, close } = await app.launch({ dataDir, locale: 'zh-CN', isLate: true });
  const banner = page.getByRole('alert').filter({ hasText: '请更新连连看' });
  await expect(banner).toBeVisible();
  await expectNothingMoved(page, 'a newer database');
  await expectAccessible(page, 'a newer database');
  await banner.getByRole('button', { name: '更多说明', exact: true }).click();
  const { name, content } = await downloadedBy(page, () =>
    banner.getByRole('button', { name: '导出数据库', exact: true }).click(),
  );
  expect(name).toMatch(/^twofold-database-\d{4}-\d{2}-\d{2}\.tar$/);
  await expect(page.getByTestId('data-notice')).toContainText(`已导出：${name}`);
  expect(fileIn(content, FILE).equals(before)).toBe(true);

  await page.getByRole('button', { name: '设置', exact: true }).click();
  await openGroup(page, 'data');
  await expect(page.getByText(/^其他版本的数据库会原封不动地导出。/)).toBeVisible();
  await expect(page.getByRole('button', { name: '全部清除…', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await banner.getByRole('button', { name: '不保存，直接玩', exact: true }).click();
  await startTemplate(page, '玩阶梯');
  const [move] = await clearingOf(page);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await expect.poll(() => countTilesShown(page)).toBe(62);
  await close();
  expect(readFileSync(path).equals(before)).toBe(true);
});

/** A notice has its own room above home, whose last line stays in sight. */
async function expectNothingCovered(page: Page): Promise<void> {
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: 0, height: 0 };
  const notice = await boxOf(page.getByRole('alert'));
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(title.y).toBeGreaterThanOrEqual(notice.y + notice.height);
  await expect(page.getByTestId('home-links')).toBeInViewport({ ratio: 1 });
}

/** A file of a tar archive: its name at 0, its size in octal at 124, its bytes from the next block on. */
function fileIn(archive: Buffer, name: string): Buffer {
  for (let at = 0; at + 512 <= archive.length; ) {
    const field = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    if (field(0, 100) === name) return archive.subarray(at + 512, at + 512 + size);
    if (Number.isNaN(size)) break;
    at += 512 + 512 * Math.ceil(size / 512);
  }
  throw new Error(`no ${name} in the archive`);
}

test('a damaged database is kept, what proves itself comes back, and the player reads so', async ({
  app,
}) => {
  const first = await app.launch();
  await startTemplate(first.page, 'Play Stairs');
  const clearing = await clearingOf(first.page);
  await linkAll(first.page, clearing.slice(0, 3));
  await expect.poll(() => countTilesShown(first.page)).toBe(58);
  await expect(first.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await first.close();
  const path = join(first.dataDir, FILE);
  const bytes = readFileSync(path);
  // The header's page size: no row can be reached through it.
  bytes.fill(0xff, 16, 24);
  writeFileSync(path, bytes);

  const second = await first.relaunch({ isLate: true });
  await expect(second.page.getByRole('alert')).toContainText('The file with your games was damaged.');
  await expectNothingMoved(second.page, 'a mended database');
  await expectNothingCovered(second.page);
  await resizeTo(second.page, { width: 1920, height: 1080 });
  await expectNothingCovered(second.page);
  await expect(second.page.getByRole('alert')).toContainText(
    'You can play on as usual; the old file is kept.',
  );
  await expectAccessible(second.page, 'a mended database');
});

test('moves that a lost log took along are named, and a folder that is gone is noticed at the next move', async ({
  app,
}) => {
  const first = await app.launch();
  await startTemplate(first.page, 'Play Stairs');
  const clearing = await clearingOf(first.page);
  for (const move of clearing.slice(0, 3)) await linkByMouse(first.page, move);
  await expect.poll(() => countTilesShown(first.page)).toBe(58);
  await expect(first.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await first.kill();
  rmSync(join(first.dataDir, `${FILE}-wal`));

  const { page, close } = await first.relaunch({ locale: 'zh-CN' });
  const alert = page.getByRole('alert');
  await test.step('that no game came back is said first, and once', async () => {
    await expect(alert).toContainText('没能从里面找回牌局。');
    await expect(alert).not.toContainText('阶梯');
    await alert.getByRole('button', { name: '更多说明', exact: true }).click();
    await expect(alert).toContainText('阶梯那一局有 3 步没能找回。');
  });
  await alert.getByRole('button', { name: '知道了', exact: true }).click();
  await startTemplate(page, '玩阶梯');
  const elsewhere = `${first.dataDir}-elsewhere`;
  renameSync(first.dataDir, elsewhere);
  const [move] = await clearingOf(page);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await expect(page.getByRole('alert').first()).toContainText('存档不在原来的位置了。');
  await expectAccessible(page, 'a folder that is gone');
  renameSync(elsewhere, first.dataDir);
  await close();
});

test('a saved template that cannot be dealt hides no other: it is a draft that says what is wrong', async ({
  app,
}) => {
  const dataDir = await makeEmptyDatabase();
  const database = new Database(join(dataDir, FILE));
  // As an early import took it.
  const saved = { ...SQUARE, name: 'Forty-nine', filling: { kinds: 4, copies: 49 } };
  putDesign(database, { id: 'design-odd', saved, draft: null, updatedAt: 1, deletedAt: null });
  database.close();

  const { page } = await app.launch({ dataDir });
  await page.getByTestId('classic').click();
  await expect(page.getByRole('button', { name: 'Play Stairs', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await page.getByRole('button', { name: /^Open Forty-nine/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The number of tiles with each picture must be even.', { exact: true }).first(),
  ).toBeVisible();
  await page.getByLabel('Tiles of each', { exact: true }).fill('4');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('4 × 4 · saved', { exact: true })).toBeVisible();
});
