import { expect, type Page } from '@playwright/test';
import { dropFile } from './harness/drop-file.ts';
import { grid, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const SQUARE = JSON.stringify({
  format: 'twofold-templates',
  version: 1,
  templates: [{ name: 'Square', filling: { kinds: 4, copies: 4 }, rows: ['oooo', 'oooo', 'oooo', 'oooo'] }],
});

async function homeOf(page: Page): Promise<Page> {
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  return page;
}

test('a template that is dropped on the home screen stands on the shelf', async ({ app }) => {
  const page = await homeOf((await app.launch()).page);
  expect(await dropFile(page, 'square.twofold.json', SQUARE)).toBe(true);
  await expect(page.getByRole('heading', { name: 'My templates' })).toBeVisible();
  await expect(page.getByTestId('notice')).toContainText('Imported: Square');
  await expect(page.getByRole('button', { name: /^Open Square \d/ })).toHaveCount(1);
});

test('a file that is no template says why', async ({ app }) => {
  const page = await homeOf((await app.launch({ locale: 'zh-CN' })).page);
  await dropFile(page, 'notes.json', 'hello');
  await expect(page.getByTestId('notice')).toContainText('notes.json');
});

test('a file that falls on a game does not end it', async ({ app }) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  expect(await dropFile(page, 'square.twofold.json', SQUARE)).toBe(true);
  await expect(grid(page)).toBeVisible();
});
