/**
 * Algorithm 2, *breadth-first by turns*, untraced: S = {A}; T = every place that a straight line from S reaches; again
 * from T, until B is met. trace-breadth-first.ts explains it; this is the same search as plain loops.
 */
import { EMPTY } from '../board/board.ts';
import type { Arena, Corners } from './arena.ts';

const DIRECTIONS = [0, 1, 2, 3] as const;
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;
const FROM_A = -1;

/** Working memory of a search; it is allocated once for an arena's size and used for many searches. */
export interface BreadthFirstMemory {
  /** Per place and direction, whether a line came through. Marking places alone would lose lines. */
  readonly isReached: Uint8Array;
  /** The queue of places reached, each with the entry from which the line to it was drawn. */
  readonly places: Int32Array;
  readonly drawnFrom: Int32Array;
}

/** Memory for arenas of this size. Linear in the area. */
export function createBreadthFirstMemory(arena: Arena): BreadthFirstMemory {
  const states = arena.cells.length * DIRECTIONS.length;
  return {
    isReached: new Uint8Array(states),
    places: new Int32Array(states + 1),
    drawnFrom: new Int32Array(states + 1),
  };
}

/** The corners of a line of at most `maxTurns` turns, any number and as few as possible, or null. */
export function findBreadthFirst(
  memory: BreadthFirstMemory,
  arena: Arena,
  a: number,
  b: number,
  maxTurns: number,
): Corners | null {
  const { width, height, cells } = arena;
  const { isReached, places, drawnFrom } = memory;
  isReached.fill(0);
  places[0] = a;
  drawnFrom[0] = FROM_A;
  let first = 0;
  let count = 1;
  for (let turns = 0; turns <= maxTurns; turns++) {
    for (const last = count; first < last; first++) {
      const from = places[first] ?? 0;
      for (const direction of DIRECTIONS) {
        const dx = STEP_X[direction];
        const dy = STEP_Y[direction];
        let x = (from % width) + dx;
        let y = Math.floor(from / width) + dy;
        for (; x >= 0 && x < width && y >= 0 && y < height; x += dx, y += dy) {
          const place = y * width + x;
          if (place === b) return cornersTo(memory, first);
          if (cells[place] !== EMPTY || isReached[place * 4 + direction] === 1) break;
          isReached[place * 4 + direction] = 1;
          places[count] = place;
          drawnFrom[count] = first;
          count++;
        }
      }
    }
  }
  return null;
}

/** The places from which the lines to an entry of the queue were drawn, and its own, without A. */
function cornersTo({ places, drawnFrom }: BreadthFirstMemory, last: number): Corners {
  const corners: number[] = [];
  for (let entry = last; entry > 0; entry = drawnFrom[entry] ?? 0) corners.unshift(places[entry] ?? 0);
  return corners;
}
