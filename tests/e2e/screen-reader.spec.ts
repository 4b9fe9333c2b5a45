/** The game without a picture: what the browser tells screen readers, and all of it by names, roles and keys. */
import { expect } from '@playwright/test';
import { launchWithSquare } from './harness/opened-files.ts';
import { clearingOf, pickByKeys, startTemplate, tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';
import { accessibilityTree } from './harness/tree.ts';

test('rows of the board have short names, and the selected cell says that it is', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await startTemplate(page, 'Play Square');
  const tree = await accessibilityTree(page);
  const rows = tree.filter(({ role }) => role === 'row');
  const cells = tree.filter(({ role }) => role === 'gridcell');
  expect(rows.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
  expect(rows.map(({ childIds }) => childIds.length)).toEqual([4, 4, 4, 4]);
  for (const [at, { name }] of cells.entries())
    expect(name).toMatch(new RegExp(`^[^,]+, row ${1 + Math.floor(at / 4)}, column ${1 + (at % 4)}$`));
  const counts = page.getByRole('grid');
  await expect(counts).toHaveAttribute('aria-rowcount', '4');
  await expect(counts).toHaveAttribute('aria-colcount', '4');

  const [[a, b] = [0, 0]] = await clearingOf(page);
  const name = cells[a]?.name ?? '';
  await tabTo(page, page.getByRole('gridcell').first());
  await pickByKeys(page, a);
  const picked = (await accessibilityTree(page)).filter(({ is }) => is.selected === true);
  expect(picked.map((cell) => cell.name)).toEqual([`${name}, selected`]);
  expect(picked[0]?.is.focused).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name, exact: true })).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await pickByKeys(page, b);
  await expect(page.getByRole('gridcell', { name: 'empty', exact: true })).toHaveCount(2);
  expect((await accessibilityTree(page)).filter(({ is }) => is.selected === true)).toEqual([]);
});
