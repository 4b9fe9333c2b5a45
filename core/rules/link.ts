import type { Board, Point } from '../board/board.ts';
import {
  DIRECTIONS,
  FROM_START,
  padBoard,
  placeOf,
  pointOf,
  type Reach,
  reachFrom,
  stepOf,
  UNREACHED,
} from './reach.ts';
import type { Rules } from './rules.ts';

/** The line that joins two equal tiles: of all legal ones, one with the fewest turns and among these a shortest. */
export interface Link {
  readonly turns: number;
  /** Steps from the first tile to the second, at least 1. */
  readonly length: number;
  /** Every cell of the line in order, both tiles included. */
  readonly line: readonly Point[];
}

/**
 * The link from cell `a` to cell `b`, or null: no line of at most `rules.maxTurns` turns joins them, they show different
 * kinds, are the same cell, or one of them holds no tile. Linear in the area.
 */
export function findLink(board: Board, rules: Rules, a: number, b: number): Link | null {
  return findLine(board, rules, a, b, rules.maxTurns);
}

/**
 * The fewest turns that a line from `a` to `b` takes when any number is allowed, or null when no line exists or the two
 * are no pair of equal tiles. Linear in the area.
 */
export function turnsNeeded(board: Board, rules: Rules, a: number, b: number): number | null {
  return findAnyLine(board, rules, a, b)?.turns ?? null;
}

/** The line from `a` to `b` with the fewest turns when any number is allowed, legal or not. Linear in the area. */
export function findAnyLine(board: Board, rules: Rules, a: number, b: number): Link | null {
  return findLine(board, rules, a, b, Number.POSITIVE_INFINITY);
}

function findLine(board: Board, rules: Rules, a: number, b: number, maxTurns: number): Link | null {
  const kind = board.cells[a] ?? 0;
  if (a === b || kind <= 0 || kind !== board.cells[b]) return null;
  const field = padBoard(board, rules.border);
  const target = placeOf(field, b);
  const reach = reachFrom(field, placeOf(field, a), maxTurns, target);
  const state = bestState(reach, target);
  if (state === null) return null;
  return { turns: reach.turns[state] ?? 0, length: reach.lengths[state] ?? 0, line: lineTo(reach, state) };
}

/** The state in which the best line comes to a place, or null when none does. */
function bestState(reach: Reach, place: number): number | null {
  const rank = (state: number) => [reach.turns[state] ?? 0, reach.lengths[state] ?? 0] as const;
  return DIRECTIONS.map((direction) => place * DIRECTIONS.length + direction)
    .filter((state) => reach.turns[state] !== UNREACHED)
    .reduce<number | null>((best, state) => {
      if (best === null) return state;
      const [bestTurns, bestLength] = rank(best);
      const [turns, length] = rank(state);
      return turns < bestTurns || (turns === bestTurns && length < bestLength) ? state : best;
    }, null);
}

/** Walks back from a state to the start, corner by corner. */
function lineTo(reach: Reach, end: number): Point[] {
  const places: number[] = [];
  for (let state = end; state !== FROM_START; state = reach.corners[state] ?? FROM_START) {
    const corner = reach.corners[state] ?? FROM_START;
    const from = corner === FROM_START ? reach.start : corner >> 2;
    const step = stepOf(reach.field, state & 3);
    for (let place = state >> 2; place !== from; place -= step) places.push(place);
  }
  places.push(reach.start);
  return places.reverse().map((place) => pointOf(reach.field, place));
}
