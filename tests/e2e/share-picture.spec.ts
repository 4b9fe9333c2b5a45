/** A game as a picture: what it shows is read back by a decoder that is not ours, and the picture opens the board. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { PNG_TEXTS, withPngText } from '../../core/templates/file/png.ts';
import { framed } from '../support/shared-deals.ts';
import { asSmallJpeg, linkIn, sharedPicture as picture } from './harness/shared-picture.ts';
import { clearingOf, endIsTold, linkAll, openMoreWays, readBoard } from './harness/table.ts';
import { test } from './harness/test.ts';

/** Gives a picture to the page as the system does: let fall on it, or pasted. */
async function give(
  page: Page,
  type: 'drop' | 'paste',
  file: { readonly mime: string; readonly content: Buffer },
) {
  await page.evaluate(
    ([how, mime, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], 'picture', { type: mime }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: carried })
          : new ClipboardEvent('paste', { ...options, clipboardData: carried }),
      );
    },
    [type, file.mime, file.content.toString('base64')] as const,
  );
}

async function drawn(page: Page, form: 'Square' | 'Wide', theme: 'Light' | 'Dark'): Promise<void> {
  const before = await picture(page).getAttribute('src');
  const choices = [
    page.getByRole('radio', { name: form, exact: true }),
    page.getByRole('radio', { name: theme, exact: true }),
  ];
  const isNew = !(await choices[0]?.isChecked()) || !(await choices[1]?.isChecked());
  for (const choice of choices) await choice.check({ force: true });
  if (isNew) await expect(picture(page)).not.toHaveAttribute('src', before ?? '');
  const width = form === 'Square' ? 1_080 : 1_200;
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(width);
}

test('the picture of a game carries its code, small and squeezed too, and opens its board', async ({
  app,
}) => {
  test.setTimeout(120_000);
  const { page } = await app.launch();
  await page.getByTestId('classic').click();
  await page.getByTestId('customise').click();
  await page.getByTestId('free-more').click();
  await page.getByLabel('Columns', { exact: true }).fill('6');
  await page.getByLabel('Rows', { exact: true }).fill('4');
  await expect(page.getByRole('heading', { name: 'Rectangle 6 × 4', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  const { cells } = await readBoard(page);
  await linkAll(page, await clearingOf(page));
  await endIsTold(page);
  // As the setting does where the system is light.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
  await expect(picture(page)).toHaveAttribute(
    'alt',
    /^Classic · Rectangle 6 × 4 · .* · 0:\d\d(\.\d)? · Cleared · without help$/,
  );
  await page.getByRole('button', { name: 'Copy share code', exact: true }).click();
  const code = await page.getByTestId('share-code').innerText();

  await test.step('forced colours leave the picture as it is', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await drawn(page, 'Square', 'Light');
    const [red = 0, green = 0, blue = 0] = await picture(page).evaluate((image: HTMLImageElement) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      // A point of the seal, beside its character.
      context?.drawImage(image, -86, -120);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
    expect(red - Math.max(green, blue), `${red}, ${green}, ${blue}`).toBeGreaterThan(90);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  for (const form of ['Square', 'Wide'] as const)
    for (const theme of ['Light', 'Dark'] as const) {
      await drawn(page, form, theme);
      for (const scale of [1, 0.5])
        expect(linkIn(await asSmallJpeg(page, scale)), `${form}, ${theme}, ${scale}`).toBe(
          `twofold://play/${code}`.toUpperCase(),
        );
    }
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy picture', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Copied\. Paste it anywhere\.$/ })).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Twofold Classic · Rectangle 6 × 4 0\.\d\d(\.\d)?\.png$/);
  const whole = readFileSync(await download.path());
  await test.step('dragged out of the window it is the same file', async () => {
    await page.evaluate(() => {
      const keep = ({ dataTransfer }: DragEvent) => {
        document.body.dataset.dragged = dataTransfer?.getData('DownloadURL') ?? '';
      };
      addEventListener('dragstart', keep, { once: true });
    });
    const { x, y, width, height } = (await picture(page).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(4, 4, { steps: 4 });
    await page.mouse.up();
    const source = await picture(page).getAttribute('src');
    await expect(page.locator('body')).toHaveAttribute(
      'data-dragged',
      `image/png:${download.suggestedFilename()}:${source}`,
    );
  });
  const { jpeg } = await asSmallJpeg(page, 0.5);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Home', exact: true }).click();

  for (const [type, mime, content] of [
    ['drop', 'image/png', whole],
    ['paste', 'image/jpeg', jpeg],
  ] as const) {
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
    await give(page, type, { mime, content });
    await page.getByRole('button', { name: 'Play this board', exact: true }).click();
    expect((await readBoard(page)).cells).toEqual(cells);
    await page.keyboard.press('Escape');
  }
  await give(page, 'paste', { mime: 'image/png', content: whole.subarray(0, whole.length / 2) });
  await expect(page.getByText(/^No share code can be read in this picture\./)).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('the picture of a newer version says so, and begins nothing', async () => {
    const newer = withPngText(new Uint8Array(whole), framed([1, 2, 3], 9), PNG_TEXTS.code);
    for (const type of ['drop', 'paste'] as const) {
      await give(page, type, { mime: 'image/png', content: Buffer.from(newer ?? []) });
      await expect(page.getByTestId('code-problem')).toContainText('This code has a newer format (9)');
      await expect(page.getByRole('button', { name: 'Play this board', exact: true })).toBeDisabled();
      await page.keyboard.press('Escape');
    }
  });
});
