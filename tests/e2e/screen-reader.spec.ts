/** The game without a picture: what the browser tells screen readers, and all of it by names, roles and keys. */
import { expect, type Page } from '@playwright/test';
import type {} from '../../renderer/bridge/host-bridge.ts';
import { expectAccessible } from './harness/axe.ts';
import { listen } from './harness/heard.ts';
import { launchWithSquare } from './harness/opened-files.ts';
import { clearingOf, pickByKeys, startTemplate, tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';
import { accessibilityTree } from './harness/tree.ts';

test('rows of the board have short names, and the selected cell says that it is', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await startTemplate(page, 'Play Square');
  const tree = await accessibilityTree(page);
  const rows = tree.filter(({ role }) => role === 'row');
  const cells = tree.filter(({ role }) => role === 'gridcell');
  expect(rows.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
  expect(rows.map(({ childIds }) => childIds.length)).toEqual([4, 4, 4, 4]);
  for (const [at, { name }] of cells.entries())
    expect(name).toMatch(new RegExp(`^[^,]+, row ${1 + Math.floor(at / 4)}, column ${1 + (at % 4)}$`));
  const counts = page.getByRole('grid');
  await expect(counts).toHaveAttribute('aria-rowcount', '4');
  await expect(counts).toHaveAttribute('aria-colcount', '4');

  const [[a, b] = [0, 0]] = await clearingOf(page);
  const name = cells[a]?.name ?? '';
  await tabTo(page, page.getByRole('gridcell').first());
  await pickByKeys(page, a);
  const picked = (await accessibilityTree(page)).filter(({ is }) => is.selected === true);
  expect(picked.map((cell) => cell.name)).toEqual([`${name}, selected`]);
  expect(picked[0]?.is.focused).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name, exact: true })).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await pickByKeys(page, b);
  await expect(page.getByRole('gridcell', { name: 'empty', exact: true })).toHaveCount(2);
  expect((await accessibilityTree(page)).filter(({ is }) => is.selected === true)).toEqual([]);
});

test('keys are answered aloud: the question of a restart, silence, and what lies behind More', async ({
  app,
}) => {
  const { page } = await launchWithSquare(app);
  await startTemplate(page, 'Play Square');
  const more = page.locator('[data-command="more"]');
  await test.step('Restart asks before Enter ends the game', async () => {
    await page.keyboard.press('r');
    const same = page.getByRole('button', { name: 'Same tiles', exact: true });
    await expect(same).toBeFocused();
    await expect(same).toHaveAccessibleDescription('Start over? This game will end.');
    await page.keyboard.press('Escape');
  });
  await test.step('M says what it did', async () => {
    for (const words of ['Sound off.', 'Sound on.']) {
      await page.keyboard.press('m');
      await expect(page.getByTestId('key-notice')).toHaveText(words);
    }
  });
  await test.step('a click on More leaves the focus where it is', async () => {
    await page.getByRole('gridcell').first().focus();
    await more.click();
    await expect(page.locator('#play-more')).toBeVisible();
    await expect(page.getByRole('gridcell').first()).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('keys that open it have its first command, and Escape is back at More', async () => {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(page.locator('#play-more [data-command="restart"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#play-more')).toBeHidden();
    await expect(more).toBeFocused();
  });
});

test('a study says the pair of its hint with its places, and what a link took', async ({ app }) => {
  const { page } = await app.launch();
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Puzzles', exact: true }).click();
  await page.getByTestId('all-puzzles').click();
  await page.getByTestId('study-1').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByTestId('study-words')).toHaveText('These two connect.');
  const places =
    /^These two connect: the .+ in row (\d+), column (\d+), and the one in row (\d+), column (\d+)\.$/;
  await expect.poll(() => heard().filter((words) => places.test(words))).toHaveLength(1);
  const [y1 = 0, x1 = 0, y2 = 0, x2 = 0] = heard()
    .flatMap((words) => places.exec(words)?.slice(1) ?? [])
    .map(Number);
  const width = Number(await page.getByRole('grid').getAttribute('aria-colcount'));
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await pickByKeys(page, (y1 - 1) * width + x1 - 1);
  await pickByKeys(page, (y2 - 1) * width + x2 - 1);
  await expect.poll(() => heard().at(-1)).toMatch(/^.+ taken, .+\. \d+ pairs left\.$/);
});

test('one step back to home is at the button by which it was left, and a game at the main one', async ({
  app,
}) => {
  const { page } = await app.launch();
  for (const name of ['Settings', 'Puzzles', 'Your games']) {
    const way = page.locator('[data-screen="home"]').getByRole('button', { name, exact: true });
    await tabTo(page, way);
    await page.keyboard.press('Enter');
    // At the title, or at the main button where one has come.
    await expect(page.locator('main:not([data-screen="home"]) :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(way).toBeFocused();
  }
  await page.getByTestId('home-primary').press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('home-primary')).toBeFocused();
});

test('a main button that comes late takes the focus from the title, and from no control somebody went to', async ({
  app,
}) => {
  const { page } = await app.launch();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/only-moves-[\w-]{7,8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const way = page.locator('[data-screen="home"]').getByRole('button', { name: 'Puzzles', exact: true });
  await way.press('Enter');
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeFocused();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
  letGo();
  await expect(page.getByTestId('practice')).toBeVisible();
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await way.press('Enter');
  await expect(page.getByTestId('practice')).toBeFocused();
});

type Role = Parameters<Page['getByRole']>[0];

/** Walks there with Tab and presses Enter. */
async function press(page: Page, name: string | RegExp, role: Role = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Opens what lies behind *More* at the end of a game, or in its pause. */
async function openMore(page: Page, id = 'more-ways'): Promise<void> {
  await tabTo(page, page.locator(`[data-testid="${id}"] summary`));
  await page.keyboard.press('Enter');
}

/** Walks to a field with Tab and types over what stands there. */
async function type(page: Page, name: string, text: string, role: Role = 'textbox'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Plays the whole board by arrows and Enter. */
async function clearByKeys(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
  const clearing = await clearingOf(page);
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  for (const cell of clearing.flat()) await pickByKeys(page, cell);
  await expect(heading(page, 'Cleared')).toBeVisible();
}

test('the coach shows a pair by its names, and leads to the board to try it', async ({ app }) => {
  const { page } = await app.launch();
  const heard = await listen(page);
  await press(page, 'Puzzles');
  await press(page, /^Coach/);
  await expect(heading(page, 'Coach')).toBeVisible();
  await expect(heading(page, 'Next: Keep most pairs open')).toBeVisible();
  const lessons = page.getByRole('list').getByRole('heading', { level: 2 });
  await expect(lessons.first()).toHaveText('Free blocked pairs');
  await press(page, 'Free blocked pairs');
  await expect(heading(page, 'Free blocked pairs')).toBeVisible();
  const pair = /^(.+), row \d+, column \d+ and \1, row \d+, column \d+$/;
  await expect(page.getByRole('status').filter({ hasText: pair })).toBeAttached();
  await press(page, 'Try it');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
  await expect.poll(() => heard().at(-1)).toMatch(/^Only one of the \d+ possible pairs/);
  await press(page, 'Show the pair');
  await expect.poll(() => heard().at(-1)).toMatch(pair);
});

test('a film says when it is made, and is chosen and saved by keys', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await press(page, 'Play Square');
  await clearByKeys(page);
  await openMore(page);
  await press(page, 'Share');
  const heard = await listen(page);
  await press(page, 'Film');
  await expect(page.getByRole('dialog', { name: 'Film of this game', exact: true })).toBeVisible();
  await expect.poll(() => heard().at(-1)).toBe('The film is ready.');
  await expect(page.getByRole('img', { name: 'The game as a moving picture', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'As slow as fits', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '×1', exact: true })).toBeChecked();
  await expect.poll(() => heard().length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => heard().at(-1)).toBe('The film is ready.');
  expect(new Set(heard())).toEqual(new Set(['The film is ready.', 'Making the film…']));
  expect(heard().length).toBeLessThanOrEqual(4);
  const saved = page.waitForEvent('download');
  await press(page, 'Save GIF');
  expect((await saved).suggestedFilename()).toMatch(/\.gif$/);
});

test('a pack is dealt and played: how far the dealing is, is said at each quarter', async ({ app }) => {
  test.slow();
  const { page } = await launchWithSquare(app);
  await press(page, 'New pack');
  const sheet = page.getByRole('dialog', { name: 'New pack', exact: true });
  await expect(sheet).toBeVisible();
  await type(page, 'Name of the pack', 'Mine');
  if ((await sheet.getByRole('button', { name: 'Add Square', exact: true }).count()) > 0)
    await press(page, 'Add Square');
  const heard = await listen(page);
  await type(page, 'Levels', '2', 'spinbutton');
  await press(page, 'Deal levels');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Deal levels', exact: true })).toBeFocused({
    timeout: 120_000,
  });
  await expect.poll(() => heard().at(-1)).toMatch(/^Done: 2 levels are measured\.$|levels? rises? on these/);
  expect(heard()[0]).toBe('Playing the simulated games');
  expect(heard().length).toBeLessThanOrEqual(6);
  await press(page, 'Save');
  await press(page, /^Play 1: Square/);
  await clearByKeys(page);
  await expect(
    page.getByRole('paragraph').filter({ hasText: /Mine\s·\s(1\sof\s2|completed)/ }),
  ).toBeVisible();
});

test('players are added, switched and removed: the focus comes to the new one, and a reader hears who plays', async ({
  app,
}) => {
  const { page } = await app.launch();
  const heard = await listen(page);
  await press(page, 'Settings');
  await press(page, /^Language and players/);
  await press(page, 'Add or switch…');
  await expect(heading(page, 'Players')).toBeVisible();
  await type(page, 'Your name', 'Anna');
  await type(page, 'The other player’s name', 'Mia');
  await page.keyboard.press('Enter');
  const toMia = page.getByRole('button', { name: 'Switch to Mia', exact: true });
  await expect(toMia).toBeFocused();
  await type(page, 'Name', 'Bo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Switch to Bo', exact: true })).toBeFocused();
  await press(page, 'Switch to Mia');
  await expect.poll(() => heard().at(-1)).toBe('Mia is playing now.');
  await press(page, 'Player: Mia');
  await type(page, 'Name', 'anna');
  await expect.poll(() => heard().at(-1)).toBe('Somebody here has that name already.');
  await press(page, 'Remove this player…');
  await expect(page.getByRole('dialog', { name: 'Remove Mia?', exact: true })).toBeVisible();
  await press(page, 'Remove Mia');
  await expect.poll(() => heard().at(-1)).toBe('Mia has been removed. Anna is playing now.');
  await expect(page.getByRole('button', { name: 'Player: Anna', exact: true })).toBeVisible();
});

test('the news are heard once, and whoever closes them is at the main button', async ({ app }) => {
  const { page } = await app.launch();
  const heard = await listen(page);
  await page.evaluate(() => window.twofold?.call('settings.write', { toldNews: 0 }));
  await page.reload();
  await expect.poll(() => heard()).toEqual([expect.stringMatching(/^New here: /)]);
  await press(page, 'Close');
  await expect(page.getByTestId('news')).toHaveCount(0);
  await expect(page.getByTestId('home-primary')).toBeFocused();
});

/** Opens the story of the game on the screen, waits for what its review adds, and gives back its sentences. */
async function readStory(page: Page): Promise<readonly string[]> {
  await press(page, 'Story');
  const sheet = page.getByRole('dialog', { name: 'Story', exact: true });
  await expect(sheet.getByTestId('story')).toHaveAttribute('data-whole', 'true');
  return sheet.getByRole('listitem').allInnerTexts();
}

test('a game that is over is told sentence by sentence, at its end and in its review', async ({ app }) => {
  const { page } = await launchWithSquare(app, { isLate: true });
  await press(page, 'Play Square');
  await clearByKeys(page);
  const heard = await listen(page);
  await openMore(page);
  const won = await readStory(page);
  await expect.poll(() => heard().at(-1)).toBe('The key moves have been checked.');
  expect(won[0]).toBe('It began with 8 pairs on a board of 4 by 4.');
  expect(won).toContain('Pairs were linked from move 1 to move 8.');
  expect(won).toContain('No help was taken.');
  expect(won.slice(-3)[0]).toBe('The board was cleared.');
  expect(won.length).toBeGreaterThanOrEqual(5);
  expect(won.length).toBeLessThanOrEqual(16);
  await expectAccessible(page, 'a story');
  await press(page, 'Copy story');
  await expect.poll(() => heard().at(-1)).toMatch(/^The story was copied\.$|^Not copied/);
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Story', exact: true })).toBeFocused();
  await press(page, 'Review');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[data-testid="review-more"] summary').press('Enter');
  expect(await readStory(page)).toEqual(won);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Story', exact: true })).toBeFocused();
  // One that goes off by its own press keeps the focus.
  const toEnd = page.getByRole('button', { name: /^To the end/ });
  await toEnd.press('Enter');
  await expect(toEnd).toHaveAttribute('aria-disabled', 'true');
  await expect(toEnd).toBeFocused();
  // The three dots close before the review does.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Story', exact: true })).toBeHidden();
  await expect(page.locator('[data-testid="review-more"] summary')).toBeFocused();
  await expect(page.locator('[data-screen="review"]')).toBeVisible();
});

test('a game that was given up, and one that is large and calm, are told without what they lack', async ({
  app,
}) => {
  const { page } = await launchWithSquare(app);
  await press(page, 'Play Square');
  const [first = [0, 0]] = await clearingOf(page);
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  for (const cell of first) await pickByKeys(page, cell);
  await page.keyboard.press('p');
  await openMore(page, 'pause-more');
  await press(page, 'Give up');
  await openMore(page);
  const left = await readStory(page);
  expect(left).toContain('Move 1 was a link.');
  expect(left).toContain('It was given up with 7 pairs left.');
  await press(page, 'Close');
  await expect(page.getByTestId('announcer')).not.toBeEmpty();
  await press(page, 'Home');
  // A screen is read without the last words of the game before it.
  await expect(page.getByTestId('announcer')).toBeEmpty();
  await press(page, 'Calm large game');
  await clearByKeys(page);
  const calm = await readStory(page);
  expect(calm.at(-1)).toBe('The board was cleared.');
  expect(calm.join(' ')).not.toMatch(/[Ss]core|Time|combo/);
  // No choices are told of it, so none are said to be checked.
  await expect(page.getByRole('dialog').getByText(/^The key moves have|^Checking your key/)).toHaveCount(0);
});
