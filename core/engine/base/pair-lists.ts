/** Listing moves by testing every pair of equal tiles that are not shut in: the general way, for any index. */

import { at } from '../../int32.ts';
import { type Grid, isExposed } from './grid.ts';
import type { LinkIndex } from './link-index.ts';
import type { MoveList } from './move-list.ts';

const NONE = -1;

/** Adds every legal move, sorted. The pairs of equal tiles times the cost of one test. */
export function listPairs(index: LinkIndex, moves: MoveList): void {
  const { places, kinds } = index.grid;
  const nextEqual = chainEqual(index.grid);
  for (let a = 0; a < places.length; a++) {
    const place = at(places, a);
    if (at(kinds, place) <= 0) continue;
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (index.canLink(a, b)) moves.add(a, b);
    }
  }
}

/** Adds legal moves of which no two share a tile. */
export function listPairsApart(index: LinkIndex, moves: MoveList): void {
  const { places, kinds } = index.grid;
  const nextEqual = chainEqual(index.grid);
  const isTaken = new Uint8Array(places.length);
  for (let a = 0; a < places.length; a++) {
    const place = at(places, a);
    if (at(kinds, place) <= 0 || isTaken[a] === 1) continue;
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (isTaken[b] === 1 || !index.canLink(a, b)) continue;
      moves.add(a, b);
      isTaken[b] = 1;
      break;
    }
  }
}

/** Cell -> the next cell with an equal tile, or NONE; tiles that are shut in stand alone. Linear in the area. */
function chainEqual({ places, kinds, stride }: Grid): Int32Array {
  const nextEqual = new Int32Array(places.length).fill(NONE);
  const nearestOfKind = new Map<number, number>();
  for (let cell = places.length - 1; cell >= 0; cell--) {
    const place = at(places, cell);
    const kind = at(kinds, place);
    if (!isExposed(kinds, stride, place, kind)) continue;
    nextEqual[cell] = nearestOfKind.get(kind) ?? NONE;
    nearestOfKind.set(kind, cell);
  }
  return nextEqual;
}
