import { expect, type Locator, type Page } from '@playwright/test';
import type { Move } from '../../core/board/board.ts';
import { FIRST_BOARDS, firstShapeOf } from '../../core/journey/first-boards.ts';
import { findLink } from '../../core/rules/link.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { expectAccessible } from './harness/axe.ts';
import { resizeTo } from './harness/layout.ts';
import { clearingOf, clickCell, grid, linkByMouse, pickByKeys, readBoard } from './harness/table.ts';
import { test } from './harness/test.ts';

const step = (page: Page) => page.getByTestId('first-step');
const screen = (page: Page) => page.locator('[data-screen="first"]');

const cellOf = (page: Page, cell: number) => page.locator(`[role=gridcell][data-cell="${cell}"]`);

/** Taps of a finger, sent through the browser's protocol. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to touch');
  const session = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 1 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function linkByTouch(page: Page, [a, b]: Move): Promise<void> {
  await touch(page, cellOf(page, a));
  await touch(page, cellOf(page, b));
}

async function linkByKeys(page: Page, [a, b]: Move): Promise<void> {
  await pickByKeys(page, a);
  await pickByKeys(page, b);
}

/** As a screen reader does: it activates a cell of the grid, by its name. */
async function linkByTree(page: Page, move: Move): Promise<void> {
  for (const cell of move) await cellOf(page, cell).dispatchEvent('click');
}

/** Names the tiles and buttons that the words of a step cover. Runs in the page. */
function wordsCovered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('[data-testid="first-step"] h1')?.firstChild;
    if (words === null || words === undefined) return ['no words'];
    const range = document.createRange();
    range.selectNode(words);
    const said = range.getBoundingClientRect();
    const others = document.querySelectorAll('[data-screen="first"] :is(button, [role=gridcell][data-cell])');
    return [...others].flatMap((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isApart = right <= said.left || left >= said.right || bottom <= said.top || top >= said.bottom;
      return isApart ? [] : [other.getAttribute('aria-label') ?? other.textContent ?? ''];
    });
  });
}

/** The first pair of the board whose link has a shape. */
async function pairOf(page: Page, shape: string): Promise<Move> {
  const board = await readBoard(page);
  const move = allMoves(board, CLASSIC_RULES).find((each) => {
    const link = findLink(board, CLASSIC_RULES, ...each);
    return link !== null && firstShapeOf(link, board) === shape;
  });
  if (move === undefined) throw new Error(`no pair has the shape ${shape}`);
  return move;
}

/** Takes a pair of each shape that is taught, also where the thread shows another, then the rest of the board. */
async function clear(
  page: Page,
  place: number,
  link: (page: Page, move: Move) => Promise<void>,
): Promise<void> {
  await expect(screen(page)).toHaveAttribute('data-place', String(place));
  for (const shape of FIRST_BOARDS[place]?.shapes ?? []) {
    await expect(step(page)).toHaveAttribute('data-teaches', shape);
    // The words for a reader name both tiles as soon as the thread shows them.
    await expect(step(page)).toContainText('Pick ');
    const move = await pairOf(page, shape);
    await link(page, move);
    await expect(cellOf(page, move[0])).toHaveAccessibleName('empty');
  }
  await expect(step(page)).toHaveAttribute('data-teaches', 'rest');
  for (const move of await clearingOf(page)) {
    await link(page, move);
    await expect(cellOf(page, move[0])).toHaveAccessibleName('empty');
  }
}

test('the first minute by mouse, by keys and by tree: a wrong pair is told why; then level 1', async ({
  app,
}) => {
  const { page } = await app.launch();
  await page.getByRole('button', { name: /^Play Three small boards show how/ }).click();
  await expect(step(page)).toContainText('Click two alike, with nothing between.');
  await expect(step(page)).toContainText('row 1, column 1, then ');
  await test.step('two pictures are refused with the reason, which goes with the next pick', async () => {
    await clickCell(page, 0);
    await clickCell(page, 5);
    await expect(step(page)).toContainText('Pick two of the same picture.');
    await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(step(page)).toContainText('Choose two alike, with nothing between.');
    await page.keyboard.press('Enter');
    await expect(step(page)).toHaveAttribute('data-teaches', 'straight');
  });
  await expectAccessible(page, 'the first board');
  await clear(page, 0, linkByMouse);
  await clear(page, 1, linkByKeys);
  await clear(page, 2, linkByTree);
  await expect(step(page)).toContainText('Well done. You’re ready to play.');
  await page.keyboard.press('Enter');
  const name = page.getByRole('heading', { name: 'House', exact: true });
  await expect(name).toBeVisible();
  await test.step('its first words are its goal, and what help costs', async () => {
    await expect(page.getByTestId('first-words')).toContainText('Pick two alike.');
    await expect(page.getByTestId('help-costs')).toContainText('this level gives one star.');
  });
  await test.step('a verdict stands below the name, also in a phone’s window', async () => {
    const size = page.viewportSize();
    await resizeTo(page, { width: 390, height: 780 });
    await page.keyboard.press('w');
    const verdict = page.getByTestId('verdict');
    await expect(verdict).toBeVisible();
    const [above, below] = [await name.boundingBox(), await verdict.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    if (size !== null) await resizeTo(page, size);
  });
  const [move] = allMoves(await readBoard(page), CLASSIC_RULES);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await expect(cellOf(page, move[0])).toHaveAccessibleName('empty');
  await page.keyboard.press('Escape');
  await test.step('a game exists: home goes on with it, and the first boards are found under the keys', async () => {
    await expect(page.getByRole('button', { name: /^Continue / })).toBeVisible();
    await page.getByRole('button', { name: 'How to play', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('figure')).toHaveText(['straight', 'one turn', 'two turns', 'blocked']);
    // The keys stand behind their tab until they are asked for.
    const undo = sheet.locator('[data-part="keys-row"]').filter({ hasText: /^Undo/ });
    await expect(undo).toBeHidden();
    await sheet.getByRole('tab', { name: 'Keys', exact: true }).click();
    await expect(undo).toBeVisible();
    await sheet.getByRole('tab', { name: 'Rules', exact: true }).click();
    await page.getByRole('button', { name: 'Play the first boards', exact: true }).click();
    await expect(step(page)).toContainText('two alike, with nothing between.');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
  });
});

test('the first minute by touch, on a phone in Chinese; skipped at once it leads to level 1', async ({
  app,
}) => {
  const { page } = await app.launch({ locale: 'zh-CN', viewport: { width: 390, height: 780 } });
  const play = page.getByRole('button', { name: /^开始 三小盘，一看就会/ });
  await expect(play).toBeVisible();
  await touch(page, play);
  await expect(step(page)).toContainText('点两张一样的牌，中间没牌隔着。');
  for (const size of [
    { width: 480, height: 480 },
    { width: 640, height: 400 },
    { width: 390, height: 780 },
  ]) {
    await resizeTo(page, size);
    const wide = async () => (await cellOf(page, 0).boundingBox())?.width ?? 0;
    await expect.poll(wide, `${size.width}`).toBeGreaterThanOrEqual(64);
    expect(await wordsCovered(page), `${size.width}`).toEqual([]);
  }
  await linkByTouch(page, await pairOf(page, 'straight'));
  await expect(step(page)).toHaveAttribute('data-teaches', 'rest');
  await touch(page, page.getByRole('button', { name: '跳过', exact: true }));
  await expect(page.getByRole('heading', { name: '小屋', exact: true })).toBeVisible();
});
