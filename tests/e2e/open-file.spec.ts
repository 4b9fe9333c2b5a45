/** A template file named on the command line. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectOnShelf, putFile, square } from './harness/opened-files.ts';
import { test } from './harness/test.ts';

test('a file named at the start stands on the shelf, and stays there', { tag: '@hosts' }, async ({ app }) => {
  const files = [await putFile('square.twofold', square('Square'))];
  const first = await app.launch({ files });
  await expectOnShelf(first.page, 'Square');
  await first.close();
  const { page } = await first.relaunch({ files: [] });
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await page.getByRole('button', { name: 'My templates' }).click();
  await expect(page.getByRole('button', { name: /^Open Square \d/ })).toHaveCount(1);
});

test('a file that is wrong says where, and the shelf stays empty', async ({ app }) => {
  const files = [await putFile('torn.twofold', square('Torn').slice(0, 60))];
  const { page } = await app.launch({ files });
  await expect(page.getByTestId('notice')).toContainText('torn.twofold');
  await expect(page.getByTestId('notice')).toContainText('From here on this is not JSON');
  await expect(page.locator('[data-design]')).toHaveCount(0);
});

test('a folder and a file that is gone are named with the reason', async ({ app }) => {
  const folder = await putFile('one.txt', '');
  const place = join(folder, '..', 'folder.twofold');
  await mkdir(place);
  const first = await app.launch({ files: [place] });
  await expect(first.page.getByTestId('notice')).toContainText('folder.twofold');
  await expect(first.page.getByTestId('notice')).toContainText('It is a folder or a device.');
  await first.close();
  const { page } = await first.relaunch({ files: [join(folder, '..', 'gone.twofold')], locale: 'zh-CN' });
  await expect(page.getByTestId('notice')).toContainText('文件已经不在原处。');
  await expect(page.locator('[data-design]')).toHaveCount(0);
});
