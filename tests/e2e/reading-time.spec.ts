/** Slower ceremonies, and longer time to read what goes by itself. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { installClock } from './harness/fake-clock.ts';
import { expectNothingLost, resizeTo } from './harness/layout.ts';
import { chooseTime, keepPassingWords, openGroup } from './harness/settings.ts';
import { clearingOf, linkAll, readBoard, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

/** Far longer than any words stand. */
const LATE_MS = 60_000;

const lengthOf = (page: Page, name: string) =>
  page.evaluate((asked) => document.documentElement.style.getPropertyValue(asked), name);

test('words that go by themselves stay until they are closed, where the player wants that', async ({
  app,
}) => {
  const { page } = await app.launch();
  await keepPassingWords(page);
  await page.getByRole('button', { name: /^Timed challenge/ }).click();
  const clearing = await clearingOf(page);
  await page.keyboard.press('-');
  const notice = page.getByTestId('key-notice');
  await expect(notice).not.toBeEmpty();
  await linkAll(page, clearing.slice(0, 2));
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await installClock(page);
  await page.clock.fastForward(LATE_MS / 10);
  await expect(notice).not.toBeEmpty();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeEmpty();
  await expect(page.locator('[data-part="combo-figure"]')).toBeVisible();
  await linkAll(page, clearing.slice(2));
  await expect(page.getByTestId('level-won')).toBeVisible();
  await page.clock.fastForward(LATE_MS);
  await expect(page.getByTestId('level-won')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeVisible();
  await page.keyboard.press('p');
  await page.clock.fastForward(LATE_MS);
  await expect(page.getByTestId('level-won')).toBeVisible();
  await page.getByRole('button', { name: 'Next level', exact: true }).click();
  await expect(page.getByTestId('pairs-left')).toHaveText('32');
});

test('ceremonies are as long as the player wants, and still under reduced motion', async ({ app }) => {
  const { page } = await app.launch();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => lengthOf(page, '--glow')).toBe('640ms');
  await chooseTime(page, 'Celebrations', 'Slower');
  await expect.poll(() => lengthOf(page, '--glow')).toBe('1600ms');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => lengthOf(page, '--glow')).toBe('0ms');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await chooseTime(page, 'Celebrations', 'Still');
  await expect.poll(() => lengthOf(page, '--glow')).toBe('0ms');
  await expect.poll(() => lengthOf(page, '--calm')).toBe('240ms');
  await startTemplate(page, 'Play Stairs');
  await readBoard(page);
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  // The figure that counts up stands at once.
  const total = await page.getByTestId('total').innerText();
  await expect(page.locator('[data-testid="total"] + [aria-hidden]')).toHaveText(total);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expectAccessible(page, 'settings');
  await test.step('what a setting means is told to all, and a path to those who ask', async () => {
    const shown = page.locator('[data-screen="settings"]');
    for (const group of ['sound', 'data'] as const) {
      await openGroup(page, group);
      await expectAccessible(page, `settings, ${group}`);
      await expect(shown).not.toContainText(/[\\/]\w/);
    }
    await openGroup(page, 'sound');
    await expect(shown.getByText(/^How long passing words stay/)).toBeVisible();
    await openGroup(page, 'data');
    await page.getByRole('button', { name: 'The folder', exact: true }).click();
    await expect(shown).toContainText(/[\\/]\w/);
  });
  await test.step('on a telephone the groups are rows that open, and stay so', async () => {
    await resizeTo(page, { width: 390, height: 780 });
    const language = page.getByRole('group', { name: 'Language', exact: true });
    await expect(language).toBeHidden();
    for (const row of await page.getByTestId(/^settings-/).all()) {
      await row.click();
      await expect(row).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(language).toBeVisible();
    await expectNothingLost(page, 'settings, all groups open');
    await expectAccessible(page, 'settings, all groups open');
    await page.getByRole('button', { name: 'Add or switch…', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Players', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(language).toBeVisible();
  });
});
