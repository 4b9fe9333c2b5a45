/** The program in the language of a Japanese system: it is found and told, in faces of its own, and nothing is cut off. */
import { expect } from '@playwright/test';
import { expectLayout } from './harness/layout.ts';
import { test } from './harness/test.ts';

test('a Japanese system is greeted in Japanese, and the main screens have room for it', async ({ app }) => {
  const { page } = await app.launch({ locale: 'ja' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByTestId('home-primary')).toContainText('はじめる');
  const areLoaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['600 16px "Twofold Serif JP"', '16px "Twofold Seal JP"'].map((face) =>
      document.fonts.check(face, '連'),
    );
  });
  expect(areLoaded).toEqual([true, true]);
  await expectLayout(page, 'home');
  for (const [link, name] of [
    ['旅', 'map'],
    ['詰め四川', 'puzzles'],
    ['クラシック', 'shelf'],
    ['作る', 'designs'],
    ['記録', 'scores'],
    ['設定', 'settings'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${link}`) }).click();
    await expect(page.locator(`[data-screen="${name}"]`)).toBeVisible();
    await expectLayout(page, name);
    if (name === 'map')
      await expect(page.getByTestId('journey-chosen').getByRole('heading')).toHaveText('家');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
  }
});

test('tiles and templates are named in Japanese', async ({ app }) => {
  const { page } = await app.launch({ locale: 'ja' });
  await page.getByRole('button', { name: /^クラシック/ }).click();
  await page.getByRole('button', { name: '階段で遊ぶ', exact: true }).click();
  await expect(page.getByRole('grid', { name: '盤面：階段', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^[^、]+、1行目1列目$/ })).toBeVisible();
});
