/**
 * Algorithm 4, *cross scan*. Direct and one turn as in algorithm 1. For two turns, scan A's whole row from end to end,
 * then its whole column: a cell that is free and straight from A may be the first turn when a line with one turn leads
 * from it to B. It finds what algorithm 1 finds, but looks at many cells behind obstacles in vain, and the cell it takes
 * is the first in the row, not the nearest.
 */
import type { Point } from '../board/board.ts';
import { findCorner, type Ground, isDirect, look, type Trace } from './trace.ts';

/** At most two turns: a larger `maxTurns` counts as two. */
export function* traceCrossScan(ground: Ground, a: Point, b: Point, maxTurns: number): Trace {
  yield { type: 'try', idea: 'direct', from: a, to: b };
  if (yield* isDirect(ground, a, b)) return [];
  if (maxTurns === 0) return null;
  yield { type: 'try', idea: 'one-turn', from: a, to: b };
  const corner = yield* findCorner(ground, a, b);
  if (corner !== null) return [corner];
  if (maxTurns === 1) return null;
  yield { type: 'try', idea: 'row', from: a };
  for (let x = -1; x <= ground.width; x++) {
    const corners = yield* tryFirstTurn(ground, a, [x, a[1]], b);
    if (corners !== null) return corners;
  }
  yield { type: 'try', idea: 'column', from: a };
  for (let y = -1; y <= ground.height; y++) {
    const corners = yield* tryFirstTurn(ground, a, [a[0], y], b);
    if (corners !== null) return corners;
  }
  return null;
}

function* tryFirstTurn(ground: Ground, a: Point, turn: Point, b: Point): Trace {
  if (!(yield* look(ground, turn)) || !(yield* isDirect(ground, a, turn))) return null;
  const corner = yield* findCorner(ground, turn, b);
  return corner === null ? null : [turn, corner];
}
