/**
 * Boards on which tiles are known by number and not by kind.
 *
 * Whether a line joins two cells depends on which cells hold tiles, and so does gravity; kinds only decide which of these
 * lines are allowed. So one may play first and choose kinds later: a game stays legal when tiles that are still on the
 * board trade their kinds.
 */
import { type Board, type Shape, SLOT } from '../board/board.ts';
import { cellOf, makeField, placeOf, reachFrom } from '../rules/reach.ts';
import type { Rules } from '../rules/rules.ts';

/** A full board of numbered tiles: the tile on the n-th slot is n, counted from 1. */
export function numberedBoard({ width, height, marks }: Shape): Board {
  let tile = 0;
  const cells = marks.map((mark) => (mark === SLOT ? ++tile : mark));
  return { width, height, template: marks, cells };
}

/** The slots of a shape, ascending. */
export function slotsOf({ marks }: Shape): number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === SLOT);
}

/** The cells whose tiles a line joins to the tile at `cell`, whatever their kinds. Linear in the area. */
export function joinedTo(board: Board, rules: Rules, cell: number): number[] {
  const field = makeField(board.width, board.height, board.cells, rules.border);
  const { tiles } = reachFrom(field, placeOf(field, cell), rules.maxTurns);
  return [...tiles].map((place) => cellOf(field, place));
}
