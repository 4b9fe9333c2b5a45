/**
 * Listing moves on bit rows: every pair of equal tiles is asked, at two ANDs for the joining columns and two for the
 * joining rows. On a 20 x 20 board with 42 kinds there are some 450 such pairs, so asking all of them is cheaper than
 * walking corridors, which wins on larger boards (wide-corridors.ts).
 */
import { canLinkBits } from './bit-link.ts';
import { type BitRows, STRIDE, STRIDE_BITS, wakefulTiles } from './bit-rows.ts';
import type { Grid } from './engine-grid.ts';
import type { MoveList } from './engine-moves.ts';
import { at } from './engine-words.ts';

/** No cell. */
const NONE = -1;

/** The tiles of a position, and for each the next equal one. */
export interface TileChains {
  /** The cells that hold tiles, last first, and their kinds; `count` of them are meant. */
  readonly tiles: Int32Array;
  readonly kindOf: Int32Array;
  count: number;
  /** Cell -> the next cell with an equal tile, or NONE. */
  readonly nextEqual: Int32Array;
  /** Kind -> the first cell that holds it. NONE for all kinds between two listings. */
  firstOfKind: Int32Array;
}

export function makeTileChains(): TileChains {
  const places = STRIDE * STRIDE;
  return {
    tiles: new Int32Array(places),
    kindOf: new Int32Array(places),
    count: 0,
    nextEqual: new Int32Array(places),
    firstOfKind: new Int32Array(places).fill(NONE),
  };
}

/** Adds every legal move of at most `maxTurns` turns, two at most, sorted. */
export function listBits(
  chains: TileChains,
  bits: BitRows,
  grid: Grid,
  maxTurns: number,
  moves: MoveList,
): void {
  chainTiles(chains, bits, grid);
  const { tiles, nextEqual } = chains;
  for (let i = chains.count - 1; i >= 0; i--) {
    const a = at(tiles, i);
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (canLinkBits(bits, a, b, maxTurns)) moves.add(a, b);
    }
  }
}

/** Adds legal moves of which no two share a tile, and at least one when there is any. */
export function listBitsApart(
  chains: TileChains,
  bits: BitRows,
  grid: Grid,
  maxTurns: number,
  moves: MoveList,
): void {
  chainTiles(chains, bits, grid);
  const { tiles, nextEqual } = chains;
  for (let i = chains.count - 1; i >= 0; i--) {
    const a = at(tiles, i);
    let before = a;
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (canLinkBits(bits, a, b, maxTurns)) {
        moves.add(a, b);
        // b leaves its chain, so nobody meets it, and its own chain ends, so it meets nobody.
        nextEqual[before] = at(nextEqual, b);
        nextEqual[b] = NONE;
        break;
      }
      before = b;
    }
  }
}

/** Finds the tiles by their bits, last first, and chains equal ones. Linear in their number. */
function chainTiles(chains: TileChains, bits: BitRows, { kinds, cells, width, height }: Grid): void {
  const { tiles, kindOf, nextEqual, firstOfKind } = chains;
  const board = ((1 << width) - 1) << 1;
  let count = 0;
  for (let y = height; y > 0; y--) {
    for (let word = wakefulTiles(bits, y) & board; word !== 0; ) {
      const x = 31 - Math.clz32(word);
      word ^= 1 << x;
      const place = (y << STRIDE_BITS) + x;
      const kind = at(kinds, place);
      if (kind < 0) continue;
      const cell = at(cells, place);
      nextEqual[cell] = at(firstOfKind, kind);
      firstOfKind[kind] = cell;
      kindOf[count] = kind;
      tiles[count++] = cell;
    }
  }
  for (let i = 0; i < count; i++) firstOfKind[at(kindOf, i)] = NONE;
  chains.count = count;
}
