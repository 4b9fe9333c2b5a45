/**
 * Algorithm 2, *breadth-first by turns*. S = {A}. T = every cell that a straight line from a cell of S reaches. If B is
 * met, stop; else take T for S and go on: after round n all cells that n turns can reach are known, so the first line that
 * meets B has the fewest turns.
 *
 * What was reached is remembered by cell *and direction*. A mark on the cell alone loses lines: a cell that a row's line
 * came through first would never let a column's line pass on.
 */
import type { Point } from '../board/board.ts';
import { type Ground, isSame, look, STEPS, stepFrom, type Trace } from './trace.ts';

/** A cell that was reached, and the one from which the line to it was drawn. */
interface Reached {
  readonly at: Point;
  readonly from: Reached | null;
}

/** Any number of turns. */
export function* traceBreadthFirst(ground: Ground, a: Point, b: Point, maxTurns: number): Trace {
  const seen = new Set<string>();
  let frontier: Reached[] = [{ at: a, from: null }];
  for (let turns = 0; turns <= maxTurns; turns++) {
    yield { type: 'try', idea: 'round', from: a };
    const next: Reached[] = [];
    for (const cell of frontier) {
      for (const [direction, towards] of STEPS.entries()) {
        for (let at = stepFrom(cell.at, towards); ; at = stepFrom(at, towards)) {
          if (isSame(at, b)) return cornersTo(cell);
          if (seen.has(`${at} ${direction}`) || !(yield* look(ground, at))) break;
          seen.add(`${at} ${direction}`);
          next.push({ at, from: cell });
        }
      }
    }
    frontier = next;
  }
  return null;
}

/** The cells where the line to a reached cell, and on from it, turns. */
function cornersTo(last: Reached): Point[] {
  const corners: Point[] = [];
  for (let cell = last; cell.from !== null; cell = cell.from) corners.unshift(cell.at);
  return corners;
}
