/** Plays on the board of a page, read as a screen reader reads it. */

import { applyMove } from '../../core/rules/apply.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { resizeTo } from '../../tests/e2e/harness/layout.ts';
import {
  clearingOf,
  clickCell,
  differentTiles,
  linkAll,
  linkByMouse,
  losingMoves,
  readBoard,
} from '../../tests/e2e/harness/table.ts';
import { MIDDLE, SIZES } from './sizes.mjs';

export { clearingOf, clickCell, differentTiles, linkAll, linkByMouse, losingMoves, readBoard };

/** Links any pair there is; false when there is none. */
export async function linkAny(page) {
  const [move] = allMoves(await readBoard(page), CLASSIC_RULES);
  if (move === undefined) return false;
  await linkByMouse(page, move);
  return true;
}

/** The tiles that a mouse can reach: all of each is in the board's window, and no button lies over it. */
async function cellsInSight(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      const board = cell.closest('[data-part~="board"]');
      const room = board.getBoundingClientRect();
      const isInside = left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && board.contains(over) ? [Number(cell.dataset.cell)] : [];
    }),
  );
}

/**
 * Links pairs that are in sight and keep the board winnable, as many as there are up to `count`. The board is read anew each
 * time: in another window it may be turned, and its cells have other numbers.
 */
export async function linkInSight(page, count) {
  const inSight = new Set(await cellsInSight(page));
  let board = await readBoard(page);
  const isWinnable = (each) =>
    runToEnd(solve(each, CLASSIC_RULES, { nodeLimit: 200_000, seed: 1 })).verdict === 'solvable';
  const chosen = [];
  while (chosen.length < count) {
    const move = allMoves(board, CLASSIC_RULES).find(
      (each) => each.every((cell) => inSight.has(cell)) && isWinnable(applyMove(board, CLASSIC_RULES, each)),
    );
    if (move === undefined) break;
    chosen.push(move);
    board = applyMove(board, CLASSIC_RULES, move);
  }
  for (const move of chosen) await linkByMouse(page, move);
}

/** Plays a template unwisely until nothing links. */
export async function playDead(session, template) {
  await session.startTemplate(template);
  await linkAll(session.page, losingMoves(await readBoard(session.page), CLASSIC_RULES));
  await session.page.getByTestId('loss-card').waitFor();
}

/** Plays the current board to its end. */
export async function playToEnd(page) {
  const [width, height] = SIZES[MIDDLE];
  // A board that was turned in another window is read as it is shown in this one.
  await resizeTo(page, { width, height });
  await linkAll(page, await clearingOf(page));
}
