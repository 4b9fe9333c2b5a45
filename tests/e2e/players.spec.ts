/** Several people on one machine: whose turn it is, what each sees, the table of the week, and one who goes. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { MAX_PROFILE_NAME } from '../../core/contract/profile-names.ts';
import { dailyPlan } from '../../core/daily/daily-plan.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type {} from '../../renderer/bridge/host-bridge.ts';
import { expectAccessible } from './harness/axe.ts';
import { downloadedBy } from './harness/drawing.ts';
import { expectNothingLost, resizeTo } from './harness/layout.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, countTilesShown, linkAll, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const MONDAY = '2026-11-23';
const WEDNESDAY = new Date(2026, 10, 25, 12);

const row = (page: Page, name: string) => page.getByTestId('player').filter({ hasText: name });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Player: ${name}`, exact: true });

async function openPlayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.locator('[data-screen="settings"]')).toBeVisible();
  await openGroup(page, 'people');
  await page.getByRole('button', { name: 'Add or switch…', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Players', exact: true })).toBeVisible();
}

async function addFirst(page: Page, own: string, other: string): Promise<void> {
  await page.getByLabel('Your name', { exact: true }).fill(own);
  await page.getByLabel('The other player’s name', { exact: true }).fill(other);
  await page.getByRole('button', { name: 'Add player', exact: true }).click();
  await expect(page.getByTestId('player')).toHaveCount(2);
}

async function home(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}

/** Two clicks from home. */
async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await chip(page, from).click();
  await page.getByRole('button', { name: `Switch to ${to}`, exact: true }).click();
  await expect(chip(page, to)).toBeVisible();
}

test('each has their own games and settings, and the week is seen of all; who is removed leaves nothing', {
  tag: '@hosts',
}, async ({ app }) => {
  const first = await app.launch({ now: WEDNESDAY });
  const { page } = first;
  await test.step('a second player comes', async () => {
    await startTemplate(page, 'Play Stairs');
    await linkAll(page, (await clearingOf(page)).slice(0, 3));
    await expect(page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
    await page.getByRole('button', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('button', { name: /^Player:/ })).toHaveCount(0);
    await openPlayers(page);
    await addFirst(page, 'Anna', 'Mia');
    await expect(row(page, 'Anna')).toContainText('Playing now');
    await expect(row(page, 'Mia')).toContainText('Board of the week: not yet');
  });
  await test.step('who has a new page, with nothing of the first one’s', async () => {
    await page.getByRole('button', { name: 'Switch to Mia', exact: true }).click();
    await expect(chip(page, 'Mia')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await openGroup(page, 'look');
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await home(page);
  });
  await test.step('the board of the week is the same for everybody', async () => {
    await chip(page, 'Mia').click();
    await page.getByRole('button', { name: 'Play it', exact: true }).click();
    const plan = dailyPlan(MONDAY);
    const deal = plan === null ? null : makeDealRecord(plan);
    if (!deal?.ok) throw new Error('no board');
    await linkAll(page, deal.value.witness);
    await expect(page.getByTestId('end')).toBeVisible();
    await page.getByRole('button', { name: 'Home', exact: true }).first().click();
    await chip(page, 'Mia').click();
    await expect(row(page, 'Mia')).toContainText(/Board of the week: \d+:\d\d(\.\d)? · no\. 1/);
    await expect(row(page, 'Mia')).toContainText('1 board cleared');
    await expect(row(page, 'Anna')).toContainText('No board cleared yet this week');
    await home(page);
  });
  await test.step('the first one goes on where the game stood, over a kill too', async () => {
    await switchTo(page, 'Mia', 'Anna');
    await expect(page.locator(':root')).not.toHaveAttribute('data-theme', 'dark');
    await first.kill();
  });
  const { page: again, close, dataDir } = await first.relaunch();
  await expect(chip(again, 'Anna')).toBeVisible();
  await again
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect.poll(() => countTilesShown(again)).toBe(58);
  await again.getByRole('button', { name: 'Home', exact: true }).first().click();
  await test.step('a name is one player’s', async () => {
    await chip(again, 'Anna').click();
    await again.getByLabel('Name', { exact: true }).fill(' mia ');
    await expect(again.getByText('Somebody here has that name already.', { exact: true })).toBeVisible();
    await expect(again.getByRole('button', { name: 'Add player', exact: true })).toBeDisabled();
    await again.getByRole('button', { name: 'Rename', exact: true }).click();
    const dialog = again.getByRole('dialog', { name: 'Rename', exact: true });
    await dialog.getByLabel('Name', { exact: true }).fill('外婆');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(again, '外婆')).toContainText('Playing now');
    await home(again);
  });
  await test.step('who is removed is offered an export first, and leaves no file', async () => {
    await switchTo(again, '外婆', 'Mia');
    await chip(again, 'Mia').click();
    await again.getByRole('button', { name: 'Remove this player…', exact: true }).click();
    const dialog = again.getByRole('dialog', { name: 'Remove Mia?', exact: true });
    await downloadedBy(again, () =>
      dialog.getByRole('button', { name: 'Export everything', exact: true }).click(),
    );
    await again.getByRole('button', { name: 'Remove this player…', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove Mia', exact: true }).click();
    await expect(again.locator('[data-screen="home"]')).toBeVisible();
    await expect(again.getByRole('button', { name: /^Player:/ })).toHaveCount(0);
    await expect(
      again.getByText('Mia has been removed.', { exact: true }).and(again.locator(':not([role])')),
    ).toBeVisible();
    await expect(again.getByRole('button', { name: /^Continue/ }).first()).toBeVisible();
    expect(existsSync(join(dataDir, 'twofold.db'))).toBe(true);
    expect(readdirSync(join(dataDir, 'twofold.db-profiles'))).toEqual(['list.json']);
  });
  await close();
});

test('the players can be read and reached by everybody', async ({ app }) => {
  const { page } = await app.launch({ isLate: true });
  await openPlayers(page);
  await expectAccessible(page, 'one player');
  await addFirst(page, 'Anna', 'Mia');
  await expect(row(page, 'Mia')).toContainText('Board of the week: not yet');
  await expectAccessible(page, 'two players');
  await home(page);
  await page.reload();
  await expect(chip(page, 'Anna')).toBeVisible();
  await expectAccessible(page, 'home with a player');
});

test('the news lie over no button, whatever the window', async ({ app }) => {
  const { page } = await app.launch();
  await openPlayers(page);
  await addFirst(page, 'Anna', 'Mia');
  await page.evaluate(() => window.twofold?.call('settings.write', { toldNews: 0 }));
  await page.reload();
  await expect(page.getByTestId('news')).toContainText('New here');
  await expect(chip(page, 'Anna')).toBeVisible();
  for (const [width, height] of [
    [640, 400],
    [560, 700],
    [712, 600],
    [390, 780],
    [899, 640],
    [1280, 800],
  ] as const) {
    await resizeTo(page, { width, height });
    await expectNothingLost(page, `the news in ${width} × ${height}`);
    const covered = await page.evaluate(() => {
      const card = document.querySelector('[data-testid="news"]');
      const { left, right, top, bottom } = card?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('button, h1')].flatMap((other) => {
        const box = other.getBoundingClientRect();
        const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
        // The moon opens what the main button opens, which stands whole below it.
        return isApart || card?.contains(other) || other.matches('[data-testid="home-moon"]')
          ? []
          : [other.getAttribute('aria-label') ?? other.textContent];
      });
    });
    expect.soft(covered, `under the news in ${width} × ${height}`).toEqual([]);
  }
});

test('of a player without a name it is said that they are gone, and a long name is broken', async ({
  app,
}) => {
  const first = await app.launch({ viewport: { width: 390, height: 780 } });
  const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEF'.slice(0, MAX_PROFILE_NAME);
  await test.step('a long name', async () => {
    const { page } = first;
    await openPlayers(page);
    await addFirst(page, 'Anna', long);
    await page.getByRole('button', { name: `Switch to ${long}`, exact: true }).click();
    await chip(page, long).click();
    await page.getByRole('button', { name: 'Remove this player…', exact: true }).click();
    await page.getByRole('button', { name: `Remove ${long}`, exact: true }).click();
    const gone = page
      .getByText(`${long} has been removed.`, { exact: true })
      .and(page.locator(':not([role])'));
    await expect(gone).toBeVisible();
    expect(await gone.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    await openPlayers(page);
    await addFirst(page, 'Anna', 'Mia');
    await page.getByRole('button', { name: 'Switch to Mia', exact: true }).click();
    await expect(chip(page, 'Mia')).toBeVisible();
    await first.close();
  });
  // Of a list that cannot be read no names are known.
  writeFileSync(join(first.dataDir, 'twofold.db-profiles', 'list.json'), '{');
  const { page } = await first.relaunch();
  await chip(page, 'No name yet').click();
  const others = page.getByRole('button', { name: 'Switch to No name yet', exact: true });
  await others.click();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await chip(page, 'No name yet').click();
  await page.getByRole('button', { name: 'Remove this player…', exact: true }).click();
  await page.getByRole('button', { name: 'Remove No name yet', exact: true }).click();
  await expect(
    page.getByText('No name yet has been removed.', { exact: true }).and(page.locator(':not([role])')),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('home-primary')).not.toHaveAttribute('data-start', 'none');
  await expect(page.locator('header p')).toHaveCount(2);
});
