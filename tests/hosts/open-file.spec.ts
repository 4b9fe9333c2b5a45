/** A template file that reaches a window that stands: by a second start, or from the system. */
import { expect } from '@playwright/test';
import { expectOnShelf, putFile, square } from '../e2e/harness/opened-files.ts';
import { grid, startTemplate } from '../e2e/harness/table.ts';
import { test } from '../e2e/harness/test.ts';

test.use({ host: 'standin' });

test('a second start hands its file to the window that stands', async ({ app }) => {
  const { page, startAgain } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  await expect(grid(page)).toBeVisible();
  await startAgain([await putFile('second.twofold.json', square('Second'))]);
  await expectOnShelf(page, 'Second');
});

test('a file that the system hands over is opened', async ({ app }) => {
  const { page, openFile } = await app.launch();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await openFile(await putFile('handed.twofold', square('Handed')));
  await expectOnShelf(page, 'Handed');
});
