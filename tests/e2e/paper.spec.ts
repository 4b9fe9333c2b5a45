/** Puzzles and boards on paper: printed by the browser itself as a PDF, whose pages are counted, measured and searched for colour. */
import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { expectSlots, openCardMenu } from './harness/drawing.ts';
import { launchWithSquare } from './harness/opened-files.ts';
import { clearingOf, endIsTold, linkAll, openMoreWays, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

interface Printed {
  readonly pages: number;
  /** Width and height of each different page, in points. */
  readonly sizes: readonly string[];
  /** The colours of lines and surfaces that are no grey, as the page description writes them. */
  readonly colours: readonly string[];
  /** Pictures on it. */
  readonly pictures: number;
}

/** Prints as the print dialogue does, and reads the page description. */
async function print(page: Page, format: 'A4' | 'Letter'): Promise<Printed> {
  const pdf = await page.pdf({ format });
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const from = index + head.length;
    try {
      return [inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')];
    } catch {
      // A picture that is a JPEG is no page description.
      return [];
    }
  });
  const drawn = streams.flatMap((stream) => [
    ...stream.matchAll(/(?<=^|\n)(\S+) (\S+) (\S+) (?:rg|RG)(?=\n)/g),
  ]);
  const colours = drawn.filter(([, red, green, blue]) => red !== green || green !== blue);
  return {
    pages: [...text.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    sizes: [
      ...new Set(
        [...text.matchAll(/\/MediaBox \[0 0 (\S+) (\S+?)\]/g)].map(([, ...size]) =>
          size.map(Number).map(Math.floor).join(' × '),
        ),
      ),
    ],
    colours: colours.map(([colour]) => colour),
    pictures: [...text.matchAll(/\/Subtype \/Image\b/g)].length,
  };
}

const sheet = (page: Page) => page.getByTestId('paper');
const ready = (page: Page) => expect(sheet(page)).toHaveAttribute('data-ready', 'true');

async function expectOnePage(page: Page): Promise<void> {
  for (const [format, size] of [
    ['A4', '595 × 842'],
    ['Letter', '612 × 792'],
  ] as const) {
    const printed = await print(page, format);
    expect(printed, format).toMatchObject({ pages: 1, sizes: [size], colours: [] });
    expect(printed.pictures, format).toBeGreaterThan(0);
  }
}

test('six studies or only moves come on one page with their answers', async ({ app }) => {
  const { page } = await app.launch();
  await page.getByTestId('puzzles').click();
  await page.getByTestId('all-puzzles').click();
  await page.getByTestId('paper-puzzles').click();
  await expect(page.getByRole('heading', { name: 'On paper', exact: true, level: 1 })).toBeVisible();
  await ready(page);
  await expectAccessible(page, 'a page of studies');
  const boards = sheet(page).getByRole('img');
  await expect(boards).toHaveCount(6);
  // Of a study every tile is taken, of an only move two.
  const tiles = await sheet(page).locator('li').first().locator('image').count();
  await expect(sheet(page).locator('li').first()).toHaveAttribute('data-taken', String(tiles));
  await expectOnePage(page);

  await page.getByRole('radio', { name: 'Only moves', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Hard', exact: true }).check({ force: true });
  await expect(sheet(page).getByRole('heading', { name: 'Only move · Hard', exact: true })).toBeVisible();
  await ready(page);
  await expect(sheet(page).locator('li[data-taken="2"]')).toHaveCount(6);
  const first = await sheet(page).locator('ol').first().innerHTML();
  await page.getByRole('button', { name: 'Another six', exact: true }).click();
  await expect.poll(() => sheet(page).locator('ol').first().innerHTML()).not.toBe(first);
  await ready(page);
  // In the dark theme too it is black on white.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectOnePage(page);
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true);
      }),
  );
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await printed).toBe(true);
});

test('a board is printed from the shelf and from a game, with the code that opens it', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await openCardMenu(page, 'Square');
  await page.getByRole('button', { name: 'Export Square', exact: true }).click();
  await page.getByRole('button', { name: /^On paper/ }).click();
  await ready(page);
  await expect(sheet(page).getByRole('heading', { name: 'Square', exact: true })).toBeVisible();
  await expect(sheet(page).locator('image')).toHaveCount(16);
  await expect(sheet(page).locator('code')).toHaveText(/^2F/);
  await expectOnePage(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await test.step('from the editor, which keeps its drawing', async () => {
    await page.getByRole('button', { name: /^Open Square / }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: /^On paper/ }).click();
    await ready(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectSlots(page, 16);
    await page.keyboard.press('Escape');
  });
  await startTemplate(page, 'Play Square');
  await linkAll(page, await clearingOf(page));
  await endIsTold(page);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'On paper', exact: true }).click();
  await ready(page);
  // As it was dealt, though it is cleared by now.
  await expect(sheet(page).locator('image')).toHaveCount(16);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await endIsTold(page);
});
