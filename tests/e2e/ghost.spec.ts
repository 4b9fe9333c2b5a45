import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { clearingOf, linkAll, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

test('the best game on a board runs beside the next one, or a friend’s file does', async ({
  app,
}, testInfo) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  const clearing = await clearingOf(page);
  await expect(page.getByTestId('ghost')).toBeHidden();
  await linkAll(page, clearing);
  await expect(page.getByTestId('end-review')).toHaveAttribute('data-told', 'true');
  await page.getByRole('button', { name: 'Look back' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const path = join(testInfo.outputDir, 'friend.twofold-game');
  await (await download).saveAs(path);

  // The same board anew: the game is beside it, at its deal until the clock comes to its first pair.
  await page.getByRole('button', { name: 'Play against it' }).click();
  const ghost = page.getByTestId('ghost');
  await expect(ghost).toHaveAttribute('data-owner', 'own');
  await expect(ghost).toContainText(
    /ahead of your best game|behind your best game|Level with your best game/,
  );
  await page.getByRole('button', { name: 'Pause' }).first().click();

  const forged = join(testInfo.outputDir, 'forged.twofold-game');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  file.game.journal[2].boardHash = '0'.repeat(16);
  writeFileSync(forged, JSON.stringify(file));
  const friend = page.getByRole('radio', { name: 'A friend’s' });
  await friend.check();
  const input = page.getByTestId('paused').locator('input[type=file]');
  await input.setInputFiles(forged);
  await expect(page.getByTestId('game-refused')).toContainText('Its moves do not lead to the boards');
  await expect(page.getByTestId('game-refused')).toContainText('Entry 3');

  await page.getByRole('radio', { name: 'Off' }).check();
  await expect(ghost).toBeHidden();
  await page.getByRole('radio', { name: 'My best' }).check();
  await expect(ghost).toHaveCount(1);
  await page
    .getByTestId('paused')
    .getByRole('button', { name: /^Resume/ })
    .click();
  await linkAll(page, clearing);
  await expect(page.getByTestId('ghost-result')).toContainText('your best game');

  // On another board the file is offered as a game of its own.
  await page.getByRole('button', { name: 'Home' }).click();
  await startTemplate(page, 'Play Diamond');
  await page.getByRole('button', { name: 'Pause' }).first().click();
  await friend.check();
  await input.setInputFiles(path);
  await expect(page.getByTestId('ghost-offer')).toContainText('Stairs');
  await page.getByRole('button', { name: 'Play that board' }).click();
  await expect(ghost).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Stairs' })).toBeVisible();
});
