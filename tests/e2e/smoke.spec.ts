import { expect } from '@playwright/test';
import { test } from './harness/test.ts';

for (const [locale, title] of [
  ['en-US', 'Twofold'],
  ['zh-CN', '连连看'],
] as const)
  test(`starts with the home screen in ${locale}`, async ({ app }) => {
    const { page } = await app.launch({ locale });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('button').first()).toBeVisible();
  });
