/** The cards of Classic begin a game by one click, and a choice on their boards is marked for a player who wants that. */
import { expect, type Page } from '@playwright/test';
import type { Board, Move } from '../../core/board/board.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, countTilesShown, holdSeed, linkAll, openMoreWays, readBoard } from './harness/table.ts';
import { test } from './harness/test.ts';

const isLost = (board: Board) =>
  runToEnd(solve(board, CLASSIC_RULES, { nodeLimit: 1_000_000, seed: 1 })).verdict === 'unsolvable';

/** Counts the links of a clearing that lead to the last position in which some other link loses; -1 without any. */
function linksToChoice(board: Board, clearing: readonly Move[]): number {
  let left = board;
  let last = -1;
  for (const [place, move] of clearing.entries()) {
    const moves = allMoves(left, CLASSIC_RULES);
    if (moves.some((each) => isLost(applyMove(left, CLASSIC_RULES, each)))) last = place;
    left = applyMove(left, CLASSIC_RULES, move);
  }
  return last;
}

/** The fifth board of tension, as it stands. */
const BOARD_WITH_CHOICES = 4 * 2 ** 16;

const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Kinds of boards', exact: true })
    .getByRole('button', { name: new RegExp(`^${name} `) });

test('a card of Classic is played by a click, its choices are marked, and the result names that help', async ({
  app,
}) => {
  const { page } = await app.launch();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'play');
  const marks = page.getByRole('switch', { name: 'Mark key moves', exact: true });
  await marks.check({ force: true });
  await expect(marks).toBeChecked();
  await page.keyboard.press('Escape');

  await page.getByTestId('classic').click();
  // A card says how hard it is to win; a shape has its name alone, and all measures stand behind.
  const hardness = page.locator('[data-preset] small');
  await expect(hardness).toHaveText(['easy', 'medium', 'medium', 'hard', 'hard']);
  await expect(page.locator('[data-preset]')).toHaveCount(5);
  await expect(page.locator('[data-preset="usual"]')).toHaveAttribute(
    'aria-description',
    'easy to see · medium',
  );
  await expect(page.locator('[data-template]')).toHaveCount(12);
  await expect(page.locator('[data-template] small')).toHaveCount(0);
  await expect(page.locator('[data-template="heart"]')).toHaveAttribute(
    'aria-description',
    'easy to see · fairly easy',
  );
  await expect(page.locator('[data-template="mountains"]')).toBeInViewport({ ratio: 1 });
  await card(page, 'Familiar').click();
  await expect.poll(() => countTilesShown(page)).toBe(72);
  await page.keyboard.press('Escape');

  // Until the first pair is taken, each mark around the board bears its meaning.
  for (const [name, words] of [
    ['Fenced', 'no lines outside the board'],
    ['Falling', 'tiles fall'],
  ] as const) {
    await page.getByTestId('classic').click();
    await card(page, name).click();
    await expect(page.getByTestId('rule-words')).toHaveText(words);
    await linkAll(page, (await clearingOf(page)).slice(0, 1));
    await expect(page.getByTestId('rule-words')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }

  // On some of the boards the way that is played here meets no choice: the number that chooses one is held.
  await holdSeed(page, BOARD_WITH_CHOICES);
  await page.getByTestId('classic').click();
  // The card shows the board that is dealt, whose name is not that of the large Heart on the shelf.
  await expect(card(page, 'Tense').locator('svg')).toHaveAttribute('viewBox', '0 0 100 70');
  await card(page, 'Tense').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Heart\s10\s×\s7$/);
  const board = await readBoard(page);
  // New tiles come as the card deals them: the number that is held chooses the same board, which no plain deal is.
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'New tiles', exact: true }).click();
  await expect.poll(() => countTilesShown(page)).toBe(board.cells.filter((cell) => cell > 0).length);
  expect((await readBoard(page)).cells).toEqual(board.cells);
  const clearing = await clearingOf(page);
  const place = linksToChoice(board, clearing);
  expect(place, 'a board of tension has a choice after its first link').toBeGreaterThan(0);
  await linkAll(page, clearing.slice(0, place));
  await expect(page.getByTestId('choice-mark')).toHaveText('A key move: some link here loses.');
  await linkAll(page, clearing.slice(place));
  const end = page.getByTestId('end');
  await expect(end).toBeVisible();
  await openMoreWays(page);
  await expect(end.getByText(/^Used: .*warnings/)).toBeVisible();
});

test('Classic switched to Zen begins a surprise board by one press, and home offers to go on with it', async ({
  app,
}) => {
  const { page } = await app.launch();
  await expect(page.locator('[data-screen="home"] [data-testid="zen"]')).toHaveCount(0);
  await page.getByTestId('classic').click();
  const first = await page.locator('[data-preset]').first().boundingBox();
  await page
    .getByRole('radio', { name: 'Zen No clock, no score: take your time', exact: true })
    .check({ force: true });
  expect(await page.locator('[data-preset]').first().boundingBox()).toEqual(first);
  await page.getByTestId('surprise').click();
  await expect(page.getByTestId('unmeasured')).toBeVisible();
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  const pairs = (await countTilesShown(page)) / 2;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('home-primary')).toContainText(`${pairs} pairs left`);
});
