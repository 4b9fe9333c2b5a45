/**
 * Moves of at most two turns of which no two share a tile, found by corridors (wide-corridors.ts).
 *
 * Every corridor is examined, also one whose tiles are attached to another: which pairs are taken depends on the
 * order in which they are met, and what a share code deals depends on that.
 */

import { at, makeTables } from '../../int32.ts';
import { FREE } from '../base/grid.ts';
import type { MoveList } from '../base/move-list.ts';
import { type AttachedTiles, BEFORE, collectAttached, LATER, PLACE_MASK } from './wide-attached.ts';

/** Scratch memory for one grid, never cleared: what an earlier listing left is recognised by the listing's number. */
export interface CorridorPairs {
  readonly attached: AttachedTiles;
  /** Place -> the listing that last paired its tile. */
  readonly pairedIn: Int32Array;
  /** First place of a row's corridor -> the listing that last looked at it; behind all of these the same for columns. */
  readonly seenIn: Int32Array;
  listing: number;
}

export function createCorridorPairs(attached: AttachedTiles): CorridorPairs {
  const size = attached.nearest.grid.kinds.length;
  const [pairedIn, seenIn] = makeTables(size, 2 * size);
  return { attached, pairedIn, seenIn, listing: 0 };
}

/** Adds legal moves of which no two share a tile, and at least one when there is any, as places. Linear in the area. */
export function listCorridorsApart(pairs: CorridorPairs, moves: MoveList): void {
  const { attached } = pairs;
  const { horizontal, vertical, grid } = attached.nearest;
  const { kinds, stride } = grid;
  pairs.listing++;
  for (let place = stride; place < kinds.length - stride; place++) {
    const kind = at(kinds, place);
    if (kind > FREE) {
      if (kind === at(kinds, place + 1)) pairOff(pairs, place, place + 1, moves);
      if (kind === at(kinds, place + stride)) pairOff(pairs, place, place + stride, moves);
    } else if (kind === FREE) {
      if (at(kinds, place - 1) !== FREE) {
        pairLater(pairs, collectAttached(attached, horizontal, vertical, place), moves);
      }
      if (at(kinds, place - stride) !== FREE && at(kinds, place + stride) === FREE) {
        pairLater(pairs, collectAttached(attached, vertical, horizontal, place), moves);
      }
    }
  }
}

/**
 * Adds legal moves of which no two share a tile, as places: those that the corridors through some places join. Places that
 * are not free are passed over. Linear in the corridors, each of which is looked at once.
 */
export function listThroughApart(
  pairs: CorridorPairs,
  places: Int32Array,
  count: number,
  moves: MoveList,
): void {
  const { attached } = pairs;
  const { horizontal, vertical, grid } = attached.nearest;
  pairs.listing++;
  for (let i = 0; i < count; i++) {
    const place = at(places, i);
    if (at(grid.kinds, place) !== FREE) continue;
    const row = at(horizontal.back, place) + horizontal.step;
    if (isUnseen(pairs, row)) pairLater(pairs, collectAttached(attached, horizontal, vertical, row), moves);
    const column = at(vertical.back, place) + vertical.step;
    if (isUnseen(pairs, grid.kinds.length + column))
      pairLater(pairs, collectAttached(attached, vertical, horizontal, column), moves);
  }
}

/** Returns whether a corridor is seen for the first time in this listing, and marks it as seen. */
function isUnseen({ seenIn, listing }: CorridorPairs, corridor: number): boolean {
  if (at(seenIn, corridor) === listing) return false;
  seenIn[corridor] = listing;
  return true;
}

/** Pairs off each of these tiles with the last of its kind before it that is still left. */
function pairLater(pairs: CorridorPairs, count: number, moves: MoveList): void {
  const { attached, pairedIn, listing } = pairs;
  const { words, base } = attached;
  for (let i = 0; i < count; i++) {
    const place = at(words, LATER + i);
    for (let before = at(words, BEFORE + place); before >= base; ) {
      const other = before & PLACE_MASK;
      if (at(pairedIn, other) !== listing) {
        pairOff(pairs, other, place, moves);
        break;
      }
      before = at(words, BEFORE + other);
    }
  }
}

function pairOff(pairs: CorridorPairs, a: number, b: number, moves: MoveList): void {
  const { pairedIn, listing } = pairs;
  if (at(pairedIn, a) === listing || at(pairedIn, b) === listing) return;
  pairedIn[a] = listing;
  pairedIn[b] = listing;
  moves.add(a, b);
}
