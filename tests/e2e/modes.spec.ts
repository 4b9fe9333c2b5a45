/** A free game, a study and a timed run, each from home to its end; the daily and the journey have specs of their own. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../../core/rules/rules.ts';
import { installClock } from './harness/fake-clock.ts';
import {
  clearingOf,
  copyResult,
  countTilesShown,
  grid,
  linkAll,
  linkByMouse,
  pasteOnHome,
  readBoard,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** The timed challenge's second level: 32 pairs, which slide. */
const SECOND_LEVEL = { pairs: 32, rules: { ...CLASSIC_RULES, gravity: 'left' } satisfies Rules };

const pairsLeft = (page: Page) => page.getByTestId('pairs-left');

/** The board that a result opens where it is pasted on home. */
async function boardOfResult(page: Page, text: string): Promise<readonly number[]> {
  await pasteOnHome(page, text);
  await page.getByRole('button', { name: /^Play this / }).click();
  return (await readBoard(page)).cells;
}

async function playFree(page: Page): Promise<void> {
  await page.getByTestId('classic').click();
  await page.getByTestId('customise').click();
  await page.getByTestId('free-more').click();
  await page.getByLabel('Columns', { exact: true }).fill('6');
  await page.getByLabel('Rows', { exact: true }).fill('4');
  await expect(page.getByRole('heading', { name: 'Rectangle 6 × 4', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  const { cells } = await readBoard(page);
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  const result = await copyResult(page);
  expect(result).toMatch(/^Classic · Rectangle 6 × 4 · 0:\d\d(\.\d)? · without help\n[─└⊓]{12}\n/);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  expect(await boardOfResult(page, result)).toEqual(cells);
  await page.keyboard.press('Escape');
}

/** The same free game without clock and score. */
async function playZen(page: Page): Promise<void> {
  await page.getByTestId('classic').click();
  await page.getByRole('radio', { name: /^Zen / }).check({ force: true });
  await page.getByTestId('customise').click();
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect(pairsLeft(page)).toHaveText('12');
  for (const id of ['time', 'score']) await expect(page.getByTestId(id)).toHaveCount(0);
  // Until the first pair is taken, a line says what Zen is.
  await expect(page.getByTestId('unmeasured')).toHaveText('No clock and no score: take your time.');
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toContainText('The board is hidden.');
  await page.keyboard.press('p');
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await expect(page.getByTestId('total')).toHaveCount(0);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
}

async function solveStudy(page: Page): Promise<void> {
  const url = new URL('../../resources/puzzles/studies.txt', import.meta.url);
  const studies = parsePuzzles(readFileSync(url, 'utf8'));
  const study = studies.ok ? studies.value.find(({ grade }) => grade === 1) : undefined;
  if (study?.kind !== 'study') throw new Error('no study of the first grade');
  await page.getByTestId('puzzles').click();
  await page.getByTestId('all-puzzles').click();
  await page.getByTestId('study-1').click();
  for (const [taken, move] of study.witness.entries()) {
    await expect(pairsLeft(page)).toHaveText(String(study.witness.length - taken));
    await linkByMouse(page, move);
  }
  await expect(page.locator('[data-screen="study"]')).toHaveAttribute('data-phase', 'solved');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('all-puzzles')).toContainText('1 solved');
  await page.keyboard.press('Escape');
}

test('a free game, a study and a timed run are played to their ends, over a kill in a level', {
  tag: '@hosts',
}, async ({ app }) => {
  const first = await app.launch();
  await playFree(first.page);
  await playZen(first.page);
  await solveStudy(first.page);

  await first.page.getByRole('button', { name: /^Timed challenge/ }).click();
  const start = await readBoard(first.page);
  await linkAll(first.page, await clearingOf(first.page));
  await expect(pairsLeft(first.page)).toHaveText(String(SECOND_LEVEL.pairs));
  await expect(grid(first.page)).toBeVisible();
  // Who plays by keys goes on with them.
  await expect(grid(first.page).locator(':focus')).toHaveCount(1);
  const [move] = allMoves(await readBoard(first.page), SECOND_LEVEL.rules);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(first.page, move);
  await expect(pairsLeft(first.page)).toHaveText(String(SECOND_LEVEL.pairs - 1));
  const { cells } = await readBoard(first.page);
  await expect(first.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await first.kill();

  // Paused and hidden, in the level and at the move where it was.
  const { page } = await first.relaunch();
  await page.getByRole('button', { name: /^Continue Timed challenge/ }).click();
  const paused = page.getByTestId('paused');
  await expect(paused).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await paused.getByRole('button', { name: /^Resume/ }).click();
  expect((await readBoard(page)).cells).toEqual(cells);
  await installClock(page);
  await page.clock.fastForward(120_000);
  await expect(page.getByRole('heading', { name: 'Time is up', exact: true })).toBeVisible();
  await expect(page.getByText('Timed challenge · Level 2 reached', { exact: true })).toBeVisible();
  await expect(page.getByTestId('total')).not.toHaveText('0');
  const result = await copyResult(page);
  expect(result).toMatch(/^Timed challenge · Level 2 · \d:\d\d · without help\n[─└⊓]{16}\n[─└⊓]{5}\n/);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  expect(await boardOfResult(page, result)).toEqual(start.cells);
  await expect(page.getByTestId('clock-waits')).toHaveText(
    'Pick a tile to light the incense and start the clock. Clear this level to earn a hint.',
  );
  await expect.poll(() => countTilesShown(page)).toBe(40);
});
