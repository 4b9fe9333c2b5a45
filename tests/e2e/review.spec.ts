import { expect, type Page } from '@playwright/test';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { expectAccessible } from './harness/axe.ts';
import { installClock } from './harness/fake-clock.ts';
import { expectNothingLost, resizeTo, SIZES } from './harness/layout.ts';
import {
  clearingOf,
  countTilesShown,
  grid,
  holdSeed,
  linkAll,
  linkByMouse,
  losingMoves,
  readBoard,
  startTemplate,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** A deal whose losing move a technique decides. */
const LOST_BY_TECHNIQUE = 1;

/** Plays a board unwisely until nothing links, and goes home; another game on it then gives it up. */
async function loseRectangle(page: Page): Promise<number> {
  await holdSeed(page, LOST_BY_TECHNIQUE);
  await startTemplate(page, 'Play Rectangle');
  const board = await readBoard(page);
  const moves = losingMoves(board, CLASSIC_RULES);
  await linkAll(page, moves);
  await expect(page.getByRole('heading', { name: /^(?:A dead end|So close)\.$/ })).toBeVisible();
  return board.cells.length - 2 * moves.length;
}

test('a lost game is looked back at: the move that lost it, why, a new game from before it; so is a timed run', async ({
  app,
}) => {
  const { page } = await app.launch();
  const tilesLeft = await loseRectangle(page);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'New tiles', exact: true }).click();
  await expect.poll(() => countTilesShown(page)).toBeGreaterThan(tilesLeft);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await page.getByRole('button', { name: 'All games', exact: true }).click();
  const row = page.getByRole('button', { name: /^Rectangle .*Given up with/ });
  await expect(row).toHaveCount(1);
  const picture = row.first().locator('[data-part="row-picture"]');
  const tilesDrawn = async () =>
    (await picture.locator('[data-part~="small-board-tiles"]').getAttribute('d'))?.match(/M/g)?.length ?? 0;
  await expect.poll(tilesDrawn).toBe(tilesLeft);
  await row.click();
  const review = page.getByTestId('review');
  await expect(review).toHaveAttribute('data-making', 'made', { timeout: 60_000 });
  // It opens where it was lost.
  await expect(page.getByTestId('position-words')).toHaveText(/^Move \d+ lost the board\./);
  await expect(page.getByTestId('choices-kept')).toHaveText(/\d+\sof\s\d+|^The one key move/);
  await test.step('with its choices it is nowhere wider than its window', () => expectNoSideways(page));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('position-words')).toHaveText(
    /^(From here the board cannot be won any more\.|Nothing links any more\.)$/,
  );
  await page.keyboard.press('w');
  await expectProof(page);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('why')).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(page.getByTestId('position-words')).toHaveText(/^Move \d+/);
  const shown = await countTilesShown(page);
  await page.keyboard.press('p');
  await expect(page.locator('[data-screen="play"]')).toBeVisible();
  await expect.poll(() => countTilesShown(page)).toBe(shown);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await page.getByRole('button', { name: 'All games', exact: true }).click();
  // The game under review is as it was.
  await expect(row.first()).toContainText('lost the board');
  // Its picture is the position that was lost, with the pair that lost it.
  await expect.poll(tilesDrawn).toBeGreaterThan(tilesLeft);
  await expect(picture.locator('[data-part~="small-board-pair"]')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await test.step('the coach adds its choices up, and trains what lost it', () => expectYourPlay(page));
  for (const _screen of ['drill', 'coach', 'puzzles']) await page.keyboard.press('Escape');
  await test.step('the move that lost it is the first of the puzzles', () => expectOwnMistake(page));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await test.step('a timed run over two levels is replayed from its first pair to its last', () =>
    expectTimedReplay(page));
});

test('the end of a lost game names the move that lost it, and one key goes there', async ({ app }) => {
  const { page } = await app.launch();
  await loseRectangle(page);
  await page.getByRole('button', { name: 'Give up', exact: true }).first().click();
  const end = page.getByTestId('end-review');
  await expect(end).toHaveAttribute('data-told', 'true', { timeout: 60_000 });
  const move = /Move (\d+) lost the board\./.exec((await end.textContent()) ?? '')?.[1];
  expect(move).toBeDefined();
  await page.keyboard.press('w');
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made', { timeout: 60_000 });
  await expect(page.getByTestId('position-words')).toHaveText(new RegExp(`^Move ${move} lost the board\\.`));
  for (const figures of [false, true]) {
    if (figures) await page.getByTestId('review-figures').click();
    await expect(page.getByTestId('graph').getByText('50%', { exact: true })).toHaveCount(figures ? 1 : 0);
    for (const size of [{ width: 3200, height: 1800 }, { width: 2240, height: 1300 }, SIZES[0]]) {
      await resizeTo(page, size);
      await expect.poll(() => page.evaluate(axisCut), `${size.width}, ${figures}`).toEqual([]);
    }
  }
});

/** Texts of the graph that its edges cut. Runs in the page. */
function axisCut(): string[] {
  const frame = document.querySelector('[data-testid="graph"] svg')?.getBoundingClientRect();
  const texts = [...document.querySelectorAll('[data-testid="graph"] text')];
  if (frame === undefined || texts.length === 0) return ['no axis'];
  return texts.flatMap((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    return isInside ? [] : [text.textContent ?? ''];
  });
}

/** The proof of a loss plays by itself, stops when it is stepped through, and ends with what never goes. */
async function expectProof(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Why it is lost', exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('why-words')).toHaveText(
    /tiles? (is|are) left over|Nothing links|cannot pair up/,
  );
  await page.getByTestId('why-steps').click();
  const picture = page.getByTestId('why-step');
  const line = page.getByRole('slider', { name: 'Step by step', exact: true });
  await expect(line).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(line).toHaveValue((await line.getAttribute('max')) ?? '');
  await expect(picture).toHaveText(/tiles? (is|are) left over|Nothing links|cannot pair up/);
  await expect(picture).toBeInViewport({ ratio: 1 });
  // On a phone what is said has no end on the page, which stays where the board is.
  await resizeTo(page, { width: 390, height: 780 });
  await page.keyboard.press('Home');
  await expect(line).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(grid(page)).toBeInViewport({ ratio: 1 });
  await resizeTo(page, SIZES[0]);
  // The button that opened the steps would take it.
  await page.getByRole('heading', { name: 'Why it is lost', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(line).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveValue('1');
}

/** From home to the puzzles: the player's own mistake comes first, its answer keeps the game. */
async function expectOwnMistake(page: Page): Promise<void> {
  await page.getByTestId('puzzles').click();
  await page.getByTestId('own-mistakes').click();
  await page
    .getByTestId(/^mistakes-/)
    .first()
    .click();
  await expect(
    page.getByText(/^This board was lost at move \d+\. Find a pair after which it can still be cleared\.$/),
  ).toBeVisible();
  await page.keyboard.press('a');
  await expect(
    page.getByText('After this pair the board can still be cleared.', { exact: true }),
  ).toBeVisible();
}

test('in a low window the graph has its room before it is drawn', async ({ app }) => {
  const { page } = await app.launch();
  // The width of the graph is never told, as before its first frame: nothing of it is drawn.
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (element, options) {
      if (!(element instanceof HTMLElement && element.dataset.testid === 'graph'))
        observe.call(this, element, options);
    };
  });
  await page.reload();
  await holdSeed(page, LOST_BY_TECHNIQUE);
  await startTemplate(page, 'Play Stairs');
  await linkAll(page, await clearingOf(page));
  await expect(page.getByTestId('end')).toBeVisible();
  await resizeTo(page, { width: 640, height: 400 });
  await page.getByTestId('to-review').click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  await expect(page.getByTestId('graph').locator('svg')).toHaveCount(0);
  await expectNothingLost(page, 'a review before its graph is drawn');
});

async function expectNoSideways(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Next key move', exact: true })).toBeVisible();
  for (const window of [
    { width: 640, height: 400 },
    { width: 390, height: 780 },
    { width: 480, height: 480 },
    { width: 800, height: 600 },
  ]) {
    await resizeTo(page, window);
    const beyond = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect.soft(beyond, `${window.width} × ${window.height}`).toBe(0);
  }
  await resizeTo(page, SIZES[0]);
}

/** From home to the coach: the choices of the game by technique, and a drill that begins with the player's own lost one. */
async function expectYourPlay(page: Page): Promise<void> {
  await page.getByTestId('puzzles').click();
  await page.getByTestId('coach').click();
  const play = page.getByTestId('your-play');
  await expect(
    play.getByRole('heading', {
      name: /^You found the right pair \d+ times? out of \d+\.$/,
    }),
  ).toBeVisible();
  // The board with which it begins.
  await expect(play.locator('canvas')).toBeVisible();
  const figures = play.locator('summary');
  await figures.click();
  await expect(play.getByRole('listitem')).toHaveCount(4);
  await expect(play.getByTestId('week')).toContainText('The last seven days');
  await expectAccessible(page, 'your play');
  await resizeTo(page, { width: 390, height: 780 });
  // Each technique stands whole beside its number.
  await expect
    .poll(() =>
      play
        .getByRole('listitem')
        .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length),
    )
    .toBe(0);
  await resizeTo(page, SIZES[0]);
  await expect(play.getByText(/^Looked through/)).toBeVisible();
  await figures.click();
  await page.getByTestId('train').press('Enter');
  await expect(page.locator('[data-screen="find"]')).toHaveAttribute('data-phase', 'asking');
}

/** From home. */
async function expectTimedReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Timed challenge/ }).click();
  const clearing = await clearingOf(page);
  await linkAll(page, clearing);
  // The next level comes by itself.
  await expect(page.getByText(/^Level 2( ·|$)/).first()).toBeVisible();
  await expect(page.getByTestId('level-won')).toHaveCount(0);
  await expect.poll(() => countTilesShown(page)).toBeGreaterThan(2 * clearing.length);
  const [move] = allMoves(await readBoard(page), CLASSIC_RULES);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await installClock(page);
  // The window counts a jump of its clock as one tick; the level begins with 95 s at most.
  for (const _minute of [1, 2, 3]) await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Time is up', exact: true })).toBeVisible();
  await expect(page.getByText('Timed challenge · Level 2 reached', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made', { timeout: 60_000 });
  await page.keyboard.press('End');
  await expect(page.getByText(new RegExp(`^After move ${clearing.length + 1} · `))).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Before move 1$/)).toBeVisible();
  await expect.poll(() => countTilesShown(page)).toBe(2 * clearing.length);
}
