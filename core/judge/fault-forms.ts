/**
 * Searches with a published fault, in the forms in which people write them: in which order corners and directions are tried decides
 * on which boards the fault shows.
 */

import type { Point } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { cellAt, type JudgeQuestion } from './question.ts';

/** Says whether the pair of a question links, with a fault. */
export type FaultyLink = (question: JudgeQuestion) => boolean;

/** Right, down, left, up. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The free cells of a board, and of the lane around it where the border is open. */
type IsFree = (x: number, y: number) => boolean;

function freeCells(question: JudgeQuestion): IsFree {
  const { width, height, cells, border } = question;
  return (x, y) => {
    const cell = cellAt(question, [x, y]);
    if (cell !== null) return cells[cell] === 0;
    return border === 'open' && x >= -1 && x <= width && y >= -1 && y <= height;
  };
}

function endsOf(question: JudgeQuestion): readonly [Point, Point] {
  const [a, b] = question.pair ?? [0, 0];
  return [pointAt(question, a), pointAt(question, b)];
}

function isStraight(isFree: IsFree, [ax, ay]: Point, [bx, by]: Point): boolean {
  if (ax !== bx && ay !== by) return false;
  const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)];
  for (let [x, y] = [ax + dx, ay + dy]; x !== bx || y !== by; x += dx, y += dy)
    if (!isFree(x, y)) return false;
  return true;
}

/** Tries a corner of the rectangle that two cells span. */
type TryCorner = (isFree: IsFree, a: Point, b: Point) => boolean;

const CORNERS: readonly ((a: Point, b: Point) => Point)[] = [
  ([ax], [, by]) => [ax, by],
  ([, ay], [bx]) => [bx, ay],
];

function isOverCorner(isFree: IsFree, a: Point, corner: Point, b: Point): boolean {
  return isFree(...corner) && isStraight(isFree, a, corner) && isStraight(isFree, corner, b);
}

const overEither: TryCorner = (isFree, a, b) =>
  CORNERS.some((cornerOf) => isOverCorner(isFree, a, cornerOf(a, b), b));

/** The corner tried first decides when it is free. */
const overFirstFree =
  (order: readonly number[]): TryCorner =>
  (isFree, a, b) => {
    const free = order.map((each) => CORNERS[each]?.(a, b) ?? a).find((corner) => isFree(...corner));
    return free !== undefined && isOverCorner(isFree, a, free, b);
  };

/** A blocked first corner ends the search, and a free one leaves both to be tried. */
const overEitherIfFirstIsFree =
  (order: readonly number[]): TryCorner =>
  (isFree, a, b) => {
    const first = CORNERS[order[0] ?? 0]?.(a, b) ?? a;
    return isFree(...first) && overEither(isFree, a, b);
  };

/** By cases: straight, over a corner, and over a corner from a cell that the first tile sees. */
function linkByCases(
  isFree: IsFree,
  [a, b]: readonly [Point, Point],
  maxTurns: number,
  [first, second]: readonly [TryCorner, TryCorner],
): boolean {
  if (isStraight(isFree, a, b)) return true;
  if (maxTurns > 0 && first(isFree, a, b)) return true;
  if (maxTurns < 2) return false;
  return STEPS.some(([dx, dy]) => {
    for (let [x, y] = [a[0] + dx, a[1] + dy]; isFree(x, y); x += dx, y += dy)
      if (second(isFree, [x, y], b)) return true;
    return false;
  });
}

/**
 * Forms of giving up at a corner, a free or a blocked one: which is first, which tile the search begins at, in both places or in the
 * first alone.
 */
export const CORNER_FORMS: readonly FaultyLink[] = [
  [0, 1],
  [1, 0],
].flatMap((order) =>
  [overFirstFree(order), overEitherIfFirstIsFree(order)].flatMap((faulty) =>
    [false, true].flatMap((isTurned) =>
      [false, true].map((isRayRight) => (question: JudgeQuestion) => {
        const [a, b] = endsOf(question);
        const tries = [faulty, isRayRight ? overEither : faulty] as const;
        return linkByCases(freeCells(question), isTurned ? [b, a] : [a, b], question.maxTurns, tries);
      }),
    ),
  ),
);

/** Forms of reading past a row of an array without a lane: one column to the right alone, or whatever the column is. */
const PAST_ROW_FORMS: readonly FaultyLink[] = [1, Number.POSITIVE_INFINITY].map((most) => (question) => {
  const { width, height, cells, border, maxTurns } = question;
  const isFreeHere = freeCells(question);
  const isFree: IsFree = (x, y) => {
    const isRead = most === 1 ? x >= 0 && x <= width && y >= 0 && y < height : Math.abs(x) <= 2 * width;
    return border === 'open' ? isFreeHere(x, y) : isRead && cells[y * width + x] === 0;
  };
  return linkByCases(isFree, endsOf(question), maxTurns, [overEither, overEither]);
});

/** Forms of one scan that goes a cell too far, into an array with a lane: a closed board is open at that side. */
const PAST_SIDE_FORMS: readonly FaultyLink[] = STEPS.map(([dx, dy]) => (question) => {
  const { width, height } = question;
  const isFreeHere = freeCells(question);
  const isInside = (x: number, y: number) => x >= 0 && x < width && y >= 0 && y < height;
  const isFree: IsFree = (x, y) => isFreeHere(x, y) || (!isInside(x, y) && isInside(x - dx, y - dy));
  return linkByCases(isFree, endsOf(question), question.maxTurns, [overEither, overEither]);
});

export const PAST_EDGE_FORMS: readonly FaultyLink[] = [...PAST_ROW_FORMS, ...PAST_SIDE_FORMS];

/** A cell that a line has come to: in a direction, after so many turns. */
interface Reached {
  readonly at: Point;
  readonly direction: number;
  readonly turns: number;
}

/** Whole lines, one round for each number of turns: `sides` are the turns that a line takes, in order. */
function linkByRounds(question: JudgeQuestion, order: readonly number[], sides: readonly number[]): boolean {
  const isFree = freeCells(question);
  const [a, [bx, by]] = endsOf(question);
  const marked = new Set<string>();
  let now: readonly Reached[] = order.map((direction) => ({ at: a, direction, turns: 0 }));
  for (let turns = 0; turns <= question.maxTurns; turns++) {
    const next: Reached[] = [];
    for (const { at, direction } of now) {
      const [dx, dy] = STEPS[direction] ?? a;
      for (let [x, y] = [at[0] + dx, at[1] + dy]; ; x += dx, y += dy) {
        if (x === bx && y === by) return true;
        if (!isFree(x, y) || marked.has(`${x} ${y}`)) break;
        marked.add(`${x} ${y}`);
        for (const side of sides)
          next.push({ at: [x, y], direction: (direction + side) % 4, turns: turns + 1 });
      }
    }
    now = next;
  }
  return false;
}

/** Cell after cell from a queue; a cell is marked when it is put there, or when it is taken out. */
function linkByQueue(question: JudgeQuestion, order: readonly number[], isMarkedAtOnce: boolean): boolean {
  const isFree = freeCells(question);
  const [a, [bx, by]] = endsOf(question);
  const marked = new Set<string>([`${a[0]} ${a[1]}`]);
  const queue: Reached[] = [{ at: a, direction: -1, turns: 0 }];
  for (const { at, direction, turns } of queue) {
    const name = `${at[0]} ${at[1]}`;
    if (!isMarkedAtOnce && direction >= 0) {
      if (marked.has(name)) continue;
      marked.add(name);
    }
    for (const next of order) {
      const [dx, dy] = STEPS[next] ?? a;
      const [x, y] = [at[0] + dx, at[1] + dy];
      const after = turns + (direction < 0 || direction === next ? 0 : 1);
      if (after > question.maxTurns) continue;
      if (x === bx && y === by) return true;
      if (!isFree(x, y) || marked.has(`${x} ${y}`)) continue;
      if (isMarkedAtOnce) marked.add(`${x} ${y}`);
      queue.push({ at: [x, y], direction: next, turns: after });
    }
  }
  return false;
}

function* orders(of: readonly number[]): Generator<readonly number[], void> {
  if (of.length === 0) yield [];
  for (const first of of)
    for (const rest of orders(of.filter((each) => each !== first))) yield [first, ...rest];
}

/** Forms of a mark on the cell alone, by the order of the directions. */
export const MARK_FORMS: readonly FaultyLink[] = [...orders([0, 1, 2, 3])].flatMap((order): FaultyLink[] => [
  (question) => linkByRounds(question, order, order),
  (question) => linkByRounds(question, order, [1, 3]),
  (question) => linkByRounds(question, order, [3, 1]),
  (question) => linkByQueue(question, order, true),
  (question) => linkByQueue(question, order, false),
]);
