import type { Rules } from '../rules/rules.ts';
import type { Field } from './field.ts';

/** Longest side whose lines, with the ring on both ends, fit into 32 bits. */
export const MAX_BIT_SIDE = 30;

const LINE_BITS = 32;

/**
 * The free stretch of one line around position `i`, as a mask of positions. Bit i is always in it, whether or not
 * `blocked` has it. The lowest blocked bit above i ends the stretch, and the highest one below.
 */
function stretch(blocked: number, i: number): number {
  const above = blocked & (-2 << i);
  const below = blocked & ((1 << i) - 1);
  return ((above & -above) - 1) & (-1 << (LINE_BITS - Math.clz32(below)));
}

/**
 * The field as bit rows: one word of blocked positions for each row and each column, the ring included.
 *
 * A line with at most two turns is leg, corridor, leg. With vertical legs the corridor lies in some row: the rows that
 * the leg of a reaches are one word, those of b another, and a row serves when it is in both and no column strictly
 * between has it blocked. So the whole test is a few AND operations, and it ends early as soon as no row is left,
 * which on a full board is at once. Fewer turns are the same test with fewer corridors: with one turn the corridor
 * must be the row of an end point, with none the row of both. Three turns are a step along the first leg, then the
 * test with two.
 */
export function createBitField(width: number, height: number, rules: Rules): Field {
  const rows = new Int32Array(LINE_BITS);
  const columns = new Int32Array(LINE_BITS);
  const columnOf = Uint8Array.from({ length: width * height }, (_, cell) => (cell % width) + 1);
  const rowOf = Uint8Array.from({ length: width * height }, (_, cell) => Math.floor(cell / width) + 1);
  const ring = rules.border === 'open' ? 1 : 0;
  for (let line = 0; line < LINE_BITS; line++) {
    const insideColumn = line >= 1 - ring && line <= width + ring;
    const insideRow = line >= 1 - ring && line <= height + ring;
    columns[line] = insideColumn ? ~lineMask(1 - ring, height + ring) : -1;
    rows[line] = insideRow ? ~lineMask(1 - ring, width + ring) : -1;
  }

  /** `across`: the lines that legs run in; corridors are the positions along them. */
  function throughCorridor(
    across: Int32Array,
    ai: number,
    aj: number,
    bi: number,
    bj: number,
    turns: number,
  ) {
    // `as number`: both indices are below LINE_BITS.
    let open = stretch(across[ai] as number, aj) & stretch(across[bi] as number, bj);
    if (turns < 2) open &= turns === 1 ? (1 << aj) | (1 << bj) : aj === bj ? 1 << aj : 0;
    const end = ai < bi ? bi : ai;
    for (let i = (ai < bi ? ai : bi) + 1; i < end && open !== 0; i++) open &= ~(across[i] as number);
    return open !== 0;
  }

  function linksWithin(ax: number, ay: number, bx: number, by: number, turns: number): boolean {
    return throughCorridor(columns, ax, ay, bx, by, turns) || throughCorridor(rows, ay, ax, by, bx, turns);
  }

  /** Three turns: from some square straight from a, turn and go on as with two. */
  function linksInThree(ax: number, ay: number, bx: number, by: number): boolean {
    const rowSquares = stretch(rows[ay] as number, ax);
    const columnSquares = stretch(columns[ax] as number, ay);
    for (let i = 0; i < LINE_BITS; i++) {
      if ((rowSquares >>> i) & 1 && throughCorridor(columns, i, ay, bx, by, 2)) return true;
      if ((columnSquares >>> i) & 1 && throughCorridor(rows, i, ax, by, bx, 2)) return true;
    }
    return false;
  }

  return {
    block(cell) {
      const x = columnOf[cell] as number;
      const y = rowOf[cell] as number;
      rows[y] = (rows[y] as number) | (1 << x);
      columns[x] = (columns[x] as number) | (1 << y);
    },
    clear(cell) {
      const x = columnOf[cell] as number;
      const y = rowOf[cell] as number;
      rows[y] = (rows[y] as number) & ~(1 << x);
      columns[x] = (columns[x] as number) & ~(1 << y);
    },
    links(a, b) {
      const ax = columnOf[a] as number;
      const ay = rowOf[a] as number;
      const bx = columnOf[b] as number;
      const by = rowOf[b] as number;
      if (rules.maxTurns < 3) return linksWithin(ax, ay, bx, by, rules.maxTurns);
      return linksInThree(ax, ay, bx, by);
    },
  };
}

/** Bits `from` to `to`, both included. */
function lineMask(from: number, to: number): number {
  let mask = 0;
  for (let bit = from; bit <= to; bit++) mask |= 1 << bit;
  return mask;
}
