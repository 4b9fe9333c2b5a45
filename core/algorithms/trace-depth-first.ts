/**
 * Algorithm 3, *depth-first with a stack*. From A step into each of four directions, and from there straight on, then to
 * the sides while turns are left. The stack holds the way; when B is met it *is* the line, so finding and recording are
 * one step. The first line met is taken: it may have more turns than needed, and is seldom the shortest.
 *
 * On an open board nearly every way leads past the same cells again and again. So the search remembers, by cell and
 * direction, how many turns were left when it was last there, and does not come again with no more. Without that bound
 * it explodes.
 */
import type { Point } from '../board/board.ts';
import { type Ground, isSame, look, STEPS, stepFrom, type Trace, type TraceStep } from './trace.ts';

interface Search {
  readonly ground: Ground;
  readonly b: Point;
  /** Cell and direction -> turns left at the last visit. */
  readonly turnsLeft: Map<string, number>;
  readonly corners: Point[];
}

/** Any number of turns, as long as the stack of calls can hold the way. */
export function* traceDepthFirst(ground: Ground, a: Point, b: Point, maxTurns: number): Trace {
  const search: Search = { ground, b, turnsLeft: new Map(), corners: [] };
  for (const direction of STEPS.keys()) {
    if (yield* stepOn(search, a, direction, maxTurns)) return search.corners;
  }
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
  if (isSame(at, search.b)) return true;
  if (!(yield* look(search.ground, at))) return false;
  const state = `${at} ${direction}`;
  if ((search.turnsLeft.get(state) ?? -1) >= turnsLeft) return false;
  search.turnsLeft.set(state, turnsLeft);
  yield { type: 'push', at };
  if (yield* stepOn(search, at, direction, turnsLeft)) return true;
  if (turnsLeft > 0 && (yield* turnOff(search, at, direction, turnsLeft))) return true;
  yield { type: 'pop', at };
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
    if (isTurn && (yield* stepOn(search, at, turned, turnsLeft - 1))) return true;
  }
  search.corners.pop();
  return false;
}
