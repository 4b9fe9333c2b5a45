/**
 * What the teaching forms of the algorithms say while they search, and the ground they search on.
 *
 * A trace is a generator: each step it yields is one thing that a reader can watch, and what it returns is the answer.
 * Points are columns and rows of the board; the ring has -1 and the board's width or height.
 */
import { type Board, EMPTY, type Point } from '../board/board.ts';
import type { Border } from '../rules/rules.ts';
import { type Arena, makeArena } from './arena.ts';

/** What an algorithm tries: a straight line, a line with one turn, and what it does to find two. */
export type Idea = 'direct' | 'one-turn' | 'ray' | 'row' | 'column' | 'round';

/** What a reader sees happen. */
export type TraceStep =
  /** A new idea is tried from one point; `to` is missing where the whole board is meant. */
  | { readonly type: 'try'; readonly idea: Idea; readonly from: Point; readonly to?: Point }
  /** A cell of the board, or of the ring of an open border, is examined. What lies beyond is no cell. */
  | { readonly type: 'look'; readonly at: Point; readonly isFree: boolean }
  /** The stack of a depth-first search grows or shrinks by a cell. */
  | { readonly type: 'push' | 'pop'; readonly at: Point };

/** The points where the found line turns, in order from A; empty for a straight line, null when there is no line. */
export type TraceAnswer = readonly Point[] | null;
/** A search that can be watched: it yields its steps and returns its answer. */
export type Trace = Generator<TraceStep, TraceAnswer>;

/** A search on a ground between two points with equal tiles, with at most `maxTurns` turns. */
export type Tracer = (ground: Ground, a: Point, b: Point, maxTurns: number) => Trace;

/** The board with its ring. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly border: Border;
  readonly arena: Arena;
}

/** A ground for a board. Linear in the area. */
export function makeGround(board: Board, border: Border): Ground {
  const { width, height, cells } = board;
  return { width, height, border, arena: makeArena(width, height, cells, border) };
}

/** Whether a point is a cell: one of the board, or of its ring when the border is open. */
export function isCell({ width, height, border }: Ground, [x, y]: Point): boolean {
  const ring = border === 'open' ? 1 : 0;
  return x >= -ring && x < width + ring && y >= -ring && y < height + ring;
}

/** Whether lines may pass a cell: not through tiles and walls. */
function isFree({ arena }: Ground, [x, y]: Point): boolean {
  return arena.cells[(y + 1) * arena.width + x + 1] === EMPTY;
}

/** Whether two points are one. */
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
export function* look(ground: Ground, at: Point): Generator<TraceStep, boolean> {
  if (!isCell(ground, at)) return false;
  const free = isFree(ground, at);
  yield { type: 'look', at, isFree: free };
  return free;
}

/** Whether two points lie in one row or column with only free cells between them, which are examined in order. */
export function* isDirect(ground: Ground, a: Point, b: Point): Generator<TraceStep, boolean> {
  if (a[0] !== b[0] && a[1] !== b[1]) return false;
  const towards: Point = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  if (isSame(a, b)) return true;
  for (let at = stepFrom(a, towards); !isSame(at, b); at = stepFrom(at, towards)) {
    if (!(yield* look(ground, at))) return false;
  }
  return true;
}

/** The corner of a line with one turn, or null: either free corner of the rectangle with both legs direct. */
export function* findCorner(ground: Ground, a: Point, b: Point): Generator<TraceStep, Point | null> {
  const corners: readonly Point[] = [
    [b[0], a[1]],
    [a[0], b[1]],
  ];
  for (const corner of corners) {
    if (!(yield* look(ground, corner))) continue;
    if ((yield* isDirect(ground, a, corner)) && (yield* isDirect(ground, corner, b))) return corner;
  }
  return null;
}
