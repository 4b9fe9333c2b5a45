/** A player's choice is there at once, and after a restart. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openGroup } from './harness/settings.ts';
import { countTilesShown, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'tiles');
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

test('a language, a tile set, own pictures and a free game are chosen, hold at once, and stay', async ({
  app,
}) => {
  const first = await app.launch({ locale: 'zh-CN' });
  await test.step('a language', () => chooseEnglish(first.page));
  await test.step('a tile set names the tiles in play', () => chooseMahjong(first.page));
  await test.step('own pictures become a set: what is no picture is refused, what is too alike is named', () =>
    addOwnPictures(first.page));
  await test.step('a free game says how hard it is before it begins', () => playFree(first.page));
  await first.close();

  const { page } = await first.relaunch();
  await expect(page.getByRole('heading', { name: 'Twofold', exact: true })).toBeVisible();
  await page.getByTestId('classic').click();
  await page.getByTestId('customise').click();
  await page.getByTestId('free-more').click();
  await expect(page.getByLabel('Columns', { exact: true })).toHaveValue('8');
  await expect(page.getByLabel('Pictures', { exact: true })).toHaveValue('9');
  await expect(
    page.getByRole('group', { name: 'Lines around the edge', exact: true }).getByLabel('no', { exact: true }),
  ).toBeChecked();
  await expect(page.getByTestId('board-measure')).toBeVisible();
  await page.keyboard.press('Escape');

  await startTemplate(page, 'Play Rectangle');
  await expect(page.getByRole('gridcell', { name: /^Steep stripes/ }).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(set(page, 'My pictures')).toBeChecked();
  await page.getByRole('button', { name: 'Remove Stripes 1', exact: true }).click();
  await expect(page.getByText(/^2 pictures of your own/)).toBeVisible();
  await expect(page.getByTestId('own-alike')).toBeHidden();
});

/** From a home in the system's language; ends there. */
async function chooseEnglish(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '连连看', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await openGroup(page, 'people');
  await page.getByRole('radio', { name: 'English', exact: true }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Timed challenge/ })).toBeVisible();
}

/** From home; ends there. */
async function chooseMahjong(page: Page): Promise<void> {
  await openSettings(page);
  await expect(set(page, 'Carved')).toBeChecked();
  await set(page, 'Mahjong').check({ force: true });
  await expect(page.locator('[data-tile-set="mahjong"]')).toBeVisible();
  await expect(page.getByText(/^Mahjong has 42 pictures\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await startTemplate(page, 'Play Stairs');
  await expect(
    page.getByRole('gridcell', { name: /^[\w ]+ (dots|bamboos|characters|wind|dragon),/ }).first(),
  ).toBeAttached();
  await page.keyboard.press('Escape');
}

/** Writes a name by an input method, as a browser has it from the system: Enter ends the composition, and only then the edit. */
async function composeName(page: Page, field: Locator, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await field.selectText();
  await session.send('Input.imeSetComposition', { text: "xie'wen", selectionStart: 7, selectionEnd: 7 });
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter' });
  await session.send('Input.insertText', { text: name });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
  await field.press('Enter');
}

/** From home; ends there. */
async function addOwnPictures(page: Page): Promise<void> {
  await openSettings(page);
  await expect(set(page, 'Mahjong')).toBeChecked();
  const files = await drawnFiles(page, [0, 1, 60]);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.getByTestId('own-files').setInputFiles([...files, text]);
  await expect(
    page.getByText(/^notes\.txt was not added: it is not a picture that can be read/),
  ).toBeVisible();
  await expect(set(page, 'My pictures')).toBeChecked();
  await expect(page.getByTestId('own-alike')).toContainText('Stripes 0 and Stripes 1');
  await expect(page.getByTestId('own-alike')).not.toContainText('Stripes 60');
  await composeName(page, page.getByRole('textbox', { name: 'Name of Stripes 60', exact: true }), '斜纹');
  const name = page.getByRole('textbox', { name: 'Name of 斜纹', exact: true });
  await name.fill('Steep stripes');
  await name.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of Steep stripes', exact: true })).toBeVisible();
  await page.getByTestId('own-files').setInputFiles(files.slice(0, 1));
  await expect(page.getByText(/^Stripes 0\.png was not added: it has been added already/)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** From home; ends on the board. */
async function playFree(page: Page): Promise<void> {
  await page.getByTestId('classic').click();
  await page.getByTestId('customise').click();
  await expect(page.getByRole('heading', { name: 'Customise', exact: true, level: 1 })).toBeVisible();
  await page.getByTestId('free-more').click();
  await page.getByRole('button', { name: 'Familiar', exact: true }).click();
  await page
    .getByRole('group', { name: 'How hard to win', exact: true })
    .getByRole('radio', { name: 'very hard', exact: true })
    .check({ force: true });
  await page
    .getByRole('group', { name: 'Lines around the edge', exact: true })
    .getByRole('radio', { name: 'no', exact: true })
    .check({ force: true });
  await page.getByLabel('Columns', { exact: true }).fill('8');
  await page.getByLabel('Rows', { exact: true }).fill('6');
  await page.getByLabel('Pictures', { exact: true }).fill('9');
  await expect(page.getByRole('heading', { name: 'Rectangle 8 × 6', exact: true })).toBeVisible();
  await expect(page.getByTestId('board-measure')).toContainText(/test games? .*(won|lost) without help/);
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect.poll(() => countTilesShown(page)).toBe(48);
}
