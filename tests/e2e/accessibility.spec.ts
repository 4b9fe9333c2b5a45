import { expect } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import {
  chooseFile,
  drag,
  drawYourOwn,
  expectJudgement,
  openCardMenu,
  templateFile,
} from './harness/drawing.ts';
import { clearingOf, grid, linkAll, openMoreWays, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

test('home begins at its main button, which plays; screens, a game and its end pass axe', async ({ app }) => {
  const { page } = await app.launch({ isLate: true });
  await expect(page.getByRole('heading', { name: 'Twofold', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByTestId('home-primary')).toBeFocused();
  // Its name comes with the games that were begun.
  await expect(page.getByTestId('home-primary')).not.toHaveAttribute('data-start', 'none');
  await expectAccessible(page, 'home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('home-primary')).toBeFocused();

  await page.getByTestId('classic').click();
  await page.getByTestId('customise').click();
  await expect(page.getByTestId('board-measure')).toBeVisible();
  await expectAccessible(page, 'free play');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'classic');
  await page.keyboard.press('Escape');

  await page.getByTestId('journey').click();
  await expect(page.getByTestId('journey-chosen')).toBeVisible();
  await expectAccessible(page, 'the journey');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Clear the board by taking two alike');
  await expectAccessible(page, 'how to play');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your games', exact: true })).toBeVisible();
  await expectAccessible(page, 'scores');
  await page.keyboard.press('Escape');

  await startTemplate(page, 'Play Stairs');
  await expectAccessible(page, 'play');
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeVisible();
  await expectAccessible(page, 'pause');
  await page.keyboard.press('p');
  await expect(grid(page)).toBeVisible();

  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await expect(page.getByTestId('earned')).toBeVisible();
  await expectAccessible(page, 'end');
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Scores', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'high scores');
  for (const part of ['Statistics', 'Achievements']) {
    await page.getByRole('tab', { name: part, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: part, exact: true })).not.toBeEmpty();
    await expectAccessible(page, part);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('classic').click();
  await expect(page.locator('[data-template="stairs"]')).toHaveAttribute('aria-description', /\d/);
  await expectAccessible(page, 'classic with a best score');
});

test('the editor, its sheets, test-play and the library pass axe', async ({ app }) => {
  const { page } = await app.launch({ isLate: true });
  const press = (key: string) => page.keyboard.press(key);
  await drawYourOwn(page);
  await expectAccessible(page, 'blank drawing');
  await press('r');
  await drag(page, [2, 2], [4, 4]);
  await expectJudgement(page, 'Impossible');
  await press('Control+s');
  await expect(page.getByTestId('notice')).toContainText('9 is an odd number of slots');
  await expectAccessible(page, 'odd drawing');
  await press('s');
  await drag(page, [2, 2], [3, 3]);
  await press('Control+c');
  await press('Control+v');
  await expect(page.getByRole('button', { name: 'Put down', exact: true })).toBeVisible();
  await expectAccessible(page, 'floating piece');
  await press('Escape');
  await press('r');
  await drag(page, [5, 2], [7, 4]);
  await expectJudgement(page, 'Winnable');
  await expect(page.getByTestId('share')).toHaveAttribute('data-sampling', 'false');
  await expectAccessible(page, 'drawing');
  for (const key of ['n', '?', 'p']) {
    await press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `sheet of ${key}`);
    if (key !== 'p') await press('Escape');
  }
  for (const tab of ['Text', 'Picture']) {
    await page.getByRole('radio', { name: tab, exact: true }).check();
    await expectAccessible(page, tab);
  }
  await press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('button', { name: /^File/ })).toBeVisible();
  await expectAccessible(page, 'export');
  await press('Escape');
  await press('F5');
  await expect(page.locator('[data-screen="trial"]')).toBeVisible();
  await expect(grid(page)).toBeVisible();
  await expectAccessible(page, 'test-play');
  await press('F5');
  await expect(page.locator('[data-screen="editor"]')).toBeVisible();
  await press('Control+s');
  await page.getByRole('button', { name: 'My shapes', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open New shape/ })).toBeVisible();
  await expectAccessible(page, 'library');
  await chooseFile(
    page,
    () => page.getByRole('button', { name: 'Import', exact: true }).click(),
    templateFile('{'),
  );
  await expect(page.getByTestId('notice')).toContainText('was not imported');
  await expectAccessible(page, 'library with a bad file');
  await openCardMenu(page, 'New shape');
  await expectAccessible(page, 'library with the menu of a card');
  await page.getByRole('button', { name: 'Delete New shape', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await expectAccessible(page, 'library after deleting');
});
