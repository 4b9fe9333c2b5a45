/**
 * Algorithm 3, *depth-first with a stack*. From A step into each of four directions, and from there straight on, then to
 * the sides while turns are left. The stack holds the way; when B is met it *is* the line, so finding and recording are
 * one step. The first line met is taken: it may have more turns than needed, and is seldom the shortest.
 *
 * On an open board nearly every way leads past the same cells again and again. So the search remembers, by cell and
 * direction, how many turns were left when it was last there, and does not come again with no more. Without that bound,
 * as often published, it explodes.
 */
import type { Point } from '../board/board.ts';
import { examine, isSame, type SearchGrid, STEPS, stepFrom, type Trace, type TraceStep } from './trace.ts';

interface Search {
  readonly grid: SearchGrid;
  readonly b: Point;
  /** Cell and direction -> turns left at the last visit; null with the published fault. */
  readonly turnsLeft: Map<string, number> | null;
  readonly corners: Point[];
}

/** Any number of turns, as long as the stack of calls can hold the way. */
export function* traceDepthFirst(
  grid: SearchGrid,
  a: Point,
  b: Point,
  maxTurns: number,
  hasFault = false,
): Trace {
  const search: Search = { grid, b, turnsLeft: hasFault ? null : new Map(), corners: [] };
  for (const direction of STEPS.keys()) {
    yield { type: 'try', line: 'direction', from: a };
    if (yield* stepOn(search, a, direction, maxTurns)) return search.corners;
  }
  yield { type: 'line', line: 'none' };
  return null;
}

/** Steps from a cell in a direction and on from there; true when B is met. */
function* stepOn(
  search: Search,
  from: Point,
  direction: number,
  turnsLeft: number,
): Generator<TraceStep, boolean> {
  const at = stepFrom(from, STEPS[direction] ?? from);
  if (isSame(at, search.b)) {
    yield { type: 'line', line: 'met' };
    return true;
  }
  if (!(yield* examine(search.grid, 'walk', at))) return false;
  const state = `${at} ${direction}`;
  if ((search.turnsLeft?.get(state) ?? -1) >= turnsLeft) {
    yield { type: 'line', line: 'known' };
    return false;
  }
  search.turnsLeft?.set(state, turnsLeft);
  yield { type: 'push', line: 'push', at };
  if (yield* stepOn(search, at, direction, turnsLeft)) return true;
  if (turnsLeft > 0 && (yield* turnOff(search, at, direction, turnsLeft))) return true;
  yield { type: 'pop', line: 'pop', at };
  return false;
}

/** Turns to both sides. */
function* turnOff(
  search: Search,
  at: Point,
  direction: number,
  turnsLeft: number,
): Generator<TraceStep, boolean> {
  search.corners.push(at);
  for (const turned of STEPS.keys()) {
    const isTurn = (turned + direction) % 2 === 1;
    if (!isTurn) continue;
    yield { type: 'try', line: 'turn', from: at };
    if (yield* stepOn(search, at, turned, turnsLeft - 1)) return true;
  }
  search.corners.pop();
  return false;
}
