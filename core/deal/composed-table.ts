/** The composed boards that come with the game. What stands in them never changes: codes and kept games name them. */
import { type Cells, isSameShape } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { findComposed, variantOf } from './composed-boards.ts';
import type { DealRequest } from './deal.ts';
import { COMPOSED } from './dealer-version.ts';
import { littleBoards } from './little-boards.ts';

/** The tiles that a seed of the composed boards names on this shape under these rules; null when there is no such board. */
export function composedTiles({
  shape,
  rules,
  seed,
}: Pick<DealRequest, 'shape' | 'rules' | 'seed'>): Cells | null {
  const found = findComposed(littleBoards(), seed);
  if (found === null || !isSameRules(found.board.rules, rules)) return null;
  const shown = variantOf(found.board, found.variant);
  return isSameShape(shown.shape, shape) ? shown.cells : null;
}

function isSameRules(one: Rules, other: Rules): boolean {
  return one.maxTurns === other.maxTurns && one.border === other.border && one.gravity === other.gravity;
}

/** A request with the tiles that its seed names where they were composed. */
export function withComposedTiles<T extends DealRequest>(request: T): T {
  const tiles = request.dealerVersion === COMPOSED ? composedTiles(request) : null;
  return tiles === null ? request : { ...request, composed: tiles };
}
