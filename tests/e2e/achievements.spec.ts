import { expect, type Page } from '@playwright/test';
import { downloadedBy } from './harness/drawing.ts';
import { expectOnShelf, putFile, square } from './harness/opened-files.ts';
import { clearingOf, linkAll, openMoreWays, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

/** 32 pairs: few enough for a short test, enough for what is asked of a whole board. */
const SMALL = 'Play Stairs';

async function win(page: Page, template: string): Promise<void> {
  await startTemplate(page, template);
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

function achievement(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The text of the table that a button saves. */
async function savedBy(page: Page, button: string): Promise<string> {
  const { name, content } = await downloadedBy(page, () =>
    page.getByRole('button', { name: button, exact: true }).click(),
  );
  expect(name).toMatch(/\.csv$/);
  return content.toString();
}

test('what a game earned and how it was played are shown, saved as tables, and there after a restart', async ({
  app,
}) => {
  const first = await app.launch();
  const { page } = first;
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await test.step('the tabs are gone through by keys', async () => {
    await page.getByRole('tab', { name: 'High scores', exact: true }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Statistics'],
      ['ArrowRight', 'Achievements'],
      ['ArrowRight', 'High scores'],
      ['End', 'Achievements'],
      ['ArrowLeft', 'Statistics'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    }
  });
  await expect(page.getByText(/^Nothing to count yet/)).toBeVisible();
  await page.keyboard.press('Escape');

  await win(page, SMALL);
  const total = (await page.getByTestId('total').innerText()).replace(/\D/g, '');
  await test.step('a game earns achievements, and one is celebrated', async () => {
    // No wrong pair; on a quick machine more, of which the rarest has the seal.
    const earned = page.getByTestId('earned');
    await expect(earned).toContainText('New: ');
    await expect(earned.locator('[data-achievement]')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'Achievement earned: ' })).toHaveCount(1);
    await openMoreWays(page);
    await page.getByRole('button', { name: 'Scores', exact: true }).click();
    await openTab(page, 'Achievements');
    await expect(achievement(page, 'Sure hand')).toContainText('Earned');
    await expect(achievement(page, 'Sure hand').getByTitle('steady', { exact: true })).toBeVisible();
    await expect(achievement(page, 'Ten boards')).toContainText('1 of 10');
    // The achievement of a first game in earlier versions is nowhere.
    await expect(achievement(page, 'First board')).toHaveCount(0);
  });

  await test.step('statistics count what was played, and go into a table with the scores', async () => {
    await openTab(page, 'Statistics');
    const figure = (name: string) => page.locator(`[data-figure="${name}"]`);
    await expect(figure('told')).toHaveText('You finished 1 game, without help.');
    await expect(figure('time')).toContainText('32 pairs taken');
    await expect(figure('running')).toContainText('1 day');
    await expect(
      page.getByRole('table', { name: 'Your bests', exact: true }).locator('td').first(),
    ).toHaveText('1');
    // One day makes no chart. Every pair was right at the first try.
    await expect(figure('wins')).toContainText('1');
    await expect(page.getByRole('radio', { name: 'Games', exact: true })).toHaveCount(0);
    await expect(figure('wrongShare')).toContainText('0%');
    await page.getByText('Save as a table (CSV)', { exact: true }).click();
    expect(await savedBy(page, 'Each game')).toMatch(/,Classic,Stairs,none,32,\d+,[\d.]+,0,32,/);

    const statistics = await savedBy(page, 'Statistics');
    expect(statistics).toMatch(
      new RegExp(`^\\ufeffMode,Board,.*\\r\\nClassic,Stairs,1,1,1,32,\\d+,${total},`),
    );
    const scores = await savedBy(page, 'All scores');
    expect(scores.split('\r\n')[1]).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,Classic,Stairs,${total},`),
    );
  });
  await first.close();

  const second = await first.relaunch({ files: [await putFile('square.twofold', square('Square'))] });
  await expectOnShelf(second.page, 'Square');
  await second.page.keyboard.press('Escape');
  await second.page.getByRole('button', { name: 'Your games', exact: true }).click();
  await openTab(second.page, 'Achievements');
  await expect(achievement(second.page, 'Sure hand')).toContainText('Earned');
  await second.page.keyboard.press('Escape');
  // An achievement is earned once.
  await win(second.page, 'Play Square');
  await expect(second.page.getByTestId('total')).toBeVisible();
  await expect(second.page.getByText('Sure hand', { exact: true })).toHaveCount(0);
});
