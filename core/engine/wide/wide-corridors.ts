/**
 * Listing moves of at most two turns by corridors: linear in the area however many tiles a kind has.
 *
 * A corridor is a longest run of free places in a row or a column. A tile is *attached* to it when it ends the run, or is
 * what a line meets that leaves the run at right angles. The middle part of a link lies in one corridor and its end parts
 * meet the two tiles, so two equal tiles link exactly when they touch or are attached to one corridor. A corridor of n
 * places has at most 2 n + 2 attached tiles, and each free place lies in two corridors.
 *
 * A corridor need not be examined when all tiles attached to it are attached to another that is. So it is with four
 * corridors of ten on a half-played board of 100 x 100:
 *
 * - A corridor of one place: its tiles are the ends of the four free runs through the place, and all of these are attached
 *   to the longer corridor that crosses it there. Where both have one place, the horizontal one is examined.
 * - A corridor that is *covered* by one beside it, in the next row or column: the other one runs along all of its places and
 *   along the tiles at its ends. These are met by lines that leave the other one, and what else a line meets that leaves the
 *   covered one, it meets when it starts one place earlier or later, in the other one.
 *
 * Whatever makes up for a corridor is longer, or as long and before it, so at the end of each chain one is examined.
 */

import { at, lowestBit } from '../../int32.ts';
import { FREE } from '../base/grid.ts';
import { type AttachedTiles, BEFORE, collectAttached, LATER, PLACE_MASK } from './wide-attached.ts';
import { bitsFrom, type PlaceBits } from './wide-bits.ts';
import type { PartnerLists } from './wide-partners.ts';
import type { Axis } from './wide-tables.ts';

/**
 * Adds every legal move, some of them several times. Linear in the area and in the equal pairs met in corridors. From the
 * top down, as the lists of partners like it best.
 */
export function listCorridors(attached: AttachedTiles, bits: PlaceBits, pairs: PartnerLists): void {
  const { horizontal, vertical, grid } = attached.nearest;
  const { free, margin } = bits;
  const { kinds, stride } = grid;
  for (let place = 0; place < kinds.length; place += 32) {
    listTwins(at(bits.twinsRight, margin + (place >> 5)), place, 1, pairs);
    listTwins(at(bits.twinsBelow, margin + (place >> 5)), place, stride, pairs);
    const here = at(free, margin + (place >> 5));
    if (here === 0) continue;
    const before = bitsFrom(free, margin, place - 1);
    const after = bitsFrom(free, margin, place + 1);
    const above = bitsFrom(free, margin, place - stride);
    const below = bitsFrom(free, margin, place + stride);
    // One-place corridors: only horizontal ones that no longer one crosses.
    const inRow = here & ~before & (after | ~(above | below));
    const inColumn = here & ~above & below;
    listAlong(attached, horizontal, vertical, place, inRow, above | below, pairs);
    listAlong(attached, vertical, horizontal, place, inColumn, before | after, pairs);
  }
}

/** Adds the tiles, as bits from a place on, that equal the tile one step further. */
function listTwins(twins: number, place: number, step: number, pairs: PartnerLists): void {
  for (let left = twins; left !== 0; left &= left - 1) {
    const twin = place + lowestBit(left);
    pairs.add(twin, twin + step);
  }
}

/**
 * Looks at the corridors that begin at bits from a place on and are not covered. Only those that begin beside a free place
 * can be.
 */
function listAlong(
  attached: AttachedTiles,
  along: Axis,
  across: Axis,
  place: number,
  begins: number,
  beside: number,
  pairs: PartnerLists,
): void {
  const { kinds } = attached.nearest.grid;
  for (let left = begins; left !== 0; left &= left - 1) {
    const first = place + lowestBit(left);
    const canBeCovered = (beside & left & -left) !== 0;
    if (canBeCovered && isCovered(kinds, along, across.step, first)) continue;
    listLater(attached, collectAttached(attached, along, across, first), pairs);
  }
}

/**
 * Returns whether the corridor that begins at `first` is covered by one `beside` places before or after it.
 * An end without a tile need not be covered. Two corridors can cover each other so; then the later one counts
 * as covered.
 */
function isCovered(kinds: Int32Array, { step, ahead }: Axis, beside: number, first: number): boolean {
  const before = first - step;
  const end = at(ahead, first);
  if (at(kinds, before + beside) === FREE && at(ahead, before + beside) > end + beside) return true;
  const from = at(kinds, before) > FREE ? before : first;
  const to = at(kinds, end) > FREE ? end : end - step;
  return at(kinds, from - beside) === FREE && at(ahead, from - beside) > to - beside;
}

/** Adds the pairs of the tiles that are not the first of their kind, each with all of its kind before it. */
function listLater({ words, base }: AttachedTiles, count: number, pairs: PartnerLists): void {
  for (let i = 0; i < count; i++) {
    const place = at(words, LATER + i);
    for (let before = at(words, BEFORE + place); before >= base; ) {
      const other = before & PLACE_MASK;
      pairs.add(other, place);
      before = at(words, BEFORE + other);
    }
  }
}
