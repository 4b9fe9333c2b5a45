import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { resizeTo, SIZES } from './harness/layout.ts';
import { grid, openMoreWays, startTemplate, tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';

const lab = (page: Page) => page.locator('[data-screen="lab"]');
const panel = (page: Page, name: string) => lab(page).getByRole('region', { name, exact: true });
const looks = (page: Page, name: string) => panel(page, name).getByTestId('counter-looks');
const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** Chooses searches, or takes them away, in the sheet that explains each. */
async function chooseSearches(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Searches', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Up to four ways side by side', exact: true });
  for (const name of names) await sheet.getByRole('button', { name: new RegExp(`^✓? ?${name}`) }).click();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

const line = (page: Page, name: string) => panel(page, name).locator('[aria-current="step"]');

test('a pair is watched by keys alone; processes, lessons and a whole game come out as they must', {
  tag: '@hosts',
}, async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await tabTo(page, page.getByRole('button', { name: 'How to play', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Curious? How links are found', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lab', exact: true, level: 1 })).toBeFocused();
  // The lessons lead in.
  await tabTo(page, page.getByRole('tab', { name: 'Lessons', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'From both ends').getByText('two turns', { exact: true })).toBeVisible();
  await expect(looks(page, 'From both ends')).toHaveText('14');
  // A screen reader hears this at the end.
  await expect(
    page.getByRole('status').filter({ hasText: 'Spread out: two turns, 76 squares.' }),
  ).toHaveCount(1);
  await expect(
    lab(page).getByText(/^“From both ends” needs 14 squares here, “Spread out” 76\. Now pick another/),
  ).toBeVisible();

  // Its code stands there when it is asked for.
  await expect(line(page, 'Spread out')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Code', exact: true }));
  await page.keyboard.press('Enter');

  const time = page.getByRole('slider', { name: 'Step', exact: true });
  await tabTo(page, time);
  await page.keyboard.press('Home');
  await expect(looks(page, 'Spread out')).toHaveText('0');
  await expect(page.getByText('step 0 of 192', { exact: true })).toBeVisible();
  await page.keyboard.press('y');
  await expect(line(page, 'Spread out')).toHaveText('S ← { A }');
  await page.keyboard.press('ArrowRight');
  await expect(line(page, 'Spread out')).toContainText('for turns');
  await page.keyboard.press('z');
  await expect(line(page, 'Spread out')).toHaveText('S ← { A }');

  await tabTo(page, page.getByRole('button', { name: 'Searches', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^✓? ?Simplest first/ }));
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'lab, the searches');
  await page.keyboard.press('Escape');
  const fault = panel(page, 'Simplest first').getByRole('switch', {
    name: 'Mistake',
    exact: true,
  });
  await tabTo(page, fault);
  await page.keyboard.press('Space');
  await expect(fault).toBeChecked();
  await tabTo(
    page,
    panel(page, 'Simplest first').getByRole('button', { name: 'A board that shows it', exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(
    panel(page, 'Simplest first').getByText('wrong: there is a line', { exact: true }),
  ).toBeVisible();
  await expect(panel(page, 'From both ends').getByText('two turns', { exact: true })).toBeVisible();

  // Another pair, picked on the board.
  const board = page.getByRole('grid', { name: 'Board, From both ends', exact: true });
  const first = board.getByRole('gridcell', { name: /^lighthouse,/ }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now its partner.', { exact: true })).toBeVisible();
  await board
    .getByRole('gridcell', { name: /^lighthouse,/ })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'From both ends').getByText('two turns', { exact: true })).toBeVisible();
  await expectAccessible(page, 'lab, one pair');

  await page.getByRole('tab', { name: 'Board', exact: true }).click();
  await expect(panel(page, 'Corridor by corridor').getByText('a pair links', { exact: true })).toBeVisible();
  // A low window has room for all of a board above the time line.
  await resizeTo(page, { width: 640, height: 400 });
  const bottom = await page.locator('[data-part~="lab-panel-board"]').first().evaluate(bottomOf);
  expect(bottom).toBeLessThanOrEqual(await page.locator('[data-part~="lab-transport"]').evaluate(topOf));
  await resizeTo(page, SIZES[0]);
  await page.getByRole('button', { name: 'Why it is lost', exact: true }).click();
  await page.getByRole('button', { name: 'A lost board', exact: true }).click();
  await expect(panel(page, 'What can never go')).toContainText('these 4 never do');
  await expect(panel(page, 'What can never go').getByTestId('counter-gone')).toHaveText('14');

  await page.getByRole('tab', { name: 'Lessons', exact: true }).click();
  // The board alone stands there until an answer is given.
  await expect(page.getByRole('grid', { name: 'The board of the question', exact: true })).toBeVisible();
  await expect(page.locator('[data-part~="lab-transport"]')).toHaveCount(0);
  const answerBy = async (tiles: Locator) => {
    for (const place of [0, 1]) {
      await tiles.nth(place).focus();
      await page.keyboard.press('Enter');
    }
  };
  await answerBy(lab(page).getByRole('gridcell', { name: /^scissors,/ }));
  await expect(page.locator('[data-part~="lab-transport"]')).toBeVisible();
  await expect(page.getByText('Look at the board.', { exact: true })).toBeVisible();
  await answerBy(lab(page).getByRole('gridcell', { name: /^folding fan,/ }));
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next lesson', exact: true }).click();
  await expect(page.getByText(/^A line with one turn must turn at a corner/)).toBeVisible();
  await page.getByRole('button', { name: /^\d+ The wrong pair first$/ }).click();
  await answerBy(lab(page).getByRole('gridcell', { name: /^folding fan,/ }));
  await expect(page.getByText(/^Look at the board\. The pair links, and the game is lost/)).toBeVisible();
  await page.getByRole('button', { name: 'Another answer', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'The board of the question', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^\d+ When tiles fall$/ }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText(/^4 games in all\./)).toBeVisible();

  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  await page.getByRole('button', { name: 'Change board', exact: true }).click();
  await page.getByRole('textbox').fill('1 2\n2');
  await page.getByRole('button', { name: 'Lay out this board', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Line 2');
  await page.getByRole('textbox').fill('1 2 2 1');
  await page.getByRole('button', { name: 'Lay out this board', exact: true }).click();
  await expect(page.getByTestId('total-by-corridors')).not.toBeEmpty();
  await expect(page.getByRole('listitem').filter({ hasText: /^folding fan · / })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The board is cleared.' })).toBeVisible();
  await expectAccessible(page, 'lab, automatic game');
  await page.getByRole('tab', { name: 'Speed', exact: true }).click();
  const all = page.getByText('All figures', { exact: true });
  await all.click();
  // The growth of the work is drawn at once, in cells.
  const growth = panel(page, 'How the work grows with the board');
  await expect(growth.getByRole('img', { name: 'One link: Squares looked at', exact: true })).toBeVisible();
  await expect(growth.locator('polyline')).toHaveCount(5, { timeout: 60_000 });
  await growth.getByText('Figures', { exact: true }).click();
  await expect(growth.getByRole('row', { name: /^8 × 8 / })).toHaveText(/^8 × 8(\d+){5}$/);
  await growth.getByRole('radio', { name: 'Time', exact: true }).check();
  await expect(
    growth.getByText('Measure on this machine, and the times are drawn here.', { exact: true }),
  ).toBeVisible();
  await growth.getByRole('radio', { name: 'Squares looked at', exact: true }).check();
  await expectAccessible(page, 'lab, benchmark');
  // On a phone the card scrolls in its own room, with nothing empty below it.
  const { width, height } = page.viewportSize() ?? SIZES[0];
  await resizeTo(page, { width: 390, height: 780 });
  await expect
    .poll(() => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight))
    .toBe(0);
  await resizeTo(page, { width, height });
  const chart = page.waitForEvent('download');
  await growth.getByRole('button', { name: 'Save as SVG', exact: true }).click();
  expect((await chart).suggestedFilename()).toBe('Growth.svg');
  await page.getByRole('button', { name: 'Measure on this machine', exact: true }).click();
  await expect(page.locator('tr[data-measured="true"]').first()).toBeVisible();
  await expect(
    page.getByRole('heading', {
      name: /^In the blink of an eye this machine checks [\d.,]+ pairs?\.$/,
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Measure again', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('Automatic game.txt');
  // The log is that of console programs.
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^\[0,0\] to \[3,0\]: /m);
  // The game on the board as a program prints it, and such a program.
  await page.getByRole('button', { name: 'Program', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'What it prints', exact: true }).locator('[aria-current="step"] code'),
  ).toHaveText(/^\[\d,\d\] to \[\d,\d\]: /);
  await page.getByRole('button', { name: 'Show the program', exact: true }).click();
  await page.getByRole('combobox', { name: 'Language of the code', exact: true }).selectOption('java');
  await expect(page.getByText('java Console.java', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'The program itself', exact: true })).toContainText(
    'class Console',
  );
  // It has the room of the figures, and none of its lines goes on outside its card.
  await expect(page.getByTestId('total-by-corridors')).toHaveCount(0);
  const listing = page.getByRole('list', { name: 'The program itself', exact: true });
  expect(await listing.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const program = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await program).suggestedFilename()).toBe('Console.java');
});

test('a program is followed in step below its pseudo-code, where one algorithm is watched', async ({
  app,
}) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await page.getByRole('button', { name: 'Curious? How links are found', exact: true }).click();
  await page.getByRole('tab', { name: 'One pair', exact: true }).click();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('combobox', { name: 'Language of the code', exact: true }).selectOption('python');
  const panelOf = panel(page, 'Spread out');
  const pseudo = panelOf.getByRole('list', { name: 'Spread out, as pseudo-code', exact: true });
  const program = panelOf.getByRole('list', { name: 'Program: Spread out', exact: true });
  await expect(program.locator('[aria-current="step"]').first()).toContainText('if (x, y) == b:');
  await expect(pseudo).toBeHidden();
  await chooseSearches(page, 'From both ends');
  await expect(pseudo.locator('[aria-current="step"]')).toHaveText('is it B? → found');
  await expect(program.locator('[aria-current="step"]').first()).toContainText('if (x, y) == b:');
  await expectAccessible(page, 'lab, a program below its pseudo-code');
});

test('of four searches the boards are as high as their cards, and the one that needed least stands out', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await page.getByTestId('open-lab').click();
  await page.getByRole('tab', { name: 'One pair', exact: true }).click();
  await chooseSearches(page, 'Simplest first', 'Row and column');
  const boards = page.locator('[data-part~="lab-panel-board"]');
  await expect(boards).toHaveCount(4);
  for (const board of await boards.all()) {
    const height = await board.evaluate((each) => {
      const card = each.parentElement as HTMLElement;
      return each.getBoundingClientRect().height / card.getBoundingClientRect().height;
    });
    expect(height).toBeGreaterThan(0.9);
  }
  // The bars below their figures are on one scale: 14 of 76 cells.
  const sizeOf = (name: string) =>
    panel(page, name)
      .locator('[data-scaled="true"]')
      .evaluate((each) => Number.parseFloat((each as HTMLElement).style.getPropertyValue('--size')));
  expect(await sizeOf('Spread out')).toBe(100);
  expect(await sizeOf('From both ends')).toBeCloseTo((100 * 14) / 76);
  const best = lab(page).locator('[data-fewest="true"]');
  await expect(best).toHaveCount(1);
  await expect(best).toContainText('From both ends');

  // Shades tell the order; with numbers all marks are explained.
  const marks = page.getByRole('list', { name: 'Marks', exact: true });
  await expect(marks.getByRole('listitem')).toHaveText('firstlast');
  await page.getByRole('switch', { name: 'Numbers', exact: true }).check();
  await expect(marks.getByRole('listitem')).toHaveCount(4);

  // The answer of a game with a mistake and the true one, beside a search that is right.
  await page.getByRole('button', { name: 'Searches', exact: true }).click();
  await page.getByRole('button', { name: 'See a mistake found in other games', exact: true }).click();
  await expect(
    lab(page).getByText(
      'With this mistake a game says that A and B do not link, yet the dotted line joins them.',
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  await expect(panel(page, 'Spread out').getByText('two turns', { exact: true })).toBeVisible();
  await expectAccessible(page, 'lab, a mistake found in other games');
});

test('a game under way is studied in the lab', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await startTemplate(page, 'Play Stairs');
  await expect(grid(page)).toBeVisible();
  await page.keyboard.press('p');
  await openMoreWays(page, 'pause-more');
  await page.getByRole('button', { name: 'Study the board', exact: true }).click();
  await expect(lab(page)).toContainText('Stairs');
  await page.getByRole('tab', { name: 'Board', exact: true }).click();
  await expect(panel(page, 'Corridor by corridor').getByText('a pair links', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('paused')).toBeVisible();
  await page.getByTestId('paused').getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(grid(page)).toBeVisible();
});

test('on a phone the next lesson is brought into its row, and the page stays where it is', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 390, height: 440 } });
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await page.getByTestId('open-lab').click();
  // The chosen tab stands where the strip is not faded out.
  for (const name of ['Speed', 'Lessons']) {
    const tab = page.getByRole('tab', { name, exact: true });
    await tab.click();
    const faded = 32;
    await expect
      .poll(() =>
        tab.evaluate((each, room) => {
          const strip = (each.parentElement as HTMLElement).getBoundingClientRect();
          const { left, right } = each.getBoundingClientRect();
          return left >= strip.left && right <= strip.right - room + 1;
        }, faded),
      )
      .toBe(true);
  }
  await test.step('a window that is higher has room for all tabs', async () => {
    await resizeTo(page, { width: 390, height: 844 });
    const strip = page.getByRole('tablist');
    expect(await strip.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await resizeTo(page, { width: 390, height: 440 });
  });
  await test.step('the board of the question has its room in every window', async () => {
    const board = page.locator('[data-part~="lab-panel-board"]');
    for (const window of [
      { width: 480, height: 600 },
      { width: 640, height: 400 },
      { width: 800, height: 600 },
    ]) {
      await resizeTo(page, window);
      await expect
        .poll(async () => (await board.boundingBox())?.height ?? 0, `${window.width}`)
        .toBeGreaterThan(120);
    }
    await resizeTo(page, { width: 390, height: 440 });
  });
  const row = page.getByRole('list', { name: 'Lessons', exact: true });
  /** Returns the distance that what the row stands in is scrolled down. */
  const scrolled = () =>
    row.evaluate((list) => {
      let sum = 0;
      for (let at = list.parentElement; at !== null; at = at.parentElement) sum += at.scrollTop;
      return sum;
    });
  const tiles = lab(page).getByRole('gridcell', { name: /^folding fan,/ });
  for (const place of [0, 1]) {
    await tiles.nth(place).focus();
    await page.keyboard.press('Enter');
  }
  const next = page.getByRole('button', { name: 'Next lesson', exact: true });
  // So far that the row is above what is seen.
  await row.evaluate((list) => {
    for (let at = list.parentElement; at !== null; at = at.parentElement)
      at.scrollTop += Math.max(0, list.getBoundingClientRect().bottom);
  });
  await expect(row).not.toBeInViewport();
  const before = await scrolled();
  await next.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByText(/^A line with one turn must turn at a corner/)).toBeVisible();
  expect(await scrolled()).toBe(before);
  for (const place of [7, 1]) {
    const lesson = row.getByRole('button').nth(place);
    await lesson.evaluate((button: HTMLButtonElement) => button.click());
    await expect(lesson).toHaveAttribute('aria-current', 'step');
    const [entry, room] = [await lesson.boundingBox(), await row.boundingBox()];
    if (entry === null || room === null) throw new Error('no row');
    expect(entry.x).toBeGreaterThanOrEqual(room.x - 1);
    expect(entry.x + entry.width).toBeLessThanOrEqual(room.x + room.width + 1);
  }
});

test('on a phone one board is as wide as the window, and the lesson and all figures of a game are seen at once', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'How to play', exact: true }).click();
  await page.getByTestId('open-lab').click();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  await tab('One pair');
  await test.step('one of two, and both by name', async () => {
    const [breadth, corridors] = [panel(page, 'Spread out'), panel(page, 'From both ends')];
    await expect(breadth).toBeInViewport({ ratio: 1 });
    await expect(corridors).toBeHidden();
    // Eight cells across, with numbers that can be read.
    const width = (await breadth.getByRole('grid').boundingBox())?.width ?? 0;
    expect(width / 8).toBeGreaterThan(40);
    await page.getByRole('radio', { name: /^14 ?From both ends$/ }).check();
    await expect(breadth).toBeHidden();
    await expect(corridors).toBeInViewport({ ratio: 1 });
    const time = await page.locator('[data-part~="lab-transport"]').evaluate(topOf);
    expect(await corridors.evaluate(bottomOf)).toBeLessThanOrEqual(time);
  });
  await test.step('the lesson', async () => {
    await tab('Lessons');
    const lessons = page.getByRole('list', { name: 'Lessons', exact: true });
    await expect(lessons.getByRole('button')).toHaveCount(8);
    for (const title of ['Straight', 'One turn'])
      await expect(lessons.getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
  });
  await test.step('the figures', async () => {
    await tab('Game');
    await expect(
      page.getByText(
        /^To play this whole board, “From both ends” looked at [\d,]+ squares, “Spread out” at [\d,]+\.$/,
      ),
    ).toBeVisible();
    const last = page.getByTestId('total-breadth-first');
    await expect
      .poll(async () => {
        const time = await page.locator('[data-part~="lab-transport"]').evaluate(topOf);
        return (await last.evaluate(bottomOf)) <= time;
      })
      .toBe(true);
    // A low and narrow window has its board as wide as itself.
    await resizeTo(page, { width: 480, height: 600 });
    const board = page.locator('[data-part~="lab-panel-board"]');
    await expect.poll(async () => (await board.boundingBox())?.width ?? 0).toBeGreaterThan(400);
  });
  await test.step('the chosen topic is brought into its strip', async () => {
    await resizeTo(page, { width: 390, height: 844 });
    await tab('Board');
    const topic = page.getByRole('button', { name: 'All games', exact: true });
    await expect(topic).not.toBeInViewport({ ratio: 1 });
    await topic.evaluate((button: HTMLButtonElement) => button.click());
    await expect(topic).toBeInViewport({ ratio: 1 });
  });
  await test.step('before anything is measured its questions stand there, and no figure', async () => {
    await tab('Speed');
    await expect(page.getByRole('button', { name: 'Measure on this machine', exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Speed', exact: true }).getByRole('listitem')).toHaveText(
      [/^Do two tiles link\?\D+$/, /^All links of a board/, /^Is it a dead end\?\D+$/, /^A whole game\D+$/],
    );
  });
});
