/** Drawing links on nearest-obstacle tables: fewest turns first, then fewest steps. */

import { at } from '../../int32.ts';
import type { Grid } from '../base/grid.ts';
import type { LinkLine } from '../base/link-line.ts';
import { cornerBetween, detour, faces, NONE, nearestJoin } from './wide-link.ts';
import type { NearestObstacles } from './wide-tables.ts';
import { findThreeTurns } from './wide-three-turns.ts';

/**
 * Draws a best line of at most `maxTurns` turns between two linked places. Two turns cost the length of the
 * two tiles' runs, three turns the product of them.
 */
export function drawNearest(
  nearest: NearestObstacles,
  a: number,
  b: number,
  maxTurns: number,
  line: LinkLine,
): void {
  const route = findRoute(nearest, a, b, maxTurns);
  if (route !== null) drawThrough(nearest.grid, line, [a, ...route, b]);
}

/** The places where a best line turns, or null. */
function findRoute(nearest: NearestObstacles, a: number, b: number, maxTurns: number): number[] | null {
  if (faces(nearest, a, b)) return [];
  if (maxTurns === 0) return null;
  const corner = cornerBetween(nearest, a, b);
  if (corner !== NONE) return [corner];
  if (maxTurns === 1) return null;
  const twoTurns = findTwoTurns(nearest, a, b);
  return twoTurns !== null || maxTurns === 2 ? twoTurns : findThreeTurns(nearest, a, b);
}

/**
 * The better of the best joining row and the best joining column. One between the two tiles costs no detour, one
 * outside costs its distance there and back, so the nearest is the best.
 */
function findTwoTurns(
  { grid, horizontal, vertical }: NearestObstacles,
  a: number,
  b: number,
): number[] | null {
  const across = at(grid.columns, b) - at(grid.columns, a);
  const along = b - a - across;
  const row =
    across >= 0
      ? nearestJoin(vertical, horizontal, a, b, across)
      : movedBy(nearestJoin(vertical, horizontal, b, a, -across), -across);
  const column =
    along >= 0
      ? nearestJoin(horizontal, vertical, a, b, along)
      : movedBy(nearestJoin(horizontal, vertical, b, a, -along), -along);
  if (row === NONE && column === NONE) return null;
  const rowDetour = row === NONE ? Infinity : detour(vertical.step, row, a, b - across);
  const columnDetour = column === NONE ? Infinity : detour(horizontal.step, column, a, b - along);
  return rowDetour <= columnDetour ? [row, row + across] : [column, column + along];
}

function movedBy(place: number, offset: number): number {
  return place === NONE ? NONE : place + offset;
}

/** Writes a line through the given places. */
function drawThrough(grid: Grid, line: LinkLine, places: readonly number[]): void {
  line.turns = places.length - 2;
  line.length = 0;
  for (const [i, place] of places.entries()) {
    const x = at(grid.columns, place);
    const y = at(grid.rows, place);
    if (i > 0) line.length += Math.abs(x - at(line.xs, i - 1)) + Math.abs(y - at(line.ys, i - 1));
    line.xs[i] = x;
    line.ys[i] = y;
  }
}
