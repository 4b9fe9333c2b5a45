/** The clock and the score, each hidden by itself: no time and no points are seen or said in a game and right after it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { installClock } from './harness/fake-clock.ts';
import { resizeTo } from './harness/layout.ts';
import { keepPassingWords, openGroup } from './harness/settings.ts';
import {
  clearingOf,
  copyResult,
  holdSeed,
  linkAll,
  losingMoves,
  openMoreWays,
  readBoard,
  startTemplate,
} from './harness/table.ts';
import { test } from './harness/test.ts';

const TIME = /\d:\d\d|\d s\b/;
const SCORE = /score|rank|best so far|new best/i;

/** All that is written or said: texts, names, titles, and what stands in live regions; not the screens of settings and of lists. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    return [document.body.textContent ?? '', ...named].join('\n');
  });
}

async function expectNeither(
  page: Page,
  where: string,
  what: readonly RegExp[] = [TIME, SCORE],
): Promise<void> {
  const words = await wordsOf(page);
  for (const hidden of what) expect.soft(hidden.exec(words)?.[0], `${hidden} in ${where}`).toBeUndefined();
}

async function hide(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'play');
  for (const name of names) await page.getByRole('switch', { name, exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}

/** Notes every text that flies over the board from now on. */
async function watchFlights(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const flown: string[] = [];
    Object.assign(window, { flown });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.to !== undefined)
            flown.push(node.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { flown: readonly string[] }).flown);
}

/** Opens the story of the game on the screen, and waits for all of it. */
async function tellStory(page: Page): Promise<Locator> {
  if (await page.getByTestId('more-ways').isVisible()) await openMoreWays(page);
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  const story = page.getByTestId('story');
  await expect(story).toHaveAttribute('data-whole', 'true');
  return story;
}

/** Lets time go by until it is said to be nearly over, the first part of it at once. */
async function waitUntilLow(page: Page, words: Locator, atOnce: number): Promise<void> {
  await page.clock.fastForward(atOnce);
  await expect(async () => {
    await page.clock.fastForward(4_000);
    // A clock that is held says so in the same place.
    await expect(words).toHaveText('Time is nearly up.', { timeout: 500 });
  }).toPass();
}

const said = (page: Page) => page.getByTestId('announcer');

test('a game whose clock and score are hidden tells neither from its first pick to its result', async ({
  app,
}) => {
  const { page } = await app.launch();
  await hide(page, ['Hide the clock', 'Hide the score']);
  await keepPassingWords(page);
  await startTemplate(page, 'Play Stairs');
  await expectNeither(page, 'a new game');
  const flown = await watchFlights(page);
  const clearing = await clearingOf(page);
  await linkAll(page, clearing.slice(0, 3));
  await expect(said(page)).toContainText('combo 3');
  await expect(page.locator('[data-part="combo-figure"]')).toBeVisible();
  await expect(page.locator('[data-part="combo-fuse"]')).toHaveCount(0);
  await expectNeither(page, 'a game');
  expect(await flown()).toEqual([]);
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toContainText('The board is hidden.');
  await expectNeither(page, 'the pause');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Continue Stairs/ })).toBeVisible();
  await expectNeither(page, 'home', [/\d:\d\d/]);
  await page.keyboard.press('Enter');
  await readBoard(page);
  await linkAll(page, clearing.slice(3));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await expect(said(page)).toContainText('Well done!');
  await expectNeither(page, 'the end');
  await tellStory(page);
  await expectNeither(page, 'the story', [TIME, /^Time|score|rank/im]);
  await page.keyboard.press('Escape');
  const result = await copyResult(page);
  expect(result).toMatch(/^Classic · Stairs · without help\n/);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its switch names both: a challenge is to be beaten, so its code tells the time and the score, if the player makes one.
  await expectNeither(page, 'the sheet to share', [TIME]);
});

test('of a timed run the stick of incense stays, in no figures, and its end is told', async ({ app }) => {
  const { page } = await app.launch();
  await hide(page, ['Hide the clock', 'Hide the score']);
  await keepPassingWords(page);
  await page.getByRole('button', { name: /^Timed challenge/ }).click();
  await readBoard(page);
  const stick = page.locator('[data-part="countdown-bar"]');
  await expect(stick).toBeVisible();
  await test.step('however narrow the window is, the stick burns down over half of its width', async () => {
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    await resizeTo(page, { width: 390, height: 780 });
    expect((await stick.boundingBox())?.width).toBeGreaterThan(390 / 2);
    await resizeTo(page, before);
  });
  await expectNeither(page, 'a new run');
  const clearing = await clearingOf(page);
  await linkAll(page, clearing.slice(0, 1));
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeVisible();
  await expectNeither(page, 'the pause');
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeHidden();
  await linkAll(page, clearing.slice(1));
  await expect(page.getByTestId('level-won')).toBeVisible();
  await expect(page.locator('[data-part="level-time"]')).toBeVisible();
  await expectNeither(page, 'the card between two levels');
  await page.getByRole('button', { name: 'Next level', exact: true }).click();
  await expect(page.getByTestId('pairs-left')).toHaveText('32');
  await readBoard(page);
  await page.keyboard.press('h');
  await installClock(page);
  await waitUntilLow(page, page.locator('[data-part="countdown"]').getByRole('status'), 0);
  await expectNeither(page, 'a run whose time is nearly over');
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('heading', { name: 'Time is up', exact: true })).toBeVisible();
  await expectNeither(page, 'the end of the run');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Timed challenge', exact: true })).toBeVisible();
});

test('each is hidden by itself', async ({ app }) => {
  const { page } = await app.launch();
  await hide(page, ['Hide the clock']);
  await startTemplate(page, 'Play Stairs');
  const clearing = await clearingOf(page);
  await linkAll(page, clearing.slice(0, 2));
  await expect(said(page)).toContainText('score');
  await expect(page.getByTestId('score')).toBeVisible();
  await expectNeither(page, 'a game without its clock', [TIME]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'play');
  await page.getByRole('switch', { name: 'Hide the clock', exact: true }).uncheck({ force: true });
  await page.getByRole('switch', { name: 'Hide the score', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Continue Stairs/ }).press('Enter');
  await readBoard(page);
  await expect(page.getByTestId('time')).toBeVisible();
  await linkAll(page, clearing.slice(2));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await expect(page.getByText(/^Time \d:\d\d$|\d:\d\d/).first()).toBeVisible();
  await expectNeither(page, 'the end of a game without its score', [SCORE]);
  await expect(await tellStory(page)).toContainText(/Time: \d:\d\d/);
  await expectNeither(page, 'the story of a game without its score', [SCORE]);
});

test('a storm shows what is left of its three minutes by a stick alone', async ({ app }) => {
  const { page } = await app.launch();
  await hide(page, ['Hide the clock']);
  await page.getByTestId('puzzles').click();
  await page.getByTestId('all-puzzles').click();
  await page.getByTestId('storm').click();
  await readBoard(page);
  await expect(page.locator('[data-part="storm-stick"]')).toBeVisible();
  await expectNeither(page, 'a storm', [TIME]);
  await installClock(page);
  await waitUntilLow(page, page.locator('[data-part="facts"]').getByRole('status'), 140_000);
  await expectNeither(page, 'a storm whose time is nearly over', [TIME]);
});

test('a Zen game tells of combos, and of no points and times: dead, at its end, in its review', async ({
  app,
}) => {
  const { page } = await app.launch();
  await page.getByTestId('classic').click();
  await page.getByRole('radio', { name: /^Zen / }).check({ force: true });
  await holdSeed(page, 7);
  await startTemplate(page, 'Play Stairs');
  const losing = losingMoves(await readBoard(page), CLASSIC_RULES);
  const clearing = await clearingOf(page);
  await linkAll(page, losing.slice(0, 2));
  await expect(said(page)).toContainText('combo 2');
  await linkAll(page, losing.slice(2));
  await expect(page.locator('[data-dead="true"]')).toBeVisible();
  await expectNeither(page, 'a dead board', [TIME, SCORE, /points/i]);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Same tiles', exact: true }).click();
  await expect(page.getByTestId('pairs-left')).toHaveText('32');
  await linkAll(page, clearing.slice(0, 3));
  await installClock(page);
  await page.clock.fastForward(41_000);
  await linkAll(page, clearing.slice(3));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await expectNeither(page, 'the end');
  await page.getByTestId('to-review').click();
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  await expect(page.getByTestId('moment-long-look')).toBeVisible();
  await expectNeither(page, 'the review');
});
