import { at, lowestBit, runMask } from '../../int32.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Obstacles } from './obstacles.ts';

/** Row y of the field is line y, and column x is line 32 + x. Shifts count modulo 32, so a line is its position, too. */
const LINE_BITS = 32;
const LINES = 2 * LINE_BITS;
/** Words kept for each cell, behind the lines. */
const CELL_BITS = 2;

/**
 * The field as bit rows: one word of blocked positions for each row and each column, the ring included.
 *
 * A line with at most two turns is leg, corridor, leg. With vertical legs the corridor lies in some row: the rows that
 * the leg of a reaches are one word, those of b another, and a row serves when it is in both and no column strictly
 * between has it blocked. So the whole test is a few AND operations, and it ends early as soon as no row is left,
 * which on a full board is at once. Fewer turns are the same test with fewer corridors: with one turn the corridor
 * must be the row of an end point, with none the row of both. Three turns are a step along the first leg, then the
 * test with two.
 *
 * Aiming keeps the two words of a position. In the closure it made a search three times as fast.
 */
export class BitObstacles implements Obstacles {
  readonly #maxTurns: number;
  /** All tables in a single one, which saves every query the loads of their addresses: the lines, then the cells. */
  readonly #words: Int32Array;

  constructor(width: number, height: number, rules: Rules) {
    this.#maxTurns = rules.maxTurns;
    this.#words = new Int32Array(LINES + ((width * height) << CELL_BITS));
    for (let cell = 0, y = 1; y <= height; y++) {
      for (let x = 1; x <= width; x++, cell++) {
        this.#words[rowAt(cell)] = y;
        this.#words[columnAt(cell)] = LINE_BITS + x;
      }
    }
    const ring = rules.border === 'open' ? 1 : 0;
    this.#words.fill(-1, 0, LINES);
    freeLines(this.#words, 0, height, width, ring);
    freeLines(this.#words, LINE_BITS, width, height, ring);
  }

  block(cell: number): void {
    const words = this.#words;
    const row = at(words, rowAt(cell));
    const column = at(words, columnAt(cell));
    words[row] = at(words, row) | (1 << column);
    words[column] = at(words, column) | (1 << row);
  }

  clear(cell: number): void {
    const words = this.#words;
    const row = at(words, rowAt(cell));
    const column = at(words, columnAt(cell));
    words[row] = at(words, row) & ~(1 << column);
    words[column] = at(words, column) & ~(1 << row);
  }

  links(a: number, b: number): boolean {
    this.aim(a);
    this.aim(b);
    return this.aimedLinks(a, b);
  }

  aim(cell: number): void {
    const words = this.#words;
    const row = at(words, rowAt(cell));
    const column = at(words, columnAt(cell));
    words[rowsSeenAt(cell)] = runMask(at(words, column), row);
    words[columnsSeenAt(cell)] = runMask(at(words, row), column);
  }

  aimedLinks(a: number, b: number): boolean {
    const words = this.#words;
    if (this.#maxTurns === 3) return linkInThree(words, a, b);
    let rowsShared = at(words, rowsSeenAt(a)) & at(words, rowsSeenAt(b));
    let columnsShared = at(words, columnsSeenAt(a)) & at(words, columnsSeenAt(b));
    if (this.#maxTurns < 2) {
      rowsShared &= corridorsWithin(this.#maxTurns, at(words, rowAt(a)), at(words, rowAt(b)));
      columnsShared &= corridorsWithin(this.#maxTurns, at(words, columnAt(a)), at(words, columnAt(b)));
    }
    return (
      (rowsShared !== 0 && isSomeFree(words, at(words, columnAt(a)), at(words, columnAt(b)), rowsShared)) ||
      (columnsShared !== 0 && isSomeFree(words, at(words, rowAt(a)), at(words, rowAt(b)), columnsShared))
    );
  }
}

/** Returns the index of the line of a cell's row. */
function rowAt(cell: number): number {
  return LINES + (cell << CELL_BITS);
}

function columnAt(cell: number): number {
  return LINES + 1 + (cell << CELL_BITS);
}

/** Returns the index of the rows that the vertical leg of a cell reaches. */
function rowsSeenAt(cell: number): number {
  return LINES + 2 + (cell << CELL_BITS);
}

function columnsSeenAt(cell: number): number {
  return LINES + 3 + (cell << CELL_BITS);
}

/** Three turns: from some square straight from a, turn and go on as with two. */
function linkInThree(words: Int32Array, a: number, b: number): boolean {
  const rowA = at(words, rowAt(a));
  const columnA = at(words, columnAt(a));
  const rowB = at(words, rowAt(b));
  const columnB = at(words, columnAt(b));
  for (let left = at(words, columnsSeenAt(a)); left !== 0; left &= left - 1) {
    const column = LINE_BITS + lowestBit(left);
    const rowsShared = runMask(at(words, column), rowA) & at(words, rowsSeenAt(b));
    if (isSomeFree(words, column, columnB, rowsShared)) return true;
  }
  for (let left = at(words, rowsSeenAt(a)); left !== 0; left &= left - 1) {
    const row = lowestBit(left);
    const columnsShared = runMask(at(words, row), columnA) & at(words, columnsSeenAt(b));
    if (isSomeFree(words, row, rowB, columnsShared)) return true;
  }
  return false;
}

/** Returns whether one of these positions is free in all lines strictly between two. */
function isSomeFree(lines: Int32Array, i: number, j: number, positions: number): boolean {
  let free = positions;
  const end = i < j ? j : i;
  for (let between = (i < j ? i : j) + 1; between < end && free !== 0; between++) free &= ~at(lines, between);
  return free !== 0;
}

/** The corridors that keep a line to no turn or one. */
function corridorsWithin(turns: number, i: number, j: number): number {
  if (turns === 1) return (1 << i) | (1 << j);
  return i === j ? 1 << i : 0;
}

/** Frees `count` lines from `first` on, of `length` squares each, with the ring on all sides; all else stays blocked. */
function freeLines(words: Int32Array, first: number, count: number, length: number, ring: number): void {
  let free = 0;
  for (let position = 1 - ring; position <= length + ring; position++) free |= 1 << position;
  words.fill(~free, first + 1 - ring, first + count + ring + 1);
}
