/**
 * Algorithm 2, *breadth-first by turns*. S = {A}. T = every cell that a straight line from a cell of S reaches. If B is
 * met, stop; else take T for S and go on: after round n all cells that n turns can reach are known, so the first line that
 * meets B has the fewest turns.
 *
 * What was reached is remembered by cell *and direction*. A mark on the cell alone, as often published, loses lines: a
 * cell that a row's line came through first would never let a column's line pass on.
 */
import type { Point } from '../board/board.ts';
import { examine, isSame, type SearchGrid, STEPS, stepFrom, type Trace, type TraceStep } from './trace.ts';

/** A cell that was reached, and the one from which the line to it was drawn. */
interface Reached {
  readonly at: Point;
  readonly from: Reached | null;
}

interface Search {
  readonly grid: SearchGrid;
  readonly b: Point;
  readonly hasFault: boolean;
  /** Cells that were reached, each with the direction in which. */
  readonly marked: Set<string>;
}

/** Any number of turns. */
export function* traceBreadthFirst(
  grid: SearchGrid,
  a: Point,
  b: Point,
  maxTurns: number,
  hasFault = false,
): Trace {
  const search: Search = { grid, b, hasFault, marked: new Set() };
  yield { type: 'line', line: 'start' };
  let frontier: Reached[] = [{ at: a, from: null }];
  for (let turns = 0; turns <= maxTurns; turns++) {
    yield { type: 'line', line: 'round' };
    const next: Reached[] = [];
    for (const cell of frontier) {
      for (const direction of STEPS.keys()) {
        if (yield* walkOn(search, cell, direction, next)) return cornersTo(cell);
      }
    }
    frontier = next;
  }
  yield { type: 'line', line: 'none' };
  return null;
}

/** Draws a straight line on from a cell and adds what it reaches; true when it meets B. */
function* walkOn(
  { grid, b, hasFault, marked }: Search,
  cell: Reached,
  direction: number,
  next: Reached[],
): Generator<TraceStep, boolean> {
  const towards = STEPS[direction] ?? cell.at;
  yield { type: 'try', line: 'expand', from: cell.at };
  for (let at = stepFrom(cell.at, towards); ; at = stepFrom(at, towards)) {
    if (isSame(at, b)) {
      yield { type: 'line', line: 'met' };
      return true;
    }
    if (!(yield* examine(grid, 'walk', at))) return false;
    const mark = hasFault ? `${at}` : `${at} ${direction}`;
    if (marked.has(mark)) {
      yield { type: 'line', line: 'known' };
      return false;
    }
    marked.add(mark);
    yield { type: 'line', line: hasFault ? 'mark-cell' : 'mark' };
    next.push({ at, from: cell });
  }
}

/** The cells where the line to a reached cell, and on from it, turns. */
function cornersTo(last: Reached): Point[] {
  const corners: Point[] = [];
  for (let cell = last; cell.from !== null; cell = cell.from) corners.unshift(cell.at);
  return corners;
}
