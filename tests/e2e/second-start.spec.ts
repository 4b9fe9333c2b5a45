/** A second start on the same data: what it was to open reaches the window that stands. */
import { expect } from '@playwright/test';
import { expectOnShelf, putFile, square } from './harness/opened-files.ts';
import { grid, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const HEART = 'twofold://play/2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

test('a second start shows its board over the game, which waits and goes on; its file reaches the window that stands', {
  tag: '@hosts',
}, async ({ app }) => {
  const { page, startAgain } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  const tiles = await grid(page).getByRole('gridcell').count();
  await startAgain([HEART]);
  await expect(page.getByTestId('code-deal')).toContainText('Heart');
  await expect(page.getByTestId('paused')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByTestId('paused').getByRole('button', { name: 'Resume', exact: true }).click();
  expect(await grid(page).getByRole('gridcell').count()).toBe(tiles);

  await startAgain([await putFile('second.twofold.json', square('Second'))]);
  await expectOnShelf(page, 'Second');
});
