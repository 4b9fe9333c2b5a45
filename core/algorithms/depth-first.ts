/**
 * Algorithm 3, *depth-first with a stack*, untraced: step in four directions with the direction of entry and the turns
 * so far; the stack is the line when B is met. trace-depth-first.ts explains it; this is the same search.
 */
import { EMPTY } from '../board/board.ts';
import type { Arena, Corners } from './arena.ts';

const DIRECTIONS = [0, 1, 2, 3] as const;
type Direction = (typeof DIRECTIONS)[number];
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;

/** Working memory of a search; it is allocated once for an arena's size and used for many searches. */
export interface DepthFirstMemory {
  /**
   * Per place and direction, one more than the turns left when the search was last there, or 0. Coming again with no
   * more turns left finds nothing new; without this bound the search explodes on open boards.
   */
  readonly turnsLeft: Uint8Array;
}

interface Search extends DepthFirstMemory {
  readonly arena: Arena;
  readonly b: number;
  /** The places where the line turned so far. */
  readonly stack: number[];
}

/** Memory for arenas of this size. Linear in the area. */
export function createDepthFirstMemory(arena: Arena): DepthFirstMemory {
  return { turnsLeft: new Uint8Array(arena.cells.length * DIRECTIONS.length) };
}

/** The corners of the first line of at most `maxTurns` turns that is met, not always the one with fewest; or null. */
export function findDepthFirst(
  memory: DepthFirstMemory,
  arena: Arena,
  a: number,
  b: number,
  maxTurns: number,
): Corners | null {
  memory.turnsLeft.fill(0);
  const search: Search = { ...memory, arena, b, stack: [] };
  for (const direction of DIRECTIONS) {
    if (stepOn(search, a % arena.width, Math.floor(a / arena.width), direction, maxTurns))
      return search.stack;
  }
  return null;
}

/** Steps from (x, y) in a direction and on from there; true when B is met, with its corners left on the stack. */
function stepOn(
  search: Search,
  fromX: number,
  fromY: number,
  direction: Direction,
  turnsLeft: number,
): boolean {
  const { width, height, cells } = search.arena;
  const x = fromX + STEP_X[direction];
  const y = fromY + STEP_Y[direction];
  if (x < 0 || x >= width || y < 0 || y >= height) return false;
  const place = y * width + x;
  if (place === search.b) return true;
  if (cells[place] !== EMPTY) return false;
  const state = place * DIRECTIONS.length + direction;
  if ((search.turnsLeft[state] ?? 0) > turnsLeft) return false;
  search.turnsLeft[state] = turnsLeft + 1;
  if (stepOn(search, x, y, direction, turnsLeft)) return true;
  if (turnsLeft === 0) return false;
  search.stack.push(place);
  for (const turned of DIRECTIONS) {
    const isTurn = (turned + direction) % 2 === 1;
    if (isTurn && stepOn(search, x, y, turned, turnsLeft - 1)) return true;
  }
  search.stack.pop();
  return false;
}
