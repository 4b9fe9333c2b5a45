import { expect } from '@playwright/test';
import { countTilesShown } from './harness/table.ts';
import { test } from './harness/test.ts';

test('a free game says how hard it is before it begins, and its choice is there after a restart', async ({
  app,
}) => {
  const first = await app.launch();
  const { page } = first;
  await page.getByTestId('classic').click();
  await expect(page.getByRole('heading', { name: 'Classic', exact: true, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Walled in', exact: true }).click();
  await page.getByLabel('Columns', { exact: true }).fill('8');
  await page.getByLabel('Rows', { exact: true }).fill('6');
  await page.getByLabel('Kinds', { exact: true }).fill('9');
  await expect(page.getByRole('heading', { name: 'Rectangle 8 × 6', exact: true })).toBeVisible();
  const rating = page.getByTestId('free-rating');
  await expect(rating).toContainText(
    /Random play loses \d+% of games: \d+% to \d+% at 95% confidence, from 400 games/,
  );
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect.poll(() => countTilesShown(page)).toBe(48);
  await first.close();

  const second = await first.relaunch();
  await second.page.getByTestId('classic').click();
  await expect(second.page.getByLabel('Columns', { exact: true })).toHaveValue('8');
  await expect(second.page.getByLabel('Kinds', { exact: true })).toHaveValue('9');
  await expect(second.page.getByRole('radio', { name: 'closed', exact: true })).toBeChecked();
  await expect(second.page.getByTestId('free-rating')).toBeVisible();
});
