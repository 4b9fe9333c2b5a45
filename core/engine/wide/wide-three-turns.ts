/**
 * Lines of exactly three turns, for two tiles that fewer turns do not join.
 *
 * Such a line leaves `a` along one axis and comes to `b` along the other. Say it leaves in a row and turns at place p
 * of a's row; it comes to b in b's column and last turns at place q of it. The corner between lies in the column of p
 * and the row of q, and two comparisons tell whether it can be reached from both. The other way round is the same
 * from b to a, read backwards. All pairs (p, q) are tried: the product of the two runs, small on a full board and a
 * few microseconds on a nearly empty one.
 */

import { at } from '../../int32.ts';
import { FREE } from '../base/grid.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

interface Route {
  readonly turns: readonly [p: number, corner: number, q: number];
  readonly length: number;
}

/** The three places where a shortest line turns, from `a` to `b`, or null. */
export function findThreeTurns(nearest: NearestObstacles, a: number, b: number): number[] | null {
  const leaving = rowFirst(nearest, a, b);
  const coming = rowFirst(nearest, b, a);
  if (leaving === null && coming === null) return null;
  if (coming === null || (leaving !== null && leaving.length <= coming.length)) {
    return leaving === null ? null : [...leaving.turns];
  }
  return [...coming.turns].reverse();
}

/** The shortest line of three turns that leaves `a` in its row, or null. */
function rowFirst(nearest: NearestObstacles, a: number, b: number): Route | null {
  const { grid, horizontal, vertical } = nearest;
  const { kinds, stride } = grid;
  let best: Route | null = null;
  for (let p = at(horizontal.back, a) + 1; p < at(horizontal.ahead, a); p++) {
    for (let q = at(vertical.back, b) + stride; q < at(vertical.ahead, b); q += stride) {
      const across = at(grid.columns, p) - at(grid.columns, q);
      const corner = q + across;
      if (at(kinds, corner) !== FREE) continue;
      if (!isOpenTo(vertical, p, corner) || !isOpenTo(horizontal, q, corner)) continue;
      const length =
        Math.abs(p - a) + Math.abs(corner - p) / stride + Math.abs(across) + Math.abs(q - b) / stride;
      if (best === null || length < best.length) best = { turns: [p, corner, q], length };
    }
  }
  return best;
}

/** Returns whether no obstacle stands between a place and a free place on the same axis. */
function isOpenTo({ back, ahead }: Axis, from: number, to: number): boolean {
  return at(back, from) < to && to < at(ahead, from);
}
