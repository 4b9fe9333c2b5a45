/**
 * The composed boards that come with the game. What a number names never changes: codes and kept games name boards so. A board
 * that a level or a date no longer has is kept among the former ones.
 */
import { type Cells, isSameShape, type Shape } from '../board/board.ts';
import { isSameRules } from '../rules/rules.ts';
import { type ComposedBoard, findComposed, numberOf, variantOf } from './composed-boards.ts';
import type { DealRequest } from './deal.ts';
import { COMPOSED } from './dealer-version.ts';
import { formerWeekdayBoards } from './former-weekday-boards.ts';
import { everyJourneyBoard } from './journey-boards.ts';
import { littleBoards } from './little-boards.ts';
import { tensionBoards } from './tension-boards.ts';
import { weekdayBoards } from './weekday-boards.ts';

type Boards = () => readonly ComposedBoard[];

/**
 * The tables, each with the least number of its boards: only those are read that may hold a number, and former boards only
 * where it is none of today's.
 */
const TABLES: readonly (readonly [least: number, todays: Boards, former?: Boards])[] = [
  [0, everyJourneyBoard],
  [10_000, littleBoards],
  [20_000, weekdayBoards, formerWeekdayBoards],
  [30_000, tensionBoards],
];

function boardOf(seed: number) {
  const [, todays, former] = TABLES.findLast(([least]) => numberOf(seed) >= least) ?? [];
  return findComposed(todays?.() ?? [], seed) ?? findComposed(former?.() ?? [], seed);
}

/** The tiles that a seed of the composed boards names on this shape under these rules; null when there is no such board. */
export function composedTiles({
  shape,
  rules,
  seed,
}: Pick<DealRequest, 'shape' | 'rules' | 'seed'>): Cells | null {
  const found = boardOf(seed);
  if (found === null || !isSameRules(found.board.rules, rules)) return null;
  const shown = variantOf(found.board, found.variant);
  return isSameShape(shown.shape, shape) ? shown.cells : null;
}

/** A request or a plan for a shape, with the tiles that its seed names where they were composed; as it is where there are none. */
export function withComposedTiles<T extends Pick<DealRequest, 'rules' | 'seed' | 'dealerVersion'>>(
  request: T,
  shape: Shape,
): T & Pick<DealRequest, 'composed'> {
  const { rules, seed, dealerVersion } = request;
  const composed = dealerVersion === COMPOSED ? composedTiles({ shape, rules, seed }) : null;
  return composed === null ? request : { ...request, composed };
}
