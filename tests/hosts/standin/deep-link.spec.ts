/** A link to a board that reaches a window that stands, from the system. */
import { expect, type Page } from '@playwright/test';
import { clearingOf, linkAll, startTemplate } from '../../e2e/harness/table.ts';
import { test } from '../../e2e/harness/test.ts';

const HEART = 'twofold://play/2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';
const deal = (page: Page) => page.getByTestId('code-deal');
const problem = (page: Page) => page.getByTestId('code-problem');

/** None of them leads to a board. */
const LEADS_NOWHERE = [
  'twofold://play/2FW11?then=erase',
  'twofold://settings/erase',
  'TWOFOLD:..%2f..%2fetc',
  'twofold://play/<img src=x onerror=alert(1)>',
];

test('a link from the system is shown, the next one in its place; nothing is believed of one that leads to no board', async ({
  app,
}) => {
  const { page, openLink } = await app.launch();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await openLink(HEART);
  await expect(deal(page)).toContainText('Heart');
  await openLink(HEART.slice(0, -1));
  await expect(problem(page)).toContainText('The code is not complete.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const link of LEADS_NOWHERE) {
    await openLink(link);
    await expect(problem(page), link).toContainText('This link does not lead to a board.');
    await expect(page.getByRole('textbox', { name: 'Share code', exact: true })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Play this board', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // A game of the linked board begins when it is asked for, and the other is kept.
  await startTemplate(page, 'Play Stairs');
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await openLink(HEART);
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Heart', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('classic').click();
  await expect(page.getByRole('button', { name: /^Continue Stairs/ })).toHaveCount(1);
});
