/** The composed boards that come with the game. What stands in them never changes: codes and kept games name them. */
import { type Cells, isSameShape, type Shape } from '../board/board.ts';
import { isSameRules } from '../rules/rules.ts';
import { type ComposedBoard, findComposed, numberOf, variantOf } from './composed-boards.ts';
import type { DealRequest } from './deal.ts';
import { COMPOSED } from './dealer-version.ts';
import { everyJourneyBoard } from './journey-boards.ts';
import { littleBoards } from './little-boards.ts';
import { tensionBoards } from './tension-boards.ts';
import { weekdayBoards } from './weekday-boards.ts';

/** The tables, each with the least number of its boards: only the one that holds a number is read. */
const TABLES: readonly (readonly [least: number, boards: () => readonly ComposedBoard[]])[] = [
  [0, everyJourneyBoard],
  [10_000, littleBoards],
  [20_000, weekdayBoards],
  [30_000, tensionBoards],
];

/** The tiles that a seed of the composed boards names on this shape under these rules; null when there is no such board. */
export function composedTiles({
  shape,
  rules,
  seed,
}: Pick<DealRequest, 'shape' | 'rules' | 'seed'>): Cells | null {
  const number = numberOf(seed);
  const boards = TABLES.findLast(([least]) => number >= least)?.[1]() ?? [];
  const found = findComposed(boards, seed);
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
