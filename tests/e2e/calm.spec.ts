/** Calm large game: few large tiles, one button for help, no clock, no score, no losing. */
import { expect, type Page } from '@playwright/test';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { expectAccessible } from './harness/axe.ts';
import { resizeTo } from './harness/layout.ts';
import {
  clearingOf,
  clickCell,
  differentTiles,
  holdSeed,
  linkAll,
  linkByMouse,
  losingMoves,
  readBoard,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** The least side of a tile's cell, in CSS pixels. */
const LEAST_CELL = 72;

const line = (page: Page) => page.getByTestId('large-line');
const help = (page: Page) => page.getByRole('button', { name: 'Help me', exact: true });

/** The sides of the cells of the grid, and whether all of it lies in the window. */
const cellsSeen = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[role=gridcell]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    return {
      least: Math.min(...boxes.flatMap(({ width, height }) => [width, height])),
      isInside: boxes.every(
        ({ left, top, right, bottom }) =>
          left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
      ),
    };
  });

/** A voice of the machine and one from a network, whose words the page notes instead of saying them. */
function pretendVoices(): void {
  const said: string[] = [];
  const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang, default: false });
  Object.assign(window, { said });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      voice: { readonly localService: boolean } | null = null;
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [voice('en-GB', false), voice('en_US', true)],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (words: { text: string; lang: string }) => said.push(`${words.lang} ${words.text}`),
    },
  });
}

test('a board is one step from home, has one button for help, and is gone on with after a kill', {
  tag: '@hosts',
}, async ({ app }) => {
  const first = await app.launch();
  await first.page.getByTestId('calm').click();
  await expect(line(first.page)).toHaveText('Touch two tiles with the same picture.');
  const { cells } = await readBoard(first.page);
  expect(cells.length).toBe(24);
  for (const id of ['time', 'score', 'pairs-left']) await expect(first.page.getByTestId(id)).toHaveCount(0);
  await test.step('why two tiles are no pair is said in the one line, as large as the rest', async () => {
    await linkByMouse(first.page, await differentTiles(first.page));
    await expect(line(first.page)).toHaveText(/^The .+ and the .+ differ\.$/);
    await expect(first.page.getByTestId('blocked')).toHaveCount(0);
    await first.page.keyboard.press('Escape');
    await expect(line(first.page)).toHaveText('Touch two tiles with the same picture.');
  });
  await test.step('help shows a pair at once', async () => {
    await help(first.page).click();
    await expect(line(first.page)).toHaveText('These two connect.');
  });
  const clearing = await clearingOf(first.page);
  await linkAll(first.page, clearing.slice(0, 3));
  await expect(first.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await first.kill();

  const { page } = await first.relaunch();
  await page.getByTestId('calm').click();
  await expect.poll(async () => (await readBoard(page)).cells.filter((kind) => kind > 0).length).toBe(18);
  await linkAll(page, clearing.slice(3));
  const end = page.getByTestId('end');
  await expect(end).toBeVisible();
  for (const id of ['total', 'time', 'score']) await expect(page.getByTestId(id)).toHaveCount(0);
  await test.step('the size that is chosen then is remembered', async () => {
    await end.getByRole('radio', { name: '8 × 6', exact: true }).click();
    await expect.poll(async () => (await readBoard(page)).cells.length).toBe(48);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await page.getByTestId('calm').click();
    await expect.poll(async () => (await readBoard(page)).cells.length).toBe(48);
  });
  await test.step('its games stand in the list and in no table of scores', async () => {
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await page.getByTestId('home-links').getByRole('button', { name: 'Your games', exact: true }).click();
    await expect(page.getByRole('option', { name: 'Calm large game', exact: true })).toHaveCount(0);
  });
});

test('a dead board reshuffles itself with a kind word, and every board is cleared', async ({ app }) => {
  const { page } = await app.launch();
  // The board of 8 × 6 with this number is lost by careless play.
  await holdSeed(page, 1);
  await page.getByTestId('calm').click();
  await page.getByRole('button', { name: 'Size of the board', exact: true }).click();
  await page.getByTestId('large-table').getByRole('radio', { name: '8 × 6', exact: true }).click();
  await expect.poll(async () => (await readBoard(page)).cells.length).toBe(48);
  await linkAll(page, losingMoves(await readBoard(page), CLASSIC_RULES));
  await expect(line(page)).toHaveText(
    'Don’t worry: some tiles have changed places, and now all of them can go.',
  );
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('button', { name: 'Another board', exact: true })).toBeFocused();
});

test('tiles are never smaller than a finger’s pad, upright where that helps', async ({ app }) => {
  const { page } = await app.launch();
  await page.getByTestId('calm').click();
  for (const [width, height, columns] of [
    [1280, 800, 6],
    [800, 600, 6],
    [640, 400, 6],
    [480, 480, 6],
    [390, 780, 4],
    [1920, 1080, 6],
  ] as const) {
    await resizeTo(page, { width, height });
    await expect.poll(async () => (await readBoard(page)).width, `${width}`).toBe(columns);
    await expect.poll(() => cellsSeen(page), `${width}`).toMatchObject({ isInside: true });
    expect((await cellsSeen(page)).least, `${width}`).toBeGreaterThanOrEqual(LEAST_CELL);
    await expect(help(page)).toBeInViewport({ ratio: 0.99 });
  }
  await expectAccessible(page, 'a large board');
});

test('names are said by a voice of the machine, on request alone', async ({ app }) => {
  const { page } = await app.launch();
  await page.addInitScript(pretendVoices);
  await page.reload();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.getByTestId('calm').click();
  const nameOfFirst = async () =>
    (await page.getByRole('gridcell').first().getAttribute('aria-label'))?.split(',')[0];
  // Pictures have numbers until their names were read.
  await expect.poll(nameOfFirst).not.toMatch(/^picture \d/);
  const name = await nameOfFirst();
  await clickCell(page, 0);
  expect(await said()).toEqual([]);
  await clickCell(page, 0);
  await page.getByRole('button', { name: 'Say the names of the pictures', exact: true }).click();
  await clickCell(page, 0);
  await expect.poll(said).toEqual([`en_US ${name}`]);
});
