/** Plays the game through its window: reads the board as a screen reader does, picks by mouse or by keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Board, EMPTY, type Move, SLOT } from '../../../core/board/board.ts';
import { createRandom } from '../../../core/random.ts';
import { applyMove } from '../../../core/rules/apply.ts';
import { allMoves } from '../../../core/rules/moves.ts';
import { CLASSIC_RULES, type Rules } from '../../../core/rules/rules.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { solve } from '../../../core/solve/solve.ts';

export type Language = 'en' | 'zh-CN';

/** The name of a picture stands before the first comma of a cell's label; a cell without a comma has no tile. */
const PICTURE = /^(.+?)[,，、]/;

export function grid(page: Page): Locator {
  return page.getByRole('grid');
}

/** Opens a template from the home screen, or from the shelf where that is shown; answers when its tiles are shown. */
export async function startTemplate(page: Page, name: string): Promise<void> {
  const home = page.locator('[data-screen="home"]');
  await expect(home.or(page.locator(':is([data-screen="designs"], [data-screen="shelf"])'))).toBeVisible();
  if (await home.isVisible()) await page.getByTestId('classic').click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(grid(page)).toBeVisible();
}

/** Makes this the seed of whatever the page deals from now on, so that the same board comes each time. */
export async function holdSeed(page: Page, seed: number): Promise<void> {
  await page.evaluate((held) => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(held) : real(into));
  }, seed);
}

/** The board as its labels tell it: kinds are numbered in the order in which their pictures are met. */
export async function readBoard(page: Page): Promise<Board> {
  await expect(grid(page)).toBeVisible();
  // Those of a large board come row by row.
  await expect(grid(page).locator('[role=row]:empty')).toHaveCount(0);
  const { labels, width } = await grid(page).evaluate((element) => ({
    width: Number(element.getAttribute('aria-colcount')),
    labels: Array.from(
      element.querySelectorAll('[role=gridcell]'),
      (cell) => cell.getAttribute('aria-label') ?? '',
    ),
  }));
  const pictures: string[] = [];
  const cells = labels.map((label) => kindOf(label, pictures));
  return {
    width,
    height: cells.length / width,
    marks: cells.map((kind) => (kind > 0 ? SLOT : EMPTY)),
    cells,
  };
}

function kindOf(label: string, pictures: string[]): number {
  const picture = PICTURE.exec(label)?.[1];
  if (picture === undefined) return EMPTY;
  if (!pictures.includes(picture)) pictures.push(picture);
  return pictures.indexOf(picture) + 1;
}

/** A clearing of the current board under the classic rules. */
export async function clearingOf(page: Page): Promise<readonly Move[]> {
  const verdict = runToEnd(solve(await readBoard(page), CLASSIC_RULES, { nodeLimit: 1_000_000, seed: 1 }));
  if (verdict.verdict !== 'solvable') throw new Error(`the current board is ${verdict.verdict}`);
  return verdict.witness;
}

/** Moves that leave tiles and no link: the first of many random games that ends so. */
export function losingMoves(board: Board, rules: Rules): readonly Move[] {
  for (let seed = 1; seed <= 400; seed++) {
    const random = createRandom(seed);
    const played: Move[] = [];
    let left = board;
    for (let moves = allMoves(left, rules); moves.length > 0; moves = allMoves(left, rules)) {
      const move = moves[random.below(moves.length)];
      if (move === undefined) break;
      played.push(move);
      left = applyMove(left, rules, move);
    }
    if (left.cells.some((kind) => kind > 0)) return played;
  }
  throw new Error('this board cannot be lost');
}

function cellOf(page: Page, cell: number): Locator {
  return page.locator(`[role=gridcell][data-cell="${cell}"]`);
}

/** Clicks the middle of a tile on the canvas. */
export async function clickCell(page: Page, cell: number): Promise<void> {
  const box = await cellOf(page, cell).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function linkByMouse(page: Page, [a, b]: Move): Promise<void> {
  await clickCell(page, a);
  await clickCell(page, b);
}

/**
 * Links pairs one after the other as fast as the board takes them: pointer events made in the page, each pair sent when the
 * cells say that the one before is gone. For specs that need the game to stand somewhere; how a mouse picks is shown by
 * `linkByMouse`. Each move's cells are indices at its time, and no tile may slide into an emptied cell.
 */
export async function linkAll(page: Page, moves: readonly Move[]): Promise<void> {
  await grid(page).evaluate(async (element, pairs) => {
    const cell = (index: number) => element.querySelector(`[role=gridcell][data-cell="${index}"]`);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const press = (index: number) => {
      const target = cell(index);
      if (target === null) throw new Error(`there is no cell ${index}`);
      const { left, top, width, height } = target.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      const init = { ...at, bubbles: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' };
      target.dispatchEvent(new PointerEvent('pointerdown', init));
      target.dispatchEvent(new PointerEvent('pointerup', init));
    };
    // A cell whose tile went has another name; after the last link of a game there is no cell any more.
    for (const [done, [a, b]] of pairs.entries()) {
      if (!element.isConnected)
        throw new Error(`the board went away before pair ${done + 1} of ${pairs.length}`);
      const before = [a, b].map((index) => cell(index)?.getAttribute('aria-label'));
      press(a);
      press(b);
      const isGone = () =>
        [a, b].every((index, at) => cell(index)?.getAttribute('aria-label') !== before[at]) ||
        !element.isConnected;
      const since = Date.now();
      while (!isGone()) {
        await nextFrame();
        if (Date.now() - since < 60_000) continue;
        const selected = [...element.querySelectorAll('[aria-selected="true"]')].map(
          ({ ariaLabel }) => ariaLabel,
        );
        throw new Error(
          `${before.join(' and ')} stay on the board; selected: ${selected.join(', ') || 'nothing'}`,
        );
      }
    }
  }, moves);
}

/** Walks there with the arrow keys and picks with Enter. The focus must be on the board. */
export async function pickByKeys(page: Page, cell: number): Promise<void> {
  const width = Number(await grid(page).getAttribute('aria-colcount'));
  const focused = () =>
    page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.cell ?? -1));
  const from = await focused();
  if (from < 0) throw new Error('the focus is not on the board');
  const across = (cell % width) - (from % width);
  const down = Math.floor(cell / width) - Math.floor(from / width);
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(focused).toBe(cell);
  await page.keyboard.press('Enter');
}

/** Presses Tab until what has the focus matches; fails after a round that is too long for any screen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to it');
}

/** Two tiles that are no pair, whatever the deal. */
export async function differentTiles(page: Page): Promise<Move> {
  const { cells } = await readBoard(page);
  const first = cells.findIndex((kind) => kind > 0);
  return [first, cells.findIndex((kind) => kind > 0 && kind !== cells[first])];
}

/** Waits for the review's line at the end of a game, whose offer moves what stands below it. */
export async function endIsTold(page: Page): Promise<void> {
  await expect(page.getByTestId('end-review')).toHaveAttribute('data-told', 'true');
}

/** Opens what lies behind *More* at the end of a game, or in its pause. */
export async function openMoreWays(page: Page, id = 'more-ways'): Promise<void> {
  const more = page.getByTestId(id);
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
}

/** The text of the result that stands on the screen. */
export async function copyResult(page: Page): Promise<string> {
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const copy = page.getByRole('button', { name: /^Copy (result|text)$/ });
  if (await page.getByTestId('more-ways').isVisible()) await openMoreWays(page);
  await share.or(copy).first().click();
  const result = page.getByTestId('result-text');
  await expect(page.getByRole('dialog').or(result).first()).toBeVisible();
  const isInSheet = await page.getByRole('dialog').isVisible();
  if (isInSheet) await copy.click();
  const text = await result.innerText();
  if (isInSheet) await page.keyboard.press('Escape');
  return text;
}

/** Pastes a text on the home screen, whatever the clipboard of this machine lets a page do. */
export async function pasteOnHome(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** Counts the tiles that the grid still names. */
export async function countTilesShown(page: Page): Promise<number> {
  const { cells } = await readBoard(page);
  return cells.filter((kind) => kind > 0).length;
}
