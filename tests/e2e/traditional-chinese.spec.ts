/** The program in the language of a system of Taiwan: it is found, told, and has room in a window like a phone's. */
import { expect } from '@playwright/test';
import { test } from './harness/test.ts';

const PHONE = { width: 390, height: 780 };

test('a system of Taiwan is greeted in Traditional Chinese, and the sheet of keys fits a phone', async ({
  app,
}) => {
  const { page } = await app.launch({ locale: 'zh-TW', viewport: PHONE });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await expect(page.getByTestId('home-primary')).toContainText('開始');
  await page.getByRole('button', { name: '玩法與按鍵', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '玩法與按鍵', exact: true });
  await expect(sheet).toContainText('最多轉兩個彎');
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await sheet.locator('h2').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(48);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '設定', exact: true }).click();
  await page.getByText('語言與玩家', { exact: true }).click();
  await expect(page.getByRole('radio', { name: '跟隨系統', exact: true }).first()).toBeChecked();
  await expect(page.getByText('繁體中文', { exact: true })).toBeVisible();
});

test('tiles are told by row and column as Taiwan and Hong Kong say them', async ({ app }) => {
  const { page } = await app.launch({ locale: 'zh-TW' });
  await page.getByRole('button', { name: '經典', exact: true }).click();
  await page.getByRole('button', { name: '玩階梯', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /^.+，第 1 列第 1 欄$/ })).toBeVisible();
});
