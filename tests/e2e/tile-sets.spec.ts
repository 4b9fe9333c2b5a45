import { expect, type Page } from '@playwright/test';
import { startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.locator('[data-screen="settings"]')).toBeVisible();
}

const set = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Square pictures of the page's own drawing, as files: stripes under an angle, which a sharp eye tells apart by it alone. */
async function drawnFiles(page: Page, angles: readonly number[]) {
  const drawn = await page.evaluate(
    (each) =>
      each.map((angle) => {
        const canvas = document.createElement('canvas');
        canvas.width = 200;
        canvas.height = 160;
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.translate(100, 80);
        context.rotate((angle * Math.PI) / 180);
        for (let x = -150; x < 150; x += 40) context.fillRect(x, -150, 20, 300);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      }),
    angles,
  );
  return drawn.map((data, index) => ({
    name: `Stripes ${angles[index]}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(data, 'base64'),
  }));
}

test('a tile set is chosen on its board, names the tiles in play, and stays', async ({ app }) => {
  const first = await app.launch();
  await openSettings(first.page);
  await expect(set(first.page, 'Carved')).toBeChecked();
  await set(first.page, 'Mahjong').check({ force: true });
  await expect(first.page.locator('[data-tile-set="mahjong"]')).toBeVisible();
  await expect(first.page.getByText(/^Mahjong has 42 pictures\./)).toBeVisible();
  await first.close();
  const { page } = await first.relaunch();
  await startTemplate(page, 'Play Stairs');
  await expect(
    page.getByRole('gridcell', { name: /^[\w ]+ (dots|bamboos|characters|wind|dragon),/ }).first(),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(set(page, 'Mahjong')).toBeChecked();
});

test('own pictures become a set: what is no picture is refused, what is too alike is named', async ({
  app,
}) => {
  const first = await app.launch();
  await openSettings(first.page);
  const files = await drawnFiles(first.page, [0, 1, 60]);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await first.page.getByTestId('own-files').setInputFiles([...files, text]);
  await expect(
    first.page.getByText(/^notes\.txt was not added: it is no picture that can be read/),
  ).toBeVisible();
  await expect(set(first.page, 'My pictures')).toBeChecked();
  await expect(first.page.getByTestId('own-alike')).toContainText('Stripes 0 and Stripes 1');
  await expect(first.page.getByTestId('own-alike')).not.toContainText('Stripes 60');
  const name = first.page.getByRole('textbox', { name: 'Name of Stripes 60', exact: true });
  await name.fill('Steep stripes');
  await name.press('Enter');
  await expect(first.page.getByRole('textbox', { name: 'Name of Steep stripes', exact: true })).toBeVisible();
  await first.page.getByTestId('own-files').setInputFiles(files.slice(0, 1));
  await expect(first.page.getByText(/^Stripes 0\.png was not added: it is there already/)).toBeVisible();

  await first.close();
  const { page } = await first.relaunch();
  await startTemplate(page, 'Play Stairs');
  await expect(page.getByRole('gridcell', { name: /^Steep stripes/ }).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await openSettings(page);
  await page.getByRole('button', { name: 'Remove Stripes 1', exact: true }).click();
  await expect(page.getByText(/^2 pictures of your own/)).toBeVisible();
  await expect(page.getByTestId('own-alike')).toBeHidden();
});
