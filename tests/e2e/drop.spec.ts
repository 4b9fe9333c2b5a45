import { expect, type Page } from '@playwright/test';
import { dropFile, holdFile } from './harness/drop-file.ts';
import { grid, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const SQUARE = JSON.stringify({
  format: 'twofold-templates',
  version: 1,
  templates: [{ name: 'Square', filling: { kinds: 4, copies: 4 }, rows: ['oooo', 'oooo', 'oooo', 'oooo'] }],
});

test('a file that falls on a game does not end it; on home a template goes to the shelf, and what is none says why', async ({
  app,
}) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  await holdFile(page, 'dragover');
  expect(await dropFile(page, 'square.twofold.json', SQUARE)).toBe(true);
  await expect(page.getByTestId('drop-hint')).toBeHidden();
  await expect(grid(page)).toBeVisible();
  await goHome(page);

  await holdFile(page, 'dragover');
  await expect(page.getByTestId('drop-hint')).toContainText('Let go to import');
  await holdFile(page, 'dragleave');
  await expect(page.getByTestId('drop-hint')).toBeHidden();
  await holdFile(page, 'dragover');
  await dropFile(page, 'notes.json', 'hello');
  await expect(page.getByTestId('drop-hint')).toBeHidden();
  await expect(page.getByTestId('notice')).toContainText('notes.json');
  await goHome(page);

  expect(await dropFile(page, 'square.twofold.json', SQUARE)).toBe(true);
  await expect(page.getByRole('heading', { name: 'My shapes', exact: true })).toBeVisible();
  await expect(page.getByTestId('notice')).toContainText('Imported: Square');
  await expect(page.getByRole('button', { name: /^Open Square \d/ })).toHaveCount(1);
  await goHome(page);
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await page.getByRole('button', { name: 'Curious? How links are found', exact: true }).click();
  await page.getByRole('tab', { name: 'One pair', exact: true }).click();
  await page.getByRole('button', { name: 'Change board', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Square', exact: true })).toHaveCount(1);
});

async function goHome(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}
