import { expect, type Page } from '@playwright/test';
import { readPngText } from '../../core/templates/file/png.ts';
import {
  canvas,
  chooseFile,
  downloadedBy,
  drag,
  drawYourOwn,
  expectSlots,
  focusDrawing,
  type OfferedFile,
  strokeByKeys,
} from './harness/drawing.ts';
import { tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';

async function slotsNow(page: Page): Promise<number> {
  return Number(await page.getByTestId('slots').textContent());
}

/** A picture twice as high as wide, black but for the white around it. */
async function darkPicture(page: Page): Promise<OfferedFile> {
  const url = await page.evaluate(() => {
    const picture = document.createElement('canvas');
    picture.width = picture.height = 60;
    const context = picture.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 60, 60);
    context.fillStyle = '#000';
    context.fillRect(10, 10, 20, 40);
    return picture.toDataURL('image/png');
  });
  return { name: 'dark.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

test('text comes in as a piece that floats, is moved, put down or dropped, by keys alone', async ({
  app,
}) => {
  const { page } = await app.launch();
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, page.getByRole('button', { name: 'Design', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Draw your own', exact: true }));
  await press('Enter');
  await expect(canvas(page)).toBeFocused();
  await press('r');
  await strokeByKeys(page, [0, 0], [1, 1]);
  await expectSlots(page, 4);

  async function insertLetter(): Promise<void> {
    await press('p');
    await tabTo(page, page.getByRole('radio', { name: 'Ready shapes', exact: true }));
    await press('ArrowRight');
    await tabTo(page, page.getByRole('textbox', { name: 'Letters or 汉字', exact: true }));
    await press('Control+a');
    await page.keyboard.type('I');
    await tabTo(page, page.getByRole('button', { name: 'Use it', exact: true }));
    await press('Enter');
    await expect(canvas(page)).toBeFocused();
  }

  await insertLetter();
  await expect(page.getByRole('button', { name: 'Put down', exact: true })).toBeVisible();
  await expect.poll(() => slotsNow(page)).toBeGreaterThan(4);
  await press('Escape');
  await expectSlots(page, 4);
  await expect(page.getByRole('button', { name: 'Put down', exact: true })).toBeHidden();

  await insertLetter();
  await expect.poll(() => slotsNow(page)).toBeGreaterThan(4);
  const withLetter = await slotsNow(page);
  await press('ArrowRight');
  await press('z');
  await press('z');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Put down', exact: true })).toBeHidden();
  await expectSlots(page, withLetter);
  await press('Escape');
  await expect(page.getByRole('heading', { name: 'Twofold', exact: true })).toBeVisible();
});

test('a picture comes in at the size it is given, over what is drawn; one click makes a whole board of it', async ({
  app,
}) => {
  const { page } = await app.launch();
  await drawYourOwn(page);
  await page.keyboard.press('r');
  await drag(page, [0, 0], [13, 0]);
  await expectSlots(page, 14);
  await page.keyboard.press('p');
  await page.getByRole('radio', { name: 'Picture', exact: true }).check();
  const choosing = () => page.getByRole('button', { name: 'Choose a picture', exact: true }).click();
  await chooseFile(page, choosing, await darkPicture(page));
  await expect(page.getByText('4 × 8', { exact: true })).toBeVisible();
  await page.getByRole('slider', { name: 'Size', exact: true }).fill('4');
  await expect(page.getByText('2 × 4', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use it', exact: true }).click();
  await expectSlots(page, 14 + 8);
  // It lies in the middle. Dragged onto the row it covers two of its slots, dragged on it leaves them whole.
  await drag(page, [6, 4], [6, 1]);
  await expectSlots(page, 14 + 6);
  await drag(page, [6, 1], [6, 5]);
  await expectSlots(page, 14 + 8);
  await page.getByRole('button', { name: 'Put down', exact: true }).click();
  await expect(canvas(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Put down', exact: true })).toBeHidden();
  await expectSlots(page, 14 + 8);
  await focusDrawing(page);
  for (let undone = 0; undone < 3; undone++) await page.keyboard.press('Control+z');
  await expectSlots(page, 14);

  await page.keyboard.press('Escape');
  await drawYourOwn(page);
  await expect(page.getByTestId('keep')).toHaveText('14 × 10');
  const making = () => page.getByRole('button', { name: 'From a picture', exact: true }).click();
  await chooseFile(page, making, await darkPicture(page));
  await expect(page.getByTestId('notice')).toContainText('Made from “dark”');
  await expect.poll(() => slotsNow(page)).toBeGreaterThanOrEqual(100);
  await expect(page.getByTestId('share')).toContainText('95% interval');
  const saving = () => page.getByRole('button', { name: 'Save as a picture', exact: true }).click();
  const file = await downloadedBy(page, saving);
  expect(file.name).toBe('dark.png');
  const text = readPngText(file.content);
  expect(text.ok && text.value).toContain('"name": "dark"');
});
