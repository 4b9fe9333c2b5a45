/** A board goes from one machine to another as a line of text. */
import { expect, type Page } from '@playwright/test';
import { makeBoard } from '../../core/board/text.ts';
import { makePackCode, makeRunCode } from '../../core/codes/share-code.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { framed, HEART as HEART_DEAL, heart } from '../support/shared-deals.ts';
import { expectAccessible } from './harness/axe.ts';
import { expectOnShelf, putFile, square } from './harness/opened-files.ts';
import { openGroup } from './harness/settings.ts';
import {
  clearingOf,
  grid,
  linkAll,
  linkByMouse,
  openMoreWays,
  readBoard,
  startTemplate,
  tabTo,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** A heart, for ever: core/codes/share-code.test.ts deals it. */
const HEART = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';
/** The same, but its tiles rise: a level of the timed challenge. */
const RISING_HEART = '2FW11-00001-ZA0JS-120R4-2DCW6-A49W9';
/** A run that was shared under the rules 7, whose levels had other tiles, and its first two boards as they were dealt then. */
const EARLIER_RUN = {
  code: '2FT25-EHMPT-SB470-0001Z-ATJ45-HT9',
  boards: [
    ` .  .  .  1  2  .  .  .
 .  .  1  3  4  5  .  .
 .  6  7  8  9 10 11  .
12 13 14 13 15 10  8 12
 5 16 17  4 11  6 18 19
 . 20 14 18 19  9  7  .
 .  .  3 20 16 15  .  .
 .  .  . 17  2  .  .  .`,
    ` 1  2  3  3  .  .  .  .  .  .  .  .  .  .  .  .
 4  4  5  6  .  .  .  .  .  .  .  .  .  .  .  .
 7  8  9  6 10 11  3 12  .  .  .  .  .  .  .  .
 8  9 13 12  8 13 11  6  .  .  .  .  .  .  .  .
 .  .  .  . 14 11 15 14  7 13  1  9  .  .  .  .
 .  .  .  .  5 15  8  6  1  4 14  7  .  .  .  .
 .  .  .  .  .  .  .  .  2 11  2 13 10 16 16 15
 .  .  .  .  .  .  .  . 12  9  1  5 16 14 12 10
 .  .  .  .  .  .  .  .  .  .  .  .  4 16 15 10
 .  .  .  .  .  .  .  .  .  .  .  .  5  7  3  2`,
  ],
} as const;
const OWN = '两道门 🚪';
const WRONG = HEART.replace('120R4', '120R5');

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Enter a share code', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Share code', exact: true });
const deal = (page: Page) => page.getByTestId('code-deal');
const problem = (page: Page) => page.getByTestId('code-problem');

/** A tile's label tells its picture and its place. */
const isTile = (label: string) => label.includes(',');

/** Returns the labels of the board, cell by cell. */
async function labelsOf(page: Page): Promise<string[]> {
  await expect(grid(page)).toBeVisible();
  return page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
}

/** Leaves the board and reads which table of scores is shown. */
async function tableOf(page: Page): Promise<string> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  const table = page.getByRole('combobox', { name: 'Scores for', exact: true });
  await expect(table).toBeVisible();
  return table.evaluate((select) =>
    select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.text ?? '') : '',
  );
}

async function goHome(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}

/** Pauses and copies the code of the current board; answers with what is on the clipboard afterwards. */
async function copyCode(page: Page): Promise<string> {
  await page.keyboard.press('p');
  await openMoreWays(page, 'pause-more');
  await page.getByRole('button', { name: 'Copy share code', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1);
  const code = await page.getByTestId('share-code').innerText();
  // The three dots close before the pause does.
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('share-code')).toBeHidden();
  return code;
}

test('a board comes out of its code in another data folder, tile by tile; an own template travels inside, with its name', async ({
  app,
}) => {
  const { page: first } = await app.launch({ files: [await putFile('doors.twofold', square(OWN))] });
  await expectOnShelf(first, OWN);
  await startTemplate(first, `Play ${OWN}`);
  const own = await labelsOf(first);
  const ownCode = await copyCode(first);
  await goHome(first);
  await startTemplate(first, 'Play Butterfly');
  const board = await labelsOf(first);
  const [move] = allMoves(await readBoard(first), { ...CLASSIC_RULES, gravity: 'join-horizontal' });
  if (move !== undefined) await linkByMouse(first, move);
  await expect(first.getByTestId('pairs-left')).not.toHaveText(String(board.filter(isTile).length / 2));
  const code = await copyCode(first);

  const { page } = await app.launch();
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
  await field(page).fill(` ${code.toLowerCase().replaceAll('-', ' ')}\n`);
  await expect(deal(page)).toContainText('Butterfly');
  await expect(deal(page)).toContainText('tiles');
  // Each fact of the board stands in one piece, also where its line is broken.
  await page.setViewportSize({ width: 390, height: 780 });
  const heights = await deal(page)
    .locator('p:nth-of-type(2) > span')
    .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().height)));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  expect(await labelsOf(page)).toEqual(board);
  expect(await copyCode(page)).toBe(code);
  await goHome(page);

  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
  await field(page).fill(ownCode);
  await expect(deal(page)).toContainText(OWN);
  await expect(deal(page)).toContainText('16 tiles');
  // Who drew it is not known: a shape of the game in another size travels in its code as well.
  await expect(deal(page)).toContainText('the shape comes with the code');
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  expect(await labelsOf(page)).toEqual(own);
  expect(await tableOf(page)).toBe(OWN);
});

test('a copied code is pasted on home, typed by keys alone, and has a table of its own under other rules', async ({
  app,
}) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  const board = await labelsOf(page);
  await copyCode(page);
  await expectAccessible(page, 'copied code');
  await page.getByTestId('paused').getByRole('button', { name: 'Resume', exact: true }).click();
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await goHome(page);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(deal(page)).toContainText('Stairs');
  await expect(deal(page)).toContainText('Playing ends your unfinished game');
  await page.keyboard.press('Enter');
  expect(await labelsOf(page)).toEqual(board);
  await goHome(page);

  await test.step('by keys alone', async () => {
    await tabTo(page, page.getByTestId('classic'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Enter a code', exact: true }));
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(HEART.toLowerCase());
    await expect(deal(page)).toContainText('Heart');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.type(HEART);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Heart', exact: true })).toBeVisible();
    await linkAll(page, (await clearingOf(page)).slice(0, 1));
    await goHome(page);
  });

  await test.step('the field for codes passes axe', async () => {
    await page.getByTestId('classic').click();
    await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
    for (const text of ['', WRONG, HEART.slice(0, 9), HEART]) {
      await field(page).fill(text);
      await expectAccessible(page, `code “${text}”`);
    }
    await expect(deal(page)).toContainText('Playing ends your unfinished game');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  await field(page).fill(RISING_HEART);
  await expect(deal(page)).toContainText('Heart');
  await page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect(page.getByTestId('code-deal')).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
  expect(await tableOf(page)).toMatch(/^Heart · /);
});

test('one wrong character is refused, with its place, in English and in Chinese', async ({ app }) => {
  const { page } = await app.launch();
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
  await field(page).fill(WRONG);
  await expect(problem(page)).toContainText(
    'One character is wrong: 5 should most likely be 4. It is character 5 of group 4.',
  );
  await expect(sheet(page).locator('mark')).toHaveText('5');
  await expect(page.getByRole('button', { name: 'Play this board', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await field(page).fill(HEART.slice(0, 22));
  await expect(problem(page)).toContainText('The code is not complete.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'people');
  await page.getByRole('radio', { name: '简体中文', exact: true }).check({ force: true });
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: '输入分享码', exact: true }).click();
  await page.getByRole('textbox', { name: '分享码', exact: true }).fill(WRONG);
  await expect(problem(page)).toContainText('5 很可能应为 4。它是第 4 组第 5 个。');
  await expect(page.getByRole('button', { name: '玩这一盘', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '改成 4', exact: true }).click();
  await expect(deal(page)).toContainText('108');
  await expect(page.getByRole('textbox', { name: '分享码', exact: true })).toBeFocused();
});

test('the code of a pack brings the pack, and one of a newer version is refused in words', async ({
  app,
}) => {
  const { page } = await app.launch();
  const level = { ...HEART_DEAL, template: heart };
  const code = makePackCode({ name: 'Two hearts', author: 'Ada', levels: [level, { ...level, seed: 7 }] });
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
  await field(page).fill(framed([1, 2, 3], 6));
  await expect(problem(page)).toContainText('newer format (6)');
  await field(page).fill(code ?? '');
  await expect(page.getByTestId('code-pack')).toContainText('Two hearts');
  await sheet(page).getByRole('button', { name: 'Add this pack', exact: true }).click();
  await expect(page.locator('[data-pack="Two hearts"]')).toContainText('by Ada · 2 levels · 0 of 6 ★');
});

test('the code of a run under earlier rules opens its own boards, and one of a newer program is refused in words', async ({
  app,
}) => {
  const { page } = await app.launch();
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
  await field(page).fill(makeRunCode({ mode: 'timed', modeVersion: 9, runSeed: 7 }));
  await expect(problem(page)).toContainText('This run comes from a newer Twofold');
  await expect(problem(page)).toContainText('version 9');
  await field(page).fill(EARLIER_RUN.code);
  await expect(page.getByTestId('code-run')).toContainText('Timed challenge');
  await page.keyboard.press('Enter');
  const [first, second] = EARLIER_RUN.boards;
  expect(makeBoard(await readBoard(page))).toBe(first);
  await linkAll(page, await clearingOf(page));
  await expect(page.getByTestId('pairs-left')).toHaveText('32');
  expect(makeBoard(await readBoard(page))).toBe(second);
});

test('a code is pasted by a button where the clipboard can be read, and only there', async ({ app }) => {
  const { page } = await app.launch();
  const paste = sheet(page).getByRole('button', { name: 'Paste', exact: true });
  const openWith = async (state: PermissionState) => {
    await page.evaluate(
      ([answer, code]) => {
        navigator.permissions.query = () => Promise.resolve({ state: answer } as PermissionStatus);
        navigator.clipboard.readText = () => Promise.resolve(code);
      },
      [state, HEART] as const,
    );
    await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
    await expect(field(page)).toBeFocused();
  };
  await page.getByTestId('classic').click();
  await openWith('prompt');
  await paste.click();
  await expect(deal(page)).toContainText('Heart');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await openWith('denied');
  await expect(field(page)).toHaveValue('');
  await expect(paste).toHaveCount(0);
});
