/**
 * The steps that the teaching forms of the algorithms report while they search, and the grid on which they
 * search.
 *
 * A trace is a generator: each step it yields is one thing that a reader can watch, at one line of the
 * algorithm's pseudo-code, and what it returns is the answer. Points are columns and rows of the board; the
 * ring has -1 and the board's width or height.
 */
import { type Board, EMPTY, type Point } from '../board/board.ts';
import type { Border } from '../rules/rules.ts';
import { type Arena, makeArena } from './arena.ts';
import type { CodeLine } from './pseudo-code.ts';

/** An event that a reader can watch, with the line of the pseudo-code at which it happens. */
export type TraceStep =
  /** The line is reached; no cell is examined. */
  | { readonly type: 'line'; readonly line: CodeLine }
  /** A line on the board is tried from one point; `to` is missing where no one end is meant. */
  | { readonly type: 'try'; readonly line: CodeLine; readonly from: Point; readonly to?: Point }
  /** A cell of the board, or of the ring of an open border, is examined. What lies beyond is no cell. */
  | { readonly type: 'look'; readonly line: CodeLine; readonly at: Point; readonly isFree: boolean }
  /** The stack of a depth-first search grows or shrinks by a cell. */
  | { readonly type: 'push' | 'pop'; readonly line: CodeLine; readonly at: Point };

/** The points where the found line turns, in order from A; empty for a straight line, null when there is no line. */
export type TraceAnswer = readonly Point[] | null;
/** A search that can be watched: it yields its steps and returns its answer. */
export type Trace = Generator<TraceStep, TraceAnswer>;

/**
 * A search on a grid between two points with equal tiles, with at most `maxTurns` turns. `hasFault` gives it the fault
 * with which it is often published (`FAULTS`).
 */
export type Tracer = (grid: SearchGrid, a: Point, b: Point, maxTurns: number, hasFault?: boolean) => Trace;

/** The board with its ring. */
export interface SearchGrid {
  readonly width: number;
  readonly height: number;
  readonly border: Border;
  readonly arena: Arena;
  /**
   * Only for the fault of the cross scan: a row-major array without a ring is read one column too far, so what stands right
   * of a row is the first cell of the next.
   */
  readonly readsPastRow?: boolean;
}

/** A grid for a board. Linear in the area. */
export function makeSearchGrid(board: Board, border: Border): SearchGrid {
  const { width, height, cells } = board;
  return { width, height, border, arena: makeArena(width, height, cells, border) };
}

/** Returns whether a point is a cell: one of the board, or of its ring when the border is open. */
export function isCell({ width, height, border, readsPastRow }: SearchGrid, [x, y]: Point): boolean {
  if (border === 'open') return x >= -1 && x <= width && y >= -1 && y <= height;
  return x >= 0 && x < width + (readsPastRow === true ? 1 : 0) && y >= 0 && y < height;
}

/** Returns whether lines may pass through a cell: it holds neither a tile nor a wall. */
function isFree({ arena, width, border }: SearchGrid, [x, y]: Point): boolean {
  const isPast = border === 'closed' && x === width;
  const [column, row] = isPast ? [0, y + 1] : [x, y];
  return arena.cells[(row + 1) * arena.width + column + 1] === EMPTY;
}

export function isSame([ax, ay]: Point, [bx, by]: Point): boolean {
  return ax === bx && ay === by;
}

/** Right, down, left, up. */
export const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The point one step on. */
export function stepFrom([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** Examines a cell and returns whether lines may pass; a point that is no cell is not examined and lets none pass. */
export function* examine(grid: SearchGrid, line: CodeLine, at: Point): Generator<TraceStep, boolean> {
  if (!isCell(grid, at)) return false;
  const free = isFree(grid, at);
  yield { type: 'look', line, at, isFree: free };
  return free;
}

/**
 * Returns whether two points lie in one row or column with only free cells between them; these are examined
 * in order.
 */
export function* isDirect(
  grid: SearchGrid,
  line: CodeLine,
  a: Point,
  b: Point,
): Generator<TraceStep, boolean> {
  if (a[0] !== b[0] && a[1] !== b[1]) return false;
  const towards: Point = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  if (isSame(a, b)) return true;
  for (let at = stepFrom(a, towards); !isSame(at, b); at = stepFrom(at, towards)) {
    if (!(yield* examine(grid, line, at))) return false;
  }
  return true;
}

/**
 * The corner of a line with one turn, or null: either free corner of the rectangle with both legs direct. The published
 * fault gives up when the first corner is free but blocked.
 */
export function* findCorner(
  grid: SearchGrid,
  line: CodeLine,
  a: Point,
  b: Point,
  givesUp = false,
): Generator<TraceStep, Point | null> {
  const corners: readonly Point[] = [
    [b[0], a[1]],
    [a[0], b[1]],
  ];
  for (const corner of corners) {
    if (!(yield* examine(grid, line, corner))) continue;
    if ((yield* isDirect(grid, line, a, corner)) && (yield* isDirect(grid, line, corner, b))) return corner;
    if (givesUp) return null;
  }
  return null;
}
