/**
 * Listing moves on bit rows: every pair of equal tiles is tested, at two ANDs for the joining columns and two for the
 * joining rows. On a 20 x 20 board with 42 kinds there are some 450 such pairs, so testing all of them is cheaper than
 * walking corridors, which wins on larger boards (wide-corridors.ts).
 */

import { at, makeTables } from '../../int32.ts';
import type { Grid } from '../base/grid.ts';
import type { MoveList } from '../base/move-list.ts';
import { tabulate } from './bit-between.ts';
import { canLinkRuns, isJoinedByWords } from './bit-link.ts';
import {
  type BitRows,
  columnRunAt,
  ensureRuns,
  exposedTiles,
  placeAt,
  rowRunAt,
  STRIDE_BITS,
} from './bit-rows.ts';

/** No cell. */
const NONE = -1;
/**
 * The table of the OR of words between lines pays when five times the number of tiles is at least its number
 * of entries.
 */
const TILES_A_TABLE = 5;

/** The tiles of a position, and for each the next equal one. */
export interface TileChains {
  /** The cells whose tiles may link, last first; `count` of them are meant. */
  readonly tiles: Int32Array;
  count: number;
  /** Cell -> the next cell with an equal tile, or NONE. */
  readonly nextEqual: Int32Array;
  /** Kind -> the first cell that holds it. */
  firstOfKind: Int32Array;
}

/** Makes empty chains for boards of `cells` cells. */
export function createTileChains(cells: number): TileChains {
  const [tiles, nextEqual] = makeTables(cells, cells);
  return { tiles, count: 0, nextEqual, firstOfKind: new Int32Array(0) };
}

/** Adds every legal move of at most `maxTurns` turns, two at most, sorted. */
export function listBits(
  chains: TileChains,
  bits: BitRows,
  grid: Grid,
  largestKind: number,
  maxTurns: number,
  moves: MoveList,
): void {
  chainTiles(chains, bits, grid, largestKind);
  if (isCrowded(chains, grid)) {
    tabulate(bits);
    listByTable(chains, bits, maxTurns, moves);
  } else {
    listByWords(chains, bits, maxTurns, moves);
  }
}

/**
 * Returns whether the chains hold so many pairs that it pays to tabulate the OR of the words between lines.
 */
function isCrowded({ count }: TileChains, { width, height }: Grid): boolean {
  return count * TILES_A_TABLE >= width ** 2 + height ** 2;
}

function listByTable(chains: TileChains, bits: BitRows, maxTurns: number, moves: MoveList): void {
  const { tiles, nextEqual } = chains;
  for (let i = chains.count - 1; i >= 0; i--) {
    const a = at(tiles, i);
    const rowRun = at(bits, rowRunAt(a));
    const columnRun = at(bits, columnRunAt(a));
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (canLinkRuns(bits, rowRun, columnRun, a, b, maxTurns)) moves.add(a, b);
    }
  }
}

function listByWords(chains: TileChains, bits: BitRows, maxTurns: number, moves: MoveList): void {
  const { tiles, nextEqual } = chains;
  for (let i = chains.count - 1; i >= 0; i--) {
    const a = at(tiles, i);
    const place = at(bits, placeAt(a));
    const rowRun = at(bits, rowRunAt(a));
    const columnRun = at(bits, columnRunAt(a));
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      const columns = rowRun & at(bits, rowRunAt(b));
      const rows = columnRun & at(bits, columnRunAt(b));
      if ((columns | rows) === 0) continue;
      if (isJoinedByWords(bits, place, at(bits, placeAt(b)), columns, rows, maxTurns)) moves.add(a, b);
    }
  }
}

/** Adds legal moves of which no two share a tile, and at least one when there is any. */
export function listBitsApart(
  chains: TileChains,
  bits: BitRows,
  grid: Grid,
  largestKind: number,
  maxTurns: number,
  moves: MoveList,
): void {
  chainTiles(chains, bits, grid, largestKind);
  tabulate(bits);
  const { tiles, nextEqual } = chains;
  for (let i = chains.count - 1; i >= 0; i--) {
    const a = at(tiles, i);
    const rowRun = at(bits, rowRunAt(a));
    const columnRun = at(bits, columnRunAt(a));
    let before = a;
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (canLinkRuns(bits, rowRun, columnRun, a, b, maxTurns)) {
        moves.add(a, b);
        // b leaves its list, so no later tile is paired with it, and its own list ends, so it is paired with none.
        nextEqual[before] = at(nextEqual, b);
        nextEqual[b] = NONE;
        break;
      }
      before = b;
    }
  }
}

/**
 * Finds the tiles by their bits, last first, measures their runs and chains equal ones. Linear in their number and in that of
 * the kinds.
 */
function chainTiles(
  chains: TileChains,
  bits: BitRows,
  { kinds, cells, width, height }: Grid,
  largestKind: number,
): void {
  if (largestKind >= chains.firstOfKind.length) chains.firstOfKind = new Int32Array(2 * largestKind);
  const { tiles, nextEqual, firstOfKind } = chains;
  firstOfKind.fill(NONE, 0, largestKind + 1);
  const board = ((1 << width) - 1) << 1;
  let count = 0;
  for (let y = height; y > 0; y--) {
    for (let word = exposedTiles(bits, y) & board; word !== 0; ) {
      const x = 31 - Math.clz32(word);
      word ^= 1 << x;
      const place = (y << STRIDE_BITS) + x;
      const kind = at(kinds, place);
      if (kind < 0) continue;
      const cell = at(cells, place);
      ensureRuns(bits, cell);
      nextEqual[cell] = at(firstOfKind, kind);
      firstOfKind[kind] = cell;
      tiles[count++] = cell;
    }
  }
  chains.count = count;
}
