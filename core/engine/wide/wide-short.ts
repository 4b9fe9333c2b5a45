/**
 * Listing moves of at most one turn on nearest-obstacle tables: linear in the area however many tiles a kind has.
 *
 * A line without a turn meets what ends a free run through its tile. One with a turn leaves such a run at right angles, and
 * meets what ends the run that it goes on in. A free place lies in the runs of at most four tiles, so all these lines
 * together are as many as the places are, times a constant.
 */

import { at } from '../../int32.ts';
import type { MoveList } from '../base/move-list.ts';
import type { PartnerLists } from './wide-partners.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

/** Adds every legal move of at most `maxTurns` turns, one at most; two lines with a turn may join the same tiles. */
export function listShort(nearest: NearestObstacles, maxTurns: number, pairs: PartnerLists): void {
  const { places, kinds } = nearest.grid;
  const met: number[] = [];
  for (const a of places) {
    const kind = at(kinds, a);
    if (kind <= 0) continue;
    meet(nearest, a, maxTurns, met);
    for (const b of met) if (b > a && at(kinds, b) === kind) pairs.add(a, b);
  }
}

/**
 * Adds legal moves of which no two share a tile, as places, and at least one when there is any: each tile in turn with the
 * first one after it that is left.
 */
export function listShortApart(nearest: NearestObstacles, maxTurns: number, moves: MoveList): void {
  const { places, kinds } = nearest.grid;
  const isTaken = new Uint8Array(kinds.length);
  const met: number[] = [];
  for (const a of places) {
    const kind = at(kinds, a);
    if (kind <= 0 || isTaken[a] === 1) continue;
    meet(nearest, a, maxTurns, met);
    let first = Number.POSITIVE_INFINITY;
    for (const b of met) if (b > a && b < first && at(kinds, b) === kind && isTaken[b] === 0) first = b;
    if (first === Number.POSITIVE_INFINITY) continue;
    isTaken[first] = 1;
    moves.add(a, first);
  }
}

/** Replaces `met` by what the lines from a tile meet, tiles or not, some of it twice. */
function meet(
  { horizontal, vertical }: NearestObstacles,
  tile: number,
  maxTurns: number,
  met: number[],
): void {
  met.length = 0;
  for (const { back, ahead } of [horizontal, vertical]) met.push(at(back, tile), at(ahead, tile));
  if (maxTurns === 0) return;
  meetAcross(horizontal, vertical, tile, met);
  meetAcross(vertical, horizontal, tile, met);
}

/** Adds what lines meet that leave the free run through a tile along one axis at right angles. */
function meetAcross({ step, back, ahead }: Axis, across: Axis, tile: number, met: number[]): void {
  const end = at(ahead, tile);
  for (let place = at(back, tile) + step; place < end; place += step) {
    if (place !== tile) met.push(at(across.back, place), at(across.ahead, place));
  }
}
