/** A template file that reaches a window that stands, from the system or the menu. */
import { readFile, rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type {} from '../../../renderer/bridge/host-bridge.ts';
import { expectOnShelf, putFile, square } from '../../e2e/harness/opened-files.ts';
import { test } from '../../e2e/harness/test.ts';

const STAGE = ['STANDIN_OPEN', 'STANDIN_NOTES'];
const notes = () => readFile(test.info().outputPath('notes.txt'), 'utf8').catch(() => '');
test.beforeEach(() => {
  process.env.STANDIN_NOTES = test.info().outputPath('notes.txt');
});
test.afterEach(() => {
  for (const name of STAGE) delete process.env[name];
});

test('a file is chosen from the menu, and again from the recent ones after the next start', async ({
  app,
}) => {
  test.skip(process.platform === 'darwin', 'macOS keeps the recent files itself');
  const chosen = await putFile('chosen & kept.twofold', square('Chosen'));
  process.env.STANDIN_OPEN = await putFile('choice.txt', chosen);
  const first = await app.launch({ locale: 'zh-CN' });
  await first.chooseMenu('打开图形…');
  await expect(first.page.getByTestId('notice')).toContainText('Chosen');
  await expect.poll(notes).toContain(`recent: ${chosen}\n`);
  await first.close();
  const { page, chooseMenu } = await first.relaunch({ locale: 'en-US' });
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await chooseMenu('chosen && kept.twofold');
  await expect(page.locator('[data-screen="designs"]')).toBeVisible();
  await expect(page.getByTestId('notice')).toContainText('Chosen');
});

test('a recent file that is gone is said to be, and forgotten', async ({ app }) => {
  test.skip(process.platform === 'darwin', 'macOS keeps the recent files itself');
  const path = await putFile('fleeting.twofold', square('Fleeting'));
  const first = await app.launch({ files: [path] });
  await expectOnShelf(first.page, 'Fleeting');
  await first.close();
  await rm(path);
  const { page, chooseMenu, dataDir } = await first.relaunch({ files: [] });
  await chooseMenu('fleeting.twofold');
  await expect(page.getByTestId('notice')).toContainText('fleeting.twofold');
  await expect(page.getByTestId('notice')).toContainText('It is not there any more.');
  await expect.poll(() => readFile(`${dataDir}/recent.json`, 'utf8')).toBe('[]\n');
});

test('the menu forgets what was opened, here and in the system; so does who erases everything', async ({
  app,
}) => {
  test.skip(process.platform === 'darwin', 'macOS keeps the recent files itself');
  const named = await putFile('one.twofold', square('One'));
  const { page, chooseMenu, openFile, dataDir } = await app.launch({ files: [named] });
  await expectOnShelf(page, 'One');
  await chooseMenu('Clear Menu');
  await expect.poll(notes).toContain(`recent: ${named}\nrecent: none\n`);
  expect(await readFile(`${dataDir}/recent.json`, 'utf8')).toBe('[]\n');

  // One that the system hands over is opened, too.
  const handed = await putFile('handed.twofold', square('Handed'));
  await openFile(handed);
  await expectOnShelf(page, 'Handed');
  await page.evaluate(() => window.twofold?.call('data.erase', { erase: 'everything' }));
  expect(await notes()).toContain(`recent: ${handed}\nrecent: none\n`);
  expect(await readFile(`${dataDir}/recent.json`, 'utf8')).toBe('[]\n');
});
