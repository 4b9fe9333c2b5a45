/** No text ends with one character, or with one short word, alone on a line: a rule of the whole window. */
import { expect } from '@playwright/test';
import { resizeTo } from './harness/layout.ts';
import { expectNoOrphans } from './harness/orphans.ts';
import { test } from './harness/test.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 390, height: 780 },
] as const;

test.describe.configure({ mode: 'parallel' });
for (const locale of ['en-US', 'zh-CN', 'zh-TW', 'ja'] as const)
  test(`no line of a text in ${locale} holds one short word alone at its end`, async ({ app }) => {
    const { page } = await app.launch({ locale });
    const home = page.locator('[data-screen="home"]');
    const look = async (name: string) => {
      for (const window of WINDOWS) {
        await resizeTo(page, window);
        await expectNoOrphans(page, `${name}, ${window.width}`);
      }
      await resizeTo(page, WINDOWS[0]);
    };
    await expect(home).toBeVisible();
    await look('home');
    const links = page.getByTestId('home-links').getByRole('button');
    // The others show something on home itself.
    for (const link of [0, 1, 3]) {
      await links.nth(link).click();
      await expect(home).toBeHidden();
      await look(`link ${link}`);
      await page.goto(page.url());
      await expect(home).toBeVisible();
    }
    await page.getByTestId('journey').click();
    await expect(page.getByTestId('map-scroll')).toBeVisible();
    await look('journey');
  });
