import { runMask } from '../rules/bit-rows.ts';
import { at, makeTables } from '../rules/engine-words.ts';
import type { Rules } from '../rules/rules.ts';
import type { Field } from './field.ts';

const LINE_BITS = 32;

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
export class BitField implements Field {
  readonly #maxTurns: number;
  readonly #rows: Int32Array;
  readonly #columns: Int32Array;
  readonly #columnOf: Int32Array;
  readonly #rowOf: Int32Array;
  /** By cell: the rows that its vertical leg reaches, and the columns that its horizontal leg does. */
  readonly #rowsSeen: Int32Array;
  readonly #columnsSeen: Int32Array;

  constructor(width: number, height: number, rules: Rules) {
    this.#maxTurns = rules.maxTurns;
    const area = width * height;
    const tables = makeTables(LINE_BITS, LINE_BITS, area, area, area, area);
    [this.#rows, this.#columns, this.#columnOf, this.#rowOf, this.#rowsSeen, this.#columnsSeen] = tables;
    for (let cell = 0, y = 1; y <= height; y++) {
      for (let x = 1; x <= width; x++, cell++) {
        this.#columnOf[cell] = x;
        this.#rowOf[cell] = y;
      }
    }
    const ring = rules.border === 'open' ? 1 : 0;
    freeLines(this.#rows, height, width, ring);
    freeLines(this.#columns, width, height, ring);
  }

  block(cell: number): void {
    const x = at(this.#columnOf, cell);
    const y = at(this.#rowOf, cell);
    this.#rows[y] = at(this.#rows, y) | (1 << x);
    this.#columns[x] = at(this.#columns, x) | (1 << y);
  }

  clear(cell: number): void {
    const x = at(this.#columnOf, cell);
    const y = at(this.#rowOf, cell);
    this.#rows[y] = at(this.#rows, y) & ~(1 << x);
    this.#columns[x] = at(this.#columns, x) & ~(1 << y);
  }

  links(a: number, b: number): boolean {
    this.aim(a);
    this.aim(b);
    return this.aimedLinks(a, b);
  }

  aim(cell: number): void {
    const x = at(this.#columnOf, cell);
    const y = at(this.#rowOf, cell);
    this.#rowsSeen[cell] = runMask(at(this.#columns, x), y);
    this.#columnsSeen[cell] = runMask(at(this.#rows, y), x);
  }

  aimedLinks(a: number, b: number): boolean {
    if (this.#maxTurns === 3) return this.#linksInThree(a, b);
    let rowsShared = at(this.#rowsSeen, a) & at(this.#rowsSeen, b);
    let columnsShared = at(this.#columnsSeen, a) & at(this.#columnsSeen, b);
    if (this.#maxTurns < 2) {
      rowsShared &= corridorsWithin(this.#maxTurns, at(this.#rowOf, a), at(this.#rowOf, b));
      columnsShared &= corridorsWithin(this.#maxTurns, at(this.#columnOf, a), at(this.#columnOf, b));
    }
    if (
      rowsShared !== 0 &&
      isSomeFree(this.#columns, at(this.#columnOf, a), at(this.#columnOf, b), rowsShared)
    )
      return true;
    return (
      columnsShared !== 0 && isSomeFree(this.#rows, at(this.#rowOf, a), at(this.#rowOf, b), columnsShared)
    );
  }

  /** Three turns: from some square straight from a, turn and go on as with two. */
  #linksInThree(a: number, b: number): boolean {
    const ax = at(this.#columnOf, a);
    const ay = at(this.#rowOf, a);
    const bx = at(this.#columnOf, b);
    const by = at(this.#rowOf, b);
    for (let left = at(this.#columnsSeen, a); left !== 0; left &= left - 1) {
      const x = lowest(left);
      const rowsShared = runMask(at(this.#columns, x), ay) & at(this.#rowsSeen, b);
      if (isSomeFree(this.#columns, x, bx, rowsShared)) return true;
    }
    for (let left = at(this.#rowsSeen, a); left !== 0; left &= left - 1) {
      const y = lowest(left);
      const columnsShared = runMask(at(this.#rows, y), ax) & at(this.#columnsSeen, b);
      if (isSomeFree(this.#rows, y, by, columnsShared)) return true;
    }
    return false;
  }
}

/** The first of some positions, of which there is one. */
function lowest(positions: number): number {
  return 31 - Math.clz32(positions & -positions);
}

/** Whether one of these positions is free in all lines strictly between two. */
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

/** Frees `count` lines of `length` squares with the ring on all sides; what lies outside the field is blocked. */
function freeLines(lines: Int32Array, count: number, length: number, ring: number): void {
  let free = 0;
  for (let position = 1 - ring; position <= length + ring; position++) free |= 1 << position;
  lines.fill(-1).fill(~free, 1 - ring, count + ring + 1);
}
