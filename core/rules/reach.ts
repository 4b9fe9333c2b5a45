/**
 * The plain search for the cells that lines from one tile reach, against which every faster search is tested.
 *
 * Lines are searched by turns. Round 0 draws the four straight lines from the tile; round t turns off, both
 * ways, at every free cell that round t - 1 came through. A state is a cell together with the direction in
 * which a line comes through it; the best line to a state has the fewest turns and among these the fewest
 * steps, and everything beyond a state that was reached at least as well is reached at least as well too, so
 * a line stops there.
 */
import { type Board, EMPTY, type Point, WALL } from '../board/board.ts';
import type { Border } from './rules.ts';

/** A board inside its ring inside a frame of walls: row-major, two cells more on every side. A closed ring is walls too. */
export interface PaddedBoard {
  readonly width: number;
  readonly cells: Int32Array;
}

/** The result of a search. A state is `place * 4 + direction`, where a place is a cell of the field. */
export interface Reach {
  readonly field: PaddedBoard;
  readonly start: number;
  /** Fewest turns to each state, or UNREACHED. */
  readonly turns: Int32Array;
  /** Fewest steps to each state with that many turns. */
  readonly lengths: Int32Array;
  /** The state at which the line to each state last turned off, or FROM_START. */
  readonly corners: Int32Array;
  /** The places of the tiles that lines met. */
  readonly tiles: ReadonlySet<number>;
}

type Search = Reach & { readonly tiles: Set<number> };

/** In place of turns: no line comes to the state. In place of a corner: the line came straight from the start. */
export const UNREACHED = -1;
export const FROM_START = -1;
/** Cells between the edge of the field and the board: the frame and the ring. */
const MARGIN = 2;
/** Right, down, left, up. A turn leads to a direction of the other parity. */
export const DIRECTIONS = [0, 1, 2, 3] as const;

/** The board as lines see it. Linear in the area. */
export function padBoard({ width, height, cells }: Omit<Board, 'marks'>, border: Border): PaddedBoard {
  const fieldWidth = width + 2 * MARGIN;
  const field = new Int32Array(fieldWidth * (height + 2 * MARGIN)).fill(WALL);
  const ring = border === 'open' ? EMPTY : WALL;
  for (let y = -1; y <= height; y++) {
    const row = (y + MARGIN) * fieldWidth + MARGIN;
    field.fill(ring, row - 1, row + width + 1);
    if (y < 0 || y === height) continue;
    for (let x = 0; x < width; x++) field[row + x] = cells[y * width + x] ?? WALL;
  }
  return { width: fieldWidth, cells: field };
}

/** The place in the field of a cell of the board. */
export function placeOf(field: PaddedBoard, cell: number): number {
  const width = field.width - 2 * MARGIN;
  return (Math.floor(cell / width) + MARGIN) * field.width + (cell % width) + MARGIN;
}

/** Column and row on the board of a place; the ring has x = -1 or the board's width, and y likewise. */
export function pointOf(field: PaddedBoard, place: number): Point {
  return [(place % field.width) - MARGIN, Math.floor(place / field.width) - MARGIN];
}

/** The cell of the board at a place that is not on the ring. */
export function cellOf(field: PaddedBoard, place: number): number {
  const [x, y] = pointOf(field, place);
  return y * (field.width - 2 * MARGIN) + x;
}

/** The difference in index of one step in a direction through the places of a field. */
export function stepOf(field: PaddedBoard, direction: number): number {
  return [1, field.width, -1, -field.width][direction & 3] ?? 0;
}

/**
 * Searches all lines from the tile at `start` with at most `maxTurns` turns (Infinity: any number). With a `target` it
 * ends after the first round that meets it. Both are places. Linear in the area.
 */
export function reachFrom(field: PaddedBoard, start: number, maxTurns: number, target?: number): Reach {
  const states = field.cells.length * DIRECTIONS.length;
  const search: Search = {
    field,
    start,
    turns: new Int32Array(states).fill(UNREACHED),
    lengths: new Int32Array(states),
    corners: new Int32Array(states).fill(FROM_START),
    tiles: new Set(),
  };
  let frontier: number[] = [];
  for (const direction of DIRECTIONS) drawLine(search, FROM_START, direction, 0, frontier);
  for (let round = 1; round <= maxTurns && frontier.length > 0; round++) {
    if (target !== undefined && search.tiles.has(target)) break;
    const next: number[] = [];
    for (const corner of frontier) {
      drawLine(search, corner, (corner + 1) & 3, round, next);
      drawLine(search, corner, (corner + 3) & 3, round, next);
    }
    frontier = next;
  }
  return search;
}

/** Draws a line on from a corner, as far as it is the best one, and adds to `found` the free states it came to first. */
function drawLine(search: Search, corner: number, direction: number, round: number, found: number[]): void {
  const { field, start, turns, lengths, corners, tiles } = search;
  const step = stepOf(field, direction);
  let length = corner === FROM_START ? 0 : (lengths[corner] ?? 0);
  for (let place = (corner === FROM_START ? start : corner >> 2) + step; ; place += step) {
    const content = field.cells[place] ?? WALL;
    if (content === WALL || place === start) return;
    length++;
    const state = place * DIRECTIONS.length + direction;
    const known = turns[state] ?? UNREACHED;
    const isNew = known === UNREACHED;
    if (!isNew && (known < round || (lengths[state] ?? 0) <= length)) return;
    turns[state] = round;
    lengths[state] = length;
    corners[state] = corner;
    if (content !== EMPTY) {
      tiles.add(place);
      return;
    }
    if (isNew) found.push(state);
  }
}
