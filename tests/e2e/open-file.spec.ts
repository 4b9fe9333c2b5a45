/** Template files and links named on the command line. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectOnShelf, putFile, square } from './harness/opened-files.ts';
import { readBoard } from './harness/table.ts';
import { test } from './harness/test.ts';

/** A heart, for ever: core/codes/share-code.test.ts deals it. */
const HEART = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

test('a file named at the start stands on the shelf and stays there; a link shows its board and begins nothing', {
  tag: '@hosts',
}, async ({ app }) => {
  const files = [await putFile('square.twofold', square('Square'))];
  const first = await app.launch({ files });
  await expectOnShelf(first.page, 'Square');
  await first.close();
  const second = await first.relaunch({ files: [`twofold://play/${HEART}`] });
  const { page } = second;
  await expect(page.getByTestId('code-deal')).toContainText('Heart');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  expect((await readBoard(page)).width).toBe(16);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open Square \d/ })).toHaveCount(1);
  await second.close();
  const third = await second.relaunch({ files: [`twofold://play/${HEART.replace('120R4', '120R5')}`] });
  await expect(third.page.getByTestId('code-problem')).toContainText('One character is wrong');
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
