import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { play, setupOf, witnessEntries } from '../reliability/games/scripted.ts';
import { dropFile } from './harness/drop-file.ts';
import { putFile } from './harness/opened-files.ts';
import { clearingOf, linkAll, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

test('a game goes out as a file, and a forged one is refused with the reason', async ({ app }, testInfo) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  await linkAll(page, await clearingOf(page));
  const line = page.getByTestId('end-review');
  await expect(line).toHaveAttribute('data-told', 'true');
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^twofold Stairs .*\.twofold-game$/);
  const path = join(testInfo.outputDir, 'game.twofold-game');
  await saved.saveAs(path);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  file.game.journal[2].boardHash = '0'.repeat(16);
  const forged = join(testInfo.outputDir, 'forged.twofold-game');
  writeFileSync(forged, JSON.stringify(file));

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(forged);
  const refused = page.getByTestId('game-refused');
  await expect(refused).toContainText('The game was not imported.');
  await expect(refused).toContainText('Its moves do not lead to the boards');
  await expect(refused).toContainText('Entry 3');
  await input.setInputFiles(path);
  await expect(page.getByText('You already have this game.')).toBeVisible();
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
