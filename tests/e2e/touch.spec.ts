/** Two thumbs on every board that is used by hand. Touches are the browser's own, sent through its protocol. */
import { type CDPSession, expect, type Locator } from '@playwright/test';
import type { Board, Move } from '../../core/board/board.ts';
import { drawYourOwn, expectSlots, placeOf } from './harness/drawing.ts';
import { expectOnShelf, putFile } from './harness/opened-files.ts';
import { clearingOf, countTilesShown, grid, readBoard, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Both thumbs are down at once; the first that came goes first. */
async function tapByTwo(session: CDPSession, [first, second]: readonly [Place, Place]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', ...fingers: readonly (Place & { id: number })[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
  const [left, right] = [
    { ...first, id: 1 },
    { ...second, id: 2 },
  ];
  await touch('touchStart', left);
  await touch('touchStart', left, right);
  await touch('touchEnd', right);
  await touch('touchEnd');
}

async function middleOf(cell: Locator): Promise<Place> {
  const box = await cell.boundingBox();
  if (box === null) throw new Error('the cell is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const cellsOf = async (board: Locator, [a, b]: Move): Promise<readonly [Place, Place]> => [
  await middleOf(board.locator(`[role=gridcell][data-cell="${a}"]`)),
  await middleOf(board.locator(`[role=gridcell][data-cell="${b}"]`)),
];

/** Two tiles of one picture side by side, which link whatever else lies on the board. */
function neighbours({ cells, width }: Board): Move {
  const left = cells.findIndex(
    (kind, cell) => kind > 0 && kind === cells[cell + 1] && cell % width < width - 1,
  );
  if (left < 0) throw new Error('no two equal tiles touch');
  return [left, left + 1];
}

/** More tiles than a window shows at once. */
const LARGE = JSON.stringify({
  format: 'twofold-templates',
  version: 1,
  templates: [
    {
      name: 'Large',
      filling: { kinds: 40, copies: 4 },
      rows: Array.from({ length: 64 }, () => 'o'.repeat(64)),
    },
  ],
});

test('two thumbs that overlap pick, draw and link twice', async ({ app }) => {
  const files = [await putFile('large.twofold', LARGE)];
  const { page } = await app.launch({ reducedMotion: 'reduce', files });
  await expectOnShelf(page, 'Large');
  const session = await page.context().newCDPSession(page);

  const linksByTwo = async (move: Move) => {
    const before = await countTilesShown(page);
    await tapByTwo(session, await cellsOf(grid(page), move));
    await expect.poll(() => countTilesShown(page)).toBe(before - 2);
  };

  await test.step('a board that can be moved', async () => {
    await startTemplate(page, 'Play Large');
    await expect(page.locator('[data-part~="board"]')).toHaveAttribute('data-movable');
    // Its middle is seen first.
    await page.getByRole('button', { name: 'Whole board', exact: true }).click();
    await linksByTwo(neighbours(await readBoard(page)));
    await page.getByRole('button', { name: 'Home', exact: true }).click();
  });

  await test.step('a board that fits', async () => {
    await startTemplate(page, 'Play Stairs');
    // Of few tiles no two equal ones need touch.
    const [move] = await clearingOf(page);
    if (move === undefined) throw new Error('nothing links');
    await linksByTwo(move);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
  });

  await test.step('the drawing', async () => {
    await drawYourOwn(page);
    await tapByTwo(session, [await placeOf(page, [2, 2]), await placeOf(page, [6, 3])]);
    await expectSlots(page, 2);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
  });

  await test.step('a board of the lab', async () => {
    await page.getByRole('button', { name: 'How to play', exact: true }).click();
    await page.getByRole('button', { name: 'Curious? How links are found', exact: true }).click();
    await page.getByRole('tab', { name: 'One pair', exact: true }).click();
    // One board is left.
    await page.getByRole('button', { name: 'Searches', exact: true }).click();
    await page.locator('[data-part~="lab-choice"]').filter({ hasText: 'Spread out' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('straight', { exact: true })).toHaveCount(0);
    await tapByTwo(session, await cellsOf(grid(page), neighbours(await readBoard(page))));
    await expect(page.getByText('straight', { exact: true })).toBeVisible();
  });
});
