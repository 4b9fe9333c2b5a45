/**
 * Algorithm 4, *cross scan*. Direct and one turn as in algorithm 1. For two turns, scan A's whole row from end to end,
 * then its whole column: a cell that is free and straight from A may be the first turn when a line with one turn leads
 * from it to B. It finds what algorithm 1 finds, but looks at many cells behind obstacles in vain, and the cell it takes
 * is the first in the row, not the nearest.
 *
 * Often published with a scan that reads one column past the board: in a row-major array that is the first cell of the
 * next row, and where it is empty a line leaves the board. A ring of its own hides the slip, so it shows on a closed
 * border alone.
 */
import type { Point } from '../board/board.ts';
import { examine, findCorner, isDirect, type SearchGrid, type Trace } from './trace.ts';

/** At most two turns: a larger `maxTurns` counts as two. */
export function* traceCrossScan(
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
    const corner = yield* findCorner(grid, 'corner-legs', a, b);
    if (corner !== null) return [corner];
  }
  const crossed = maxTurns > 1 ? yield* scanCross(grid, a, b, hasFault) : null;
  if (crossed === null) yield { type: 'line', line: 'none' };
  return crossed;
}

function* scanCross(grid: SearchGrid, a: Point, b: Point, hasFault: boolean): Trace {
  const read: SearchGrid = hasFault ? { ...grid, readsPastRow: true } : grid;
  yield { type: 'try', line: hasFault ? 'row-past' : 'row', from: a };
  for (let x = -1; x <= grid.width; x++) {
    const corners = yield* tryFirstTurn(read, a, [x, a[1]], b);
    if (corners !== null) return corners;
  }
  yield { type: 'try', line: 'column', from: a };
  for (let y = -1; y <= grid.height; y++) {
    const corners = yield* tryFirstTurn(read, a, [a[0], y], b);
    if (corners !== null) return corners;
  }
  return null;
}

function* tryFirstTurn(grid: SearchGrid, a: Point, turn: Point, b: Point): Trace {
  if (!(yield* examine(grid, 'cross-free', turn))) return null;
  if (!(yield* isDirect(grid, 'cross-free', a, turn))) return null;
  const corner = yield* findCorner(grid, 'cross-corner', turn, b);
  return corner === null ? null : [turn, corner];
}
