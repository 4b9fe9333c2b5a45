/**
 * The grid that the algorithms search: the board inside its ring, as one flat typed array in row order.
 * Coordinates are columns and rows of this array, so the board's first cell is (1, 1). A closed border is a
 * ring of walls.
 */
import { type Cells, EMPTY, type Point, WALL } from '../board/board.ts';
import type { Border } from '../rules/rules.ts';

/** The board with its ring; `width` and `height` are those of the array, two more than the board's. */
export interface Arena {
  readonly width: number;
  readonly height: number;
  /** Row-major: kinds, EMPTY and WALL. */
  readonly cells: Int32Array;
}

/** Columns and rows of the arena before the board begins. */
const RING = 1;

/** An arena for a board. Linear in the area. */
export function makeArena(width: number, height: number, cells: Cells, border: Border): Arena {
  const arena: Arena = {
    width: width + 2 * RING,
    height: height + 2 * RING,
    cells: new Int32Array((width + 2 * RING) * (height + 2 * RING)).fill(border === 'open' ? EMPTY : WALL),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      arena.cells[(y + RING) * arena.width + x + RING] = cells[y * width + x] ?? WALL;
  }
  return arena;
}

/** The place in the arena of a cell of the board. */
export function arenaPlace(arena: Arena, cell: number): number {
  const boardWidth = arena.width - 2 * RING;
  return (Math.floor(cell / boardWidth) + RING) * arena.width + (cell % boardWidth) + RING;
}

/** Column and row of the board of a place in the arena; the ring has -1 and the board's width or height. */
export function boardPoint(arena: Arena, place: number): Point {
  return [(place % arena.width) - RING, Math.floor(place / arena.width) - RING];
}

/** The places where a found line turns, in order from A to B; empty for a straight line. */
export type Corners = readonly number[];
