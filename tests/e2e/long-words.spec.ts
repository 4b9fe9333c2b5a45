/** Every screen in a made-up language whose texts are 40 % longer, laid over the English words: nothing is cut off. */
import { expect, type Page } from '@playwright/test';
import type { Words } from '../support/flat-words.ts';
import { makeUpWords } from '../support/made-up-language.ts';
import { drag } from './harness/drawing.ts';
import { expectLayout } from './harness/layout.ts';
import { clearingOf, grid, holdSeed, linkAll } from './harness/table.ts';
import { type App, test } from './harness/test.ts';

/** The files of words as the build names them. */
const WORD_FILES = /\/assets\/(?:window|editor|lab|puzzle|record|review)-[\w-]{7}\.js$/;

/** The page with the made-up words in place of the English ones. */
async function launchLong(app: App): Promise<Page> {
  const { page } = await app.launch();
  await page.route(WORD_FILES, async (route) => {
    const code = await (await route.fetch({ maxRetries: 3 })).text();
    const words: { readonly default: Words } = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    const body = `export default ${JSON.stringify(makeUpWords(words.default))};`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('é');
  return page;
}

/** The seed of a board of stairs that has a choice of the review in the first clearing found of it. */
const BOARD_WITH_A_CHOICE = 2;

/** Words that are still being changed when the page closes would fail the spec. */
const leaveLong = (page: Page) => page.unrouteAll({ behavior: 'wait' });

const screen = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`);

async function open(page: Page, name: string, link: () => Promise<void>): Promise<void> {
  await link();
  await expect(screen(page, name)).toBeVisible();
  await expectLayout(page, name);
}

async function back(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(screen(page, 'home')).toBeVisible();
}

/** The links of home: what is the player's, the templates, the rules, the settings. */
const link = (page: Page, place: number) => () =>
  page.getByTestId('home-links').getByRole('button').nth(place).click();
const card = (page: Page, id: string) => () => page.getByTestId(id).click();

async function expectTabs(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tab');
  for (let place = 1; place < (await tabs.count()); place++) {
    await tabs.nth(place).click();
    await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
    await expectLayout(page, `${name}, tab ${place + 1}`);
  }
}

test('home, what it links to, games and their ends have room for long words', async ({ app }) => {
  const page = await launchLong(app);
  await expectLayout(page, 'home');
  await open(page, 'scores', link(page, 0));
  await expectTabs(page, 'scores');
  await open(page, 'games', card(page, 'all-games'));
  await page.keyboard.press('Escape');
  await back(page);
  await link(page, 2)();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLayout(page, 'how to play');
  await open(page, 'lab', () => page.getByTestId('open-lab').click());
  await expectTabs(page, 'lab');
  await back(page);
  await open(page, 'settings', link(page, 3));
  await back(page);
  for (const [name, id] of [
    ['shelf', 'classic'],
    ['calendar', 'daily'],
    ['map', 'journey'],
    ['puzzles', 'puzzles'],
  ] as const) {
    await open(page, name, card(page, id));
    await back(page);
  }
  await card(page, 'classic')();
  await page.getByTestId('enter-code').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLayout(page, 'enter a code');
  await page.keyboard.press('Escape');
  await open(page, 'free', () => page.getByTestId('customise').click());
  await page.keyboard.press('Escape');
  await holdSeed(page, BOARD_WITH_A_CHOICE);
  await page.locator('[data-template="stairs"]').click();
  await expect(grid(page)).toBeVisible();
  await expectLayout(page, 'play');
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible();
  await expectLayout(page, 'hint');
  await page.keyboard.press('p');
  await expect(page.getByTestId('paused')).toBeVisible();
  await expectLayout(page, 'pause');
  await page.keyboard.press('p');
  await linkAll(page, await clearingOf(page));
  await expect(page.getByTestId('end')).toBeVisible();
  await expectLayout(page, 'end');
  await open(page, 'review', () => page.getByTestId('to-review').click());
  await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
  await expect(page.getByTestId('choices-kept')).toBeVisible();
  await expectLayout(page, 'review, made');
  await leaveLong(page);
});

test('puzzles and the editor have room for long words', async ({ app }) => {
  const page = await launchLong(app);
  await card(page, 'puzzles')();
  await open(page, 'find', card(page, 'practice'));
  await page.keyboard.press('Escape');
  await expect(screen(page, 'puzzles')).toBeVisible();
  await page.getByTestId('all-puzzles').click();
  await open(page, 'study', () => page.locator('[data-testid^="study-"]').first().click());
  await page.keyboard.press('Escape');
  await back(page);
  await open(page, 'designs', link(page, 1));
  await open(page, 'editor', () => screen(page, 'designs').getByRole('button').nth(1).click());
  for (const key of ['n', '?']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLayout(page, `the editor's sheet of ${key}`);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('r');
  await drag(page, [1, 1], [6, 4]);
  await open(page, 'trial', () => page.keyboard.press('t'));
  await expect(grid(page)).toBeVisible();
  await expectLayout(page, 'trial, dealt');
  await leaveLong(page);
});
