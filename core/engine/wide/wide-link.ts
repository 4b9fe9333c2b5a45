/**
 * Tests whether two tiles link, by tables of the nearest obstacles.
 *
 * A line of at most two turns has a middle part, and at both ends a part (perhaps of no length) at right
 * angles to it. When the middle lies in a row, the end parts lie in the columns of the two tiles. So row r
 * joins two tiles when r lies in the free vertical runs of both and is free between their columns: one
 * comparison a row, and only rows that lie in both runs are tested. Columns likewise. Tiles that face each
 * other are joined by the row or column between them. Every link of at most two turns is therefore found as a
 * joining row or a joining column.
 */
import { at } from '../../int32.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

/** No such place. */
export const NONE = -1;

/**
 * Returns whether a line of at most `maxTurns` turns, two at most, joins two tiles. Linear in the length of
 * their runs.
 */
export function isJoined(nearest: NearestObstacles, a: number, b: number, maxTurns: number): boolean {
  if (maxTurns === 0) return faces(nearest, a, b);
  if (maxTurns === 1) return faces(nearest, a, b) || cornerBetween(nearest, a, b) !== NONE;
  return firstRow(nearest, a, b) !== NONE || firstColumn(nearest, a, b) !== NONE;
}

/** Returns whether a straight line joins two tiles. */
export function faces({ horizontal, vertical }: NearestObstacles, a: number, b: number): boolean {
  const first = Math.min(a, b);
  const second = Math.max(a, b);
  return at(horizontal.ahead, first) === second || at(vertical.ahead, first) === second;
}

/** Returns the place at which a line of exactly one turn from `a` to `b` turns, or NONE. */
export function cornerBetween(
  { grid, horizontal, vertical }: NearestObstacles,
  a: number,
  b: number,
): number {
  const across = at(grid.columns, b) - at(grid.columns, a);
  if (across === 0 || b - a === across) return NONE; // in one column or row
  const besideA = a + across;
  if (reaches(horizontal, a, besideA) && reaches(vertical, b, besideA)) return besideA;
  const besideB = b - across;
  if (reaches(horizontal, b, besideB) && reaches(vertical, a, besideB)) return besideB;
  return NONE;
}

/** Returns whether a straight line leads from `from` to a free place on the same axis. */
function reaches({ back, ahead }: Axis, from: number, place: number): boolean {
  return at(back, from) < place && place < at(ahead, from);
}

/** The first row that joins two tiles, as the place where it crosses the column of the tile further left, or NONE. */
function firstRow({ grid, vertical, horizontal }: NearestObstacles, a: number, b: number): number {
  const across = at(grid.columns, b) - at(grid.columns, a);
  return across >= 0
    ? firstJoin(vertical, horizontal, a, b, across)
    : firstJoin(vertical, horizontal, b, a, -across);
}

/** The first column that joins two tiles, as the place where it crosses the row of the upper tile, or NONE. */
function firstColumn({ grid, vertical, horizontal }: NearestObstacles, a: number, b: number): number {
  const along = b - a - (at(grid.columns, b) - at(grid.columns, a));
  return along >= 0
    ? firstJoin(horizontal, vertical, a, b, along)
    : firstJoin(horizontal, vertical, b, a, -along);
}

/**
 * Walks the part that the runs of `a` and `b` along one axis have in common, as seen from `a`, and returns the first
 * place from which the other axis is free as far as the line through `b`, which is `offset` (not negative) further.
 */
function firstJoin(along: Axis, across: Axis, a: number, b: number, offset: number): number {
  const { step, back, ahead } = along;
  const before = Math.max(at(back, a), at(back, b) - offset);
  const after = Math.min(at(ahead, a), at(ahead, b) - offset);
  for (let place = before + step; place < after; place += step) {
    if (at(across.ahead, place) >= place + offset) return place;
  }
  return NONE;
}

/** Like the search for the first join, but for one that lies between the two tiles, else nearest to one of them. */
export function nearestJoin(along: Axis, across: Axis, a: number, b: number, offset: number): number {
  const { step, back, ahead } = along;
  const before = Math.max(at(back, a), at(back, b) - offset);
  const after = Math.min(at(ahead, a), at(ahead, b) - offset);
  let best = NONE;
  let bestDetour = Number.POSITIVE_INFINITY;
  for (let place = before + step; place < after && bestDetour > 0; place += step) {
    if (at(across.ahead, place) < place + offset) continue;
    const length = detour(step, place, a, b - offset);
    if (length < bestDetour) {
      best = place;
      bestDetour = length;
    }
  }
  return best;
}

/** The number of steps that `place` lies outside the stretch from `a` to `b`, all three on one axis. */
export function detour(step: number, place: number, a: number, b: number): number {
  return Math.max(0, Math.min(a, b) - place, place - Math.max(a, b)) / step;
}
