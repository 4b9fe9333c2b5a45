import { expect, type Page } from '@playwright/test';
import { makeShareCode } from '../../core/codes/share-code.ts';
import { DEALER_VERSION } from '../../core/deal/dealer-version.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { BUILT_INS } from '../support/shared-deals.ts';
import { expectNothingLost, resizeTo, SIZES } from './harness/layout.ts';
import {
  clearingOf,
  grid,
  holdSeed,
  linkAll,
  losingMoves,
  readBoard,
  startTemplate,
} from './harness/table.ts';
import { test } from './harness/test.ts';

const PHONE = { width: 390, height: 844 };
const LOW = { width: 640, height: 400 };
/** A deal whose losing move a technique decides. */
const LOST_BY_TECHNIQUE = 1;

/** Tiles fall on it. */
const MOUNTAINS = BUILT_INS.filter(({ name }) => name === 'mountains')
  .map((template) => makeShareCode({ ...template, template, seed: 1, dealerVersion: DEALER_VERSION }))
  .join('');

const columns = (page: Page) => grid(page).getAttribute('aria-colcount');

/** Row and column of the cell that has the focus, in a grid of eight columns. */
async function placeOfFocus(page: Page): Promise<readonly [row: number, column: number]> {
  const at = await grid(page).evaluate((element) =>
    [...element.querySelectorAll('[role=gridcell]')].findIndex((cell) => cell.matches(':focus')),
  );
  return [Math.floor(at / 8), at % 8];
}

test('on a phone a game is looked back at the way round it was played', async ({ app }) => {
  const { page } = await app.launch();
  await holdSeed(page, LOST_BY_TECHNIQUE);
  await startTemplate(page, 'Play Rectangle');
  await linkAll(page, losingMoves(await readBoard(page), CLASSIC_RULES));
  await resizeTo(page, PHONE);
  await expect.poll(() => columns(page)).toBe('8');
  const played = await readBoard(page);
  await resizeTo(page, SIZES[0]);
  await page.getByRole('button', { name: 'Give up', exact: true }).first().click();
  await expect(page.getByTestId('end-review')).toHaveAttribute('data-told', 'true', { timeout: 60_000 });
  await page.keyboard.press('w');
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made', { timeout: 60_000 });
  await resizeTo(page, PHONE);
  await expect.poll(() => columns(page)).toBe('8');

  await test.step('words name the rows and columns that are seen', async () => {
    await page.getByTestId('review-figures').click();
    const words = await page.getByTestId('technique').textContent();
    const place = /(\p{L}[\p{L} ]*), row (\d+), column (\d+)/u.exec(words ?? '');
    const [, picture = '', row, column] = place ?? [];
    expect(place).not.toBeNull();
    const cell = grid(page)
      .getByRole('row')
      .nth(Number(row) - 1)
      .getByRole('gridcell')
      .nth(Number(column) - 1);
    await expect(cell).toHaveAttribute(
      'aria-label',
      new RegExp(`^${picture}, row ${row}, column ${column}`, 'i'),
    );
    await page.getByTestId('review-figures').click();
  });

  await test.step('its last position is the one that was played', async () => {
    await page.keyboard.press('End');
    await expect.poll(() => readBoard(page)).toEqual(played);
    await expectNothingLost(page, 'a turned review');
  });

  await test.step('so is the board of the proof, and arrows go the way they point', async () => {
    await page.keyboard.press('w');
    await expect(page.getByTestId('why')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
    await expect.poll(() => columns(page)).toBe('8');
    await grid(page).locator('[tabindex="0"]').focus();
    const [row, column] = await placeOfFocus(page);
    await page.keyboard.press(row === 0 ? 'ArrowDown' : 'ArrowUp');
    await expect.poll(() => placeOfFocus(page)).toEqual([row === 0 ? 1 : row - 1, column]);
  });

  await resizeTo(page, SIZES[0]);
  await expect.poll(() => columns(page)).toBe('14');
});

test('on a phone the words and arrows of a board say where its tiles are seen to slide', async ({ app }) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Mountains');
  const title = page.locator('[data-part="play-title"] p');
  const arrows = (way: string) => page.getByTestId('rules-drawn').locator(`[data-way="${way}"]`);
  await expect(title).toHaveText('tiles fall');
  await expect(arrows('down')).not.toHaveCount(0);
  await resizeTo(page, PHONE);
  await expect.poll(() => columns(page)).toBe('7');
  await expect(title).toHaveText('tiles slide right');
  await expect(arrows('right')).not.toHaveCount(0);
  await expect(arrows('down')).toHaveCount(0);
  await expect(page.locator('[data-part="zoom"]')).toHaveCount(0);
});

test('on a phone the boards that are offered are shown and described the way round they are played', async ({
  app,
}) => {
  const { page } = await app.launch();
  await page.getByTestId('classic').click();
  const falling = page.locator('[data-preset="fierce"]');
  await expect(falling).toContainText('Tiles fall');
  await resizeTo(page, PHONE);
  await expect(falling).toContainText('tiles slide right');
  await expect(falling.locator('svg').first()).toHaveAttribute('viewBox', '0 0 60 160');

  await page.getByTestId('enter-code').click();
  await page.getByRole('textbox', { name: 'Share code', exact: true }).fill(MOUNTAINS);
  const shared = page.getByTestId('code-deal');
  await expect(shared).toContainText('tiles slide right');
  await expect(shared.locator('svg')).toHaveAttribute('viewBox', '0 0 70 200');
  await page.keyboard.press('Escape');

  await page.getByTestId('customise').click();
  await page.locator('details summary').last().click();
  await page.getByRole('button', { name: 'Falling', exact: true }).click();
  await expect(page.locator('[data-part="free-preview"]')).toContainText('tiles slide right');
});

/** Returns how far the middle of the drawn rules is from that of the board's cells, in CSS pixels, across and down. */
async function rulesAstray(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2];
    const cells = [...document.querySelectorAll('[role=gridcell]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const [x = 0, y = 0] = middle(
      new DOMRect(
        Math.min(...cells.map(({ left }) => left)),
        Math.min(...cells.map(({ top }) => top)),
        Math.max(...cells.map(({ right }) => right)) - Math.min(...cells.map(({ left }) => left)),
        Math.max(...cells.map(({ bottom }) => bottom)) - Math.min(...cells.map(({ top }) => top)),
      ),
    );
    const drawn = document.querySelector('[data-testid="rules-drawn"] > *')?.getBoundingClientRect();
    if (drawn === undefined) throw new Error('no rules are drawn');
    const [ruleX = 0, ruleY = 0] = middle(drawn);
    return [Math.round(Math.abs(x - ruleX)), Math.round(Math.abs(y - ruleY))];
  });
}

test('the rules stay around a board that moves aside because it is dead', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await startTemplate(page, 'Play Mountains');
  await expect.poll(() => rulesAstray(page)).toEqual([0, 0]);
  await linkAll(page, losingMoves(await readBoard(page), { ...CLASSIC_RULES, gravity: 'down' }));
  await expect(page.getByRole('heading', { name: /^(?:A dead end|So close)\.$/ })).toBeVisible();
  for (const size of [...SIZES, PHONE])
    await test.step(`${size.width} × ${size.height}`, async () => {
      await resizeTo(page, size);
      await expect.poll(() => rulesAstray(page)).toEqual([0, 0]);
    });

  const word = page.getByTestId('review-rules');
  await test.step('its review says the rule as its board stands', async () => {
    await resizeTo(page, SIZES[0]);
    await page.getByRole('button', { name: 'Give up', exact: true }).first().click();
    await expect(page.getByTestId('end-review')).toHaveAttribute('data-told', 'true', { timeout: 60_000 });
    await page.keyboard.press('w');
    await expect(word).toHaveText('tiles fall');
    await resizeTo(page, PHONE);
    await expect(word).toHaveText('tiles slide right');
  });
  await test.step('so does the proof, of which all that can be done is in sight in a low window', async () => {
    await resizeTo(page, LOW);
    await page.keyboard.press('w');
    await expect(page.getByTestId('why')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
    await expect(word).toHaveText('tiles fall');
    await expect(page.getByTestId('why-words')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Play on from before/ })).toBeInViewport({ ratio: 1 });
  });
});

test('a picture that lies on its side on a phone says so until its first pair, a board without an upright nothing', async ({
  app,
}) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Diamond');
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await page.keyboard.press('Escape');
  await startTemplate(page, 'Play Heart');
  const waits = page.getByTestId('clock-waits');
  await expect(waits).toHaveText('The clock waits until you begin.');
  await resizeTo(page, PHONE);
  await expect(waits).toHaveText(
    'This board lies on its side here, so its tiles are larger. The clock waits until you begin.',
  );
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await expect(waits).toHaveCount(0);
  await page.keyboard.press('Escape');
  await startTemplate(page, 'Play Ring');
  await expect(waits).toHaveText('The clock waits until you begin.');
  expect(await columns(page)).not.toBe('16');
});
