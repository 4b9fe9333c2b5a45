/** A notice or an offer that comes while something is drawn has a place of its own, and covers nothing. */
import { expect, type Locator, type Page } from '@playwright/test';
import { canvas, chooseFile, drawYourOwn, templateFile } from './harness/drawing.ts';
import { resizeTo } from './harness/layout.ts';
import { test } from './harness/test.ts';

const WINDOWS = [
  [1280, 800],
  [390, 844],
] as const;

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
}

const starts = (page: Page) => page.getByRole('region', { name: 'Draw a shape', exact: true });
const notice = (page: Page) => page.getByTestId('notice');

test('a blank grid is free to be drawn on, and what needs a drawing comes with it', async ({ app }) => {
  const { page } = await app.launch();
  await drawYourOwn(page);
  for (const [width, height] of WINDOWS) {
    await resizeTo(page, { width, height });
    await expectApart(canvas(page), starts(page));
    // None of the tools' groups is read out with nothing in it.
    const groups = page.locator('[data-screen="editor"]').getByRole('group');
    await expect(groups.filter({ has: page.getByRole('button') })).toHaveCount(await groups.count());
  }
  const save = page.getByRole('button', { name: /^Save/ });
  await expect(save).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(notice(page)).toContainText('Nothing is drawn yet.');
  for (const [width, height] of WINDOWS) {
    await resizeTo(page, { width, height });
    await expectApart(canvas(page), notice(page));
  }
  await starts(page).getByRole('button', { name: 'Heart', exact: true }).click();
  await expect(save).toBeVisible();
  await expect(starts(page)).toHaveCount(0);
});

test('a card that has the focus is never under a notice of the shelf', async ({ app }) => {
  const { page } = await app.launch();
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  const names = Array.from({ length: 9 }, (_, place) => `Square ${place + 1}`);
  const templates = names.map((name) => ({
    name,
    filling: { kinds: 4, copies: 2 },
    rows: ['oooo', 'oooo', 'oooo', 'oooo'],
  }));
  const file = JSON.stringify({ format: 'twofold-templates', version: 1, templates });
  const importing = () => page.getByRole('button', { name: 'Import', exact: true }).click();
  await chooseFile(page, importing, templateFile(file));
  await expect(notice(page)).toBeVisible();
  for (const [width, height] of WINDOWS) {
    await resizeTo(page, { width, height });
    for (const name of names) {
      const play = page.getByRole('button', { name: `Play ${name}`, exact: true });
      await play.focus();
      await expectApart(play, notice(page));
    }
  }
});
