import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { grid, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

/** What axe finds against WCAG 2.1 A and AA, as short lines. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home, settings, scores, play and pause pass axe in the ${colorScheme} theme`, async ({ app }) => {
    const { page } = await app.launch({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { name: 'Twofold' })).toBeVisible();
    expect(await findings(page), 'home').toEqual([]);

    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(await findings(page), 'settings').toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Scores' }).click();
    await expect(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
    expect(await findings(page), 'scores').toEqual([]);
    await page.keyboard.press('Escape');

    await startTemplate(page, 'Play Stairs');
    await expect(grid(page)).toBeVisible();
    expect(await findings(page), 'play').toEqual([]);
    await page.keyboard.press('p');
    expect(await findings(page), 'pause').toEqual([]);
  });
}
