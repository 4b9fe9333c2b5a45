/**
 * Algorithm 1, *by cases*. A line has no turn, one or two, so each is tried in turn:
 * - direct: both tiles in one row or column and nothing between them;
 * - one turn: it must lie at a corner of the rectangle that the tiles span; there are two such corners;
 * - two turns: the first lies on a straight line from A. Walk the four rays from A over free cells and ask of each cell
 *   whether a line with one turn leads from it to B.
 * The line found has the fewest turns, but among those with two turns it is the first met and not always the shortest.
 *
 * Often published with a test for one turn that gives up when the first corner is free but blocked.
 */
import type { Point } from '../board/board.ts';
import {
  examine,
  findCorner,
  isCell,
  isDirect,
  type SearchGrid,
  STEPS,
  stepFrom,
  type Trace,
} from './trace.ts';

/** At most two turns: a larger `maxTurns` counts as two. */
export function* traceByCases(
  grid: SearchGrid,
  a: Point,
  b: Point,
  maxTurns: number,
  hasFault = false,
): Trace {
  yield { type: 'try', line: 'direct', from: a, to: b };
  if (yield* isDirect(grid, 'direct', a, b)) return [];
  if (maxTurns > 0) {
    yield { type: 'try', line: 'corner', from: a, to: b };
    const legs = hasFault ? 'corner-gives-up' : 'corner-legs';
    const corner = yield* findCorner(grid, legs, a, b, hasFault);
    if (corner !== null) return [corner];
  }
  for (const towards of maxTurns > 1 ? STEPS : []) {
    const corners = yield* walkRay(grid, a, towards, b, hasFault);
    if (corners !== null) return corners;
  }
  yield { type: 'line', line: 'none' };
  return null;
}

/** Tries the free cells of a ray as the first of two turns. */
function* walkRay(grid: SearchGrid, a: Point, towards: Point, b: Point, hasFault: boolean): Trace {
  const first = stepFrom(a, towards);
  if (!isCell(grid, first)) return null;
  yield { type: 'try', line: 'ray', from: a, to: first };
  for (let at = first; yield* examine(grid, 'ray-cell', at); at = stepFrom(at, towards)) {
    const corner = yield* findCorner(grid, 'ray-corner', at, b, hasFault);
    if (corner !== null) return [at, corner];
  }
  return null;
}
