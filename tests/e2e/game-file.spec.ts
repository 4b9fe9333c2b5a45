import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { play, setupOf, witnessEntries } from '../reliability/games/scripted.ts';
import { dropFile } from './harness/drop-file.ts';
import { resizeTo } from './harness/layout.ts';
import { putFile } from './harness/opened-files.ts';
import { clearingOf, linkAll, openMoreWays, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

test('a game goes out as a file; the best one or a friend’s runs beside the next; a forged one is refused with the reason', async ({
  app,
}, testInfo) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  const clearing = await clearingOf(page);
  await expect(page.getByTestId('ghost')).toBeHidden();
  await linkAll(page, clearing);
  await expect(page.getByTestId('end-review')).toHaveAttribute('data-told', 'true');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  const download = page.waitForEvent('download');
  await page.locator('[data-testid="review-more"] summary').click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^twofold Stairs .*\.twofold-game$/);
  const path = join(testInfo.outputDir, 'game.twofold-game');
  await saved.saveAs(path);
  const forged = join(testInfo.outputDir, 'forged.twofold-game');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  file.game.journal[2].boardHash = '0'.repeat(16);
  writeFileSync(forged, JSON.stringify(file));
  const refused = page.getByTestId('game-refused');

  // The same board anew: the game is beside it, at its deal until the clock comes to its first pair.
  await page.getByRole('button', { name: 'Play against it', exact: true }).click();
  const ghost = page.getByTestId('ghost');
  await expect(ghost).toHaveAttribute('data-owner', 'own');
  // In words alone: a number by itself reads as a score.
  await expect(ghost).toHaveText(/^(\d+ pairs? ahead of|Level with) your best$/);
  await test.step('on a phone it leaves the title its room', async () => {
    await resizeTo(page, { width: 390, height: 780 });
    const title = page.locator('[data-part~="play-title"] h1');
    await expect.poll(() => title.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await resizeTo(page, { width: 1280, height: 800 });
  });
  await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  await openMoreWays(page, 'pause-more');

  const friend = page.getByRole('radio', { name: 'A friend’s', exact: true });
  await friend.check();
  const input = page.getByTestId('paused').locator('input[type=file]');
  await input.setInputFiles(forged);
  await expect(refused).toContainText('Its moves do not lead to the boards');
  await expect(refused).toContainText('Entry 3');

  await page.getByRole('radio', { name: 'Off', exact: true }).check();
  await expect(ghost).toBeHidden();
  await page.getByRole('radio', { name: 'My best', exact: true }).check();
  await expect(ghost).toHaveCount(1);
  await page
    .getByTestId('paused')
    .getByRole('button', { name: /^Resume/ })
    .click();
  await linkAll(page, clearing);
  await expect(page.getByTestId('ghost-result')).toContainText('your best');

  // On another board the file is offered as a game of its own.
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await startTemplate(page, 'Play Diamond');
  await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  await openMoreWays(page, 'pause-more');
  await friend.check();
  await input.setInputFiles(path);
  await expect(page.getByTestId('ghost-offer')).toContainText('Stairs');
  await page.getByRole('button', { name: 'Play that board', exact: true }).click();
  await expect(ghost).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Stairs', exact: true })).toBeVisible();

  // Among the games it is refused, too, and one that is here already is said to be.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await page.getByRole('button', { name: 'All games', exact: true }).click();
  const games = page.locator('input[type=file]');
  await games.setInputFiles(forged);
  await expect(refused).toContainText('The game was not imported.');
  await expect(refused).toContainText('Its moves do not lead to the boards');
  await expect(refused).toContainText('Entry 3');
  await games.setInputFiles(path);
  await expect(page.getByText('You already have this game.', { exact: true })).toBeVisible();
  expect(await dropFile(page, 'game.twofold-game', readFileSync(path, 'utf8'))).toBe(true);
  await expect(page.getByTestId('review')).toBeVisible();
});

test('a game that is named at the start is replayed and looked back at, or refused', async ({ app }) => {
  const setup = setupOf(11);
  const { sent } = play(setup, witnessEntries(setup));
  const journal = sent.map(({ entry, boardHash }) => ({ entry, boardHash }));
  const game = { id: 'a-friend-s-game', setup, startedAt: 1, playedAt: 2, status: 'finished', elapsedMs: 3 };
  const head = { format: 'twofold-game', version: 1, appVersion: '1', exportedAt: 3 };
  const files = [
    await putFile('a friend.twofold-game', JSON.stringify({ ...head, game: { ...game, journal } })),
  ];
  const first = await app.launch({ files });
  await expect(first.page.getByTestId('review')).toBeVisible();
  await first.close();
  const forged = await putFile(
    'forged.twofold-game',
    JSON.stringify({ ...head, game: { ...game, journal: journal.slice(1) } }),
  );
  const { page } = await first.relaunch({ files: [forged] });
  await expect(page.getByTestId('game-refused')).toContainText('The game was not imported.');
});
