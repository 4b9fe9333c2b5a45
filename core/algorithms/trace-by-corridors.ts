/**
 * Our own search, *by corridors*, as a trace like those of the published ones. A line with at most two turns is three
 * segments; the middle one lies in a row that the vertical free runs of both tiles reach, or in a column that their
 * horizontal runs reach. So walk the four free runs of each tile once; then test each row and column that both reach,
 * nearest first: is it free between them? What is found has the fewest turns and is a shortest of these.
 *
 * The engine does the same with a few words of bits for each query (core/engine/bit).
 */
import type { Point } from '../board/board.ts';
import { examine, isDirect, type SearchGrid, STEPS, stepFrom, type Trace, type TraceStep } from './trace.ts';

/** The extent of a tile's free runs, with its own cell. */
interface Arms {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line through a corridor: where it turns, and what it is judged by. */
interface Found {
  readonly corners: readonly Point[];
  readonly length: number;
}

/** At most two turns: a larger `maxTurns` counts as two. */
export function* traceByCorridors(grid: SearchGrid, a: Point, b: Point, maxTurns: number): Trace {
  yield { type: 'try', line: 'direct', from: a, to: b };
  if (yield* isDirect(grid, 'direct', a, b)) return [];
  const arms = maxTurns > 0 ? ([yield* walkArms(grid, a), yield* walkArms(grid, b)] as const) : null;
  if (arms !== null) {
    const row = yield* findRow(grid, a, b, arms, maxTurns);
    // With one turn both corners were tried already: each lies in a row of one of the tiles.
    const isDone = row?.corners.length === 1 || maxTurns === 1;
    const column = isDone ? null : yield* findColumn(grid, a, b, arms);
    const best = betterOf(row, column);
    if (best !== null) {
      yield { type: 'line', line: 'best' };
      return best.corners;
    }
  }
  yield { type: 'line', line: 'none' };
  return null;
}

function* walkArms(grid: SearchGrid, from: Point): Generator<TraceStep, Arms> {
  const reach: number[] = [];
  for (const [direction, towards] of STEPS.entries()) {
    let last = from;
    for (let at = stepFrom(from, towards); yield* examine(grid, 'arms', at); at = stepFrom(at, towards))
      last = at;
    reach.push(last[direction % 2] ?? 0);
  }
  const [right = 0, bottom = 0, left = 0, top = 0] = reach;
  return { left, right, top, bottom };
}

type BothArms = readonly [Arms, Arms];

/** The best line whose middle segment is horizontal, or null. */
function* findRow(
  grid: SearchGrid,
  a: Point,
  b: Point,
  [ofA, ofB]: BothArms,
  maxTurns: number,
): Generator<TraceStep, Found | null> {
  const lowest = Math.max(ofA.top, ofB.top);
  const highest = Math.min(ofA.bottom, ofB.bottom);
  for (const y of nearestFirst(lowest, highest, a[1], b[1])) {
    const isOwn = y === a[1] || y === b[1];
    // Two tiles in one row were tested for a straight line first.
    if (isOwn ? a[1] === b[1] : maxTurns === 1) continue;
    const [from, to]: [Point, Point] = [
      [a[0], y],
      [b[0], y],
    ];
    yield { type: 'try', line: 'row', from, to };
    if (yield* isDirect(grid, 'row-between', from, to)) return foundThrough(a, from, to, b);
  }
  return null;
}

/** The best line with two turns whose middle segment is vertical, or null. */
function* findColumn(
  grid: SearchGrid,
  a: Point,
  b: Point,
  [ofA, ofB]: BothArms,
): Generator<TraceStep, Found | null> {
  const lowest = Math.max(ofA.left, ofB.left);
  const highest = Math.min(ofA.right, ofB.right);
  for (const x of nearestFirst(lowest, highest, a[0], b[0])) {
    // The tiles' own columns are the lines with one turn, which were tried before.
    if (x === a[0] || x === b[0]) continue;
    const [from, to]: [Point, Point] = [
      [x, a[1]],
      [x, b[1]],
    ];
    yield { type: 'try', line: 'column', from, to };
    if (yield* isDirect(grid, 'column-between', from, to)) return foundThrough(a, from, to, b);
  }
  return null;
}

/** The places from `lowest` to `highest`: those of the two ends, then those between them, then outwards. */
function nearestFirst(lowest: number, highest: number, a: number, b: number): number[] {
  const places = Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => lowest + index);
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const rank = (place: number) => {
    if (place === a || place === b) return -1;
    return Math.max(0, low - place, place - high);
  };
  return places.sort((first, second) => rank(first) - rank(second) || first - second);
}

function foundThrough(a: Point, from: Point, to: Point, b: Point): Found {
  const corners = [from, to].filter((corner) => distance(corner, a) > 0 && distance(corner, b) > 0);
  return { corners, length: distance(a, from) + distance(from, to) + distance(to, b) };
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs(ax - bx) + Math.abs(ay - by);
}

function betterOf(row: Found | null, column: Found | null): Found | null {
  if (row === null || column === null) return row ?? column;
  return column.length < row.length ? column : row;
}
