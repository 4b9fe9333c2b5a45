import { expect, type Page } from '@playwright/test';
import { downloadedBy } from './harness/drawing.ts';
import { clearingOf, linkAll, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

/** 32 pairs: few enough for a short test, enough for what is asked of a whole board. */
const SMALL = 'Play Stairs';

async function winByMouse(page: Page): Promise<void> {
  await startTemplate(page, SMALL);
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared' })).toBeVisible();
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

function achievement(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The text of the table that a button saves. */
async function savedBy(page: Page, button: string): Promise<string> {
  const { name, content } = await downloadedBy(page, () =>
    page.getByRole('button', { name: button }).click(),
  );
  expect(name).toMatch(/\.csv$/);
  return content.toString();
}

test('a game earns achievements, they are said, and they are there after a restart', async ({ app }) => {
  const first = await app.launch();
  const { page } = first;
  await winByMouse(page);
  await expect(page.getByTestId('earned')).toContainText('First board');
  await expect(page.getByTestId('earned')).toContainText('On your own');
  await expect(page.getByRole('status').filter({ hasText: 'Achievement earned: First board' })).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: 'Scores' }).click();
  await openTab(page, 'Achievements');
  await expect(achievement(page, 'First board')).toContainText('Earned');
  await expect(achievement(page, 'Ten boards')).toContainText('1 of 10');
  await expect(achievement(page, 'Through the gate')).toContainText('0 of 3');
  await first.close();

  const second = await first.relaunch();
  await second.page.getByRole('button', { name: 'Scores' }).click();
  await openTab(second.page, 'Achievements');
  await expect(achievement(second.page, 'On your own')).toContainText('Earned');
  await second.page.keyboard.press('Escape');
  // What is earned once is not earned again.
  await winByMouse(second.page);
  await expect(second.page.getByTestId('total')).toBeVisible();
  await expect(second.page.getByText('First board')).toHaveCount(0);
});

test('statistics count what was played, and go into a table with the scores', async ({ app }) => {
  const { page } = await app.launch();
  await page.getByRole('button', { name: 'Scores' }).click();
  await openTab(page, 'Statistics');
  await expect(page.getByText('Nothing to show yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await winByMouse(page);
  const total = (await page.getByTestId('total').innerText()).replace(/\D/g, '');
  await page.getByRole('button', { name: 'Scores' }).click();
  await openTab(page, 'Statistics');
  const figure = (name: string) => page.locator(`[data-figure="${name}"]`);
  await expect(figure('finished')).toContainText('1');
  await expect(figure('links')).toContainText('32');
  await expect(figure('running')).toContainText('1 day');
  await expect(page.getByRole('row', { name: /Stairs/ })).toContainText('1 of 1');

  const statistics = await savedBy(page, 'Statistics');
  expect(statistics).toMatch(new RegExp(`^\\ufeffMode,Board,.*\\r\\nClassic,Stairs,1,1,1,32,\\d+,${total},`));
  const scores = await savedBy(page, 'All scores');
  expect(scores.split('\r\n')[1]).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,Classic,Stairs,${total},`),
  );
});

test('the tabs are gone through by keys', async ({ app }) => {
  const { page } = await app.launch();
  await page.getByRole('button', { name: 'Scores' }).click();
  await page.getByRole('tab', { name: 'High scores' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Statistics'],
    ['ArrowRight', 'Achievements'],
    ['ArrowRight', 'High scores'],
    ['End', 'Achievements'],
    ['ArrowLeft', 'Statistics'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});
