/** Plays on the board of a page, read as a screen reader reads it. */

import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import {
  clearingOf,
  differentTiles,
  linkAll,
  linkByMouse,
  losingMoves,
  readBoard,
} from '../../tests/e2e/harness/table.ts';
import { MIDDLE, SIZES } from './sizes.mjs';

export { clearingOf, differentTiles, linkAll, linkByMouse, readBoard };

/** Links any pair there is; false when there is none. */
export async function linkAny(page) {
  const [move] = allMoves(await readBoard(page), CLASSIC_RULES);
  if (move === undefined) return false;
  await linkByMouse(page, move);
  return true;
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
  await page.setViewportSize({ width, height });
  await linkAll(page, await clearingOf(page));
}
