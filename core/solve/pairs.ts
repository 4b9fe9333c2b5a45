import type { Board } from '../board/board.ts';
import { cellsByKind } from '../board/cells-by-kind.ts';

/**
 * The tiles of a board by number, and every pair of equal ones by number. Tiles of one kind stand side by side:
 * those of group g are `firstOf[g]` to `firstOf[g + 1] - 1`, in order of their cells.
 */
export interface Pairs {
  readonly tiles: number;
  readonly groups: number;
  readonly count: number;
  readonly cellOf: Int32Array;
  readonly groupOf: Int32Array;
  readonly firstOf: Int32Array;
  /** The pair of tiles t < u is `rowOf[t] + u`. */
  readonly rowOf: Int32Array;
  /** The two tiles of a pair, `lower` < `upper`. */
  readonly lower: Int32Array;
  readonly upper: Int32Array;
}

/** Number of pairs a board has, without making them. Linear in the area. */
export function countPairs(board: Board): number {
  let count = 0;
  for (const cells of cellsByKind(board.cells)) count += (cells.length * (cells.length - 1)) / 2;
  return count;
}

/** Numbers tiles and pairs. Linear in the number of pairs. */
export function numberPairs(board: Board): Pairs {
  const kinds = cellsByKind(board.cells);
  const tiles = kinds.reduce((sum, cells) => sum + cells.length, 0);
  const count = countPairs(board);
  const cellOf = new Int32Array(tiles);
  const groupOf = new Int32Array(tiles);
  const firstOf = new Int32Array(kinds.length + 1);
  const rowOf = new Int32Array(tiles);
  const lower = new Int32Array(count);
  const upper = new Int32Array(count);
  let tile = 0;
  let pair = 0;
  for (const [group, cells] of kinds.entries()) {
    firstOf[group] = tile;
    const end = tile + cells.length;
    for (const cell of cells) {
      cellOf[tile] = cell;
      groupOf[tile] = group;
      rowOf[tile] = pair - tile - 1;
      for (let other = tile + 1; other < end; other++) {
        lower[pair] = tile;
        upper[pair++] = other;
      }
      tile++;
    }
  }
  firstOf[kinds.length] = tile;
  return { tiles, groups: kinds.length, count, cellOf, groupOf, firstOf, rowOf, lower, upper };
}

/** The number of the pair of two tiles of one kind, in any order. */
export function pairOf(pairs: Pairs, t: number, u: number): number {
  return t < u ? (pairs.rowOf[t] as number) + u : (pairs.rowOf[u] as number) + t;
}
