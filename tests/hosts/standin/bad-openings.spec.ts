/** Files and links that the system hands over and that are wrong: each is told clearly, and nothing of it stays. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { UNSEEN } from '../../../core/text/unseen.ts';
import { test } from '../../e2e/harness/test.ts';
import { GAME_FILES, LINKS, TEMPLATE_FILES } from '../../support/bad-inputs.ts';

/** Those that a system would open with the program: its own endings. */
const OWN_ENDING = /\.(?:twofold|twofold-game|json)$/;

test('files that the system opens', async ({ app }, testInfo) => {
  const { page, openFile, close } = await app.launch({ locale: 'zh-CN' });
  const folder = testInfo.outputPath('坏 文件');
  await mkdir(join(folder, 'folder.twofold'), { recursive: true });
  const told = page.getByTestId('notice').or(page.getByTestId('game-refused'));
  const files = Object.entries({ ...TEMPLATE_FILES, ...GAME_FILES }).filter(([name]) =>
    OWN_ENDING.test(name),
  );
  for (const [name, content] of [...files, ['folder.twofold', null], ['gone.twofold', null]] as const) {
    if (content !== null) await writeFile(join(folder, name), content);
    await openFile(join(folder, name));
    const words = told.filter({ hasText: name });
    await expect(words, name).toBeVisible();
    await expect(words, name).toContainText(/什么都没改|没有导入/);
    expect(await words.innerText(), name).not.toMatch(/undefined|\bE[A-Z]{4,}\b|Error\b/);
  }
  await expect(page.locator('[data-design]')).toHaveCount(0);
  await close();
});

test('links', async ({ app }) => {
  const { page, openLink, close } = await app.launch({ locale: 'zh-CN' });
  const told = page.locator('#code-outcome p:not([aria-hidden])');
  for (const [name, link] of Object.entries(LINKS)) {
    await openLink(String(link));
    await expect(told, name).toContainText(/分享码|字符/);
    const words = (await told.innerText()).replaceAll('\n', ' ');
    expect(words, name).not.toMatch(UNSEEN);
    expect(words, name).not.toMatch(/undefined|Error\b|URI/);
    await expect(page.locator('form button[type=submit]'), name).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
  }
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await close();
});
