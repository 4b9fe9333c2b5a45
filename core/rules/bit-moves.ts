/**
 * Listing moves on bit rows.
 *
 * All free runs are computed once for each tile, then each pair of equal tiles costs two ANDs for the joining columns
 * and two for the joining rows. On a 20 x 20 board with 42 kinds there are some 450 such pairs, so asking all of them is
 * cheaper than walking corridors, which wins on larger boards (wide-corridors.ts).
 */
import { allowedJoins } from './bit-link.ts';
import { type BitRows, COLUMN_MASK, runMask, STRIDE, STRIDE_BITS } from './bit-rows.ts';
import type { Grid } from './engine-grid.ts';
import type { MoveList } from './engine-moves.ts';
import { at } from './engine-words.ts';

/** No place: a corner of the ring. */
const NONE = 0;

/** Scratch memory of a listing, by place but for the last. */
export interface PairScan {
  readonly rowRuns: Int32Array;
  readonly columnRuns: Int32Array;
  /** The next place with an equal tile, or NONE. */
  readonly nextEqual: Int32Array;
  /** The places that hold tiles, last first. */
  readonly tiles: Int32Array;
  /** Kind -> the first place that holds it. NONE for all kinds between two listings. */
  firstOfKind: Int32Array;
}

export function makePairScan(): PairScan {
  const byPlace = (): Int32Array => new Int32Array(STRIDE * STRIDE);
  return {
    rowRuns: byPlace(),
    columnRuns: byPlace(),
    nextEqual: byPlace(),
    tiles: byPlace(),
    firstOfKind: byPlace(),
  };
}

/** Adds every legal move of at most `maxTurns` turns, two at most, sorted. The pairs of equal tiles. */
export function listBits(
  scan: PairScan,
  bits: BitRows,
  grid: Grid,
  maxTurns: number,
  isApart: boolean,
  moves: MoveList,
): void {
  const { rowRuns, columnRuns, nextEqual, tiles } = scan;
  for (let i = prepare(scan, bits, grid) - 1; i >= 0; i--) {
    const a = at(tiles, i);
    for (let b = at(nextEqual, a); b !== NONE; b = at(nextEqual, b)) {
      if (!isPairJoined(scan, bits, a, b, maxTurns)) continue;
      moves.add(at(grid.cells, a), at(grid.cells, b));
      if (!isApart) continue;
      // Without runs a tile is joined to nothing: b is not found again.
      rowRuns[b] = 0;
      columnRuns[b] = 0;
      break;
    }
  }
}

function isPairJoined(scan: PairScan, bits: BitRows, a: number, b: number, maxTurns: number): boolean {
  const ax = a & COLUMN_MASK;
  const ay = a >> STRIDE_BITS;
  const bx = b & COLUMN_MASK;
  const by = b >> STRIDE_BITS;
  const columns =
    at(scan.rowRuns, a) & at(scan.rowRuns, b) & ~at(bits.rows.between, (ay << STRIDE_BITS) + by);
  const low = Math.min(ax, bx);
  const high = Math.max(ax, bx);
  const rows =
    at(scan.columnRuns, a) & at(scan.columnRuns, b) & ~at(bits.columns.between, (low << STRIDE_BITS) + high);
  if (maxTurns === 2) return (columns | rows) !== 0;
  return ((columns & allowedJoins(maxTurns, ax, bx)) | (rows & allowedJoins(maxTurns, ay, by))) !== 0;
}

/** Computes the runs of all tiles and chains equal ones. Returns how many tiles there are. */
function prepare(scan: PairScan, bits: BitRows, { kinds, places }: Grid): number {
  const { rowRuns, columnRuns, nextEqual, tiles, firstOfKind } = scan;
  let count = 0;
  for (let cell = places.length - 1; cell >= 0; cell--) {
    const place = at(places, cell);
    const kind = at(kinds, place);
    if (kind <= 0) continue;
    const x = place & COLUMN_MASK;
    const y = place >> STRIDE_BITS;
    rowRuns[place] = runMask(at(bits.rows.words, y), x);
    columnRuns[place] = runMask(at(bits.columns.words, x), y);
    nextEqual[place] = at(firstOfKind, kind);
    firstOfKind[kind] = place;
    tiles[count++] = place;
  }
  for (let i = 0; i < count; i++) firstOfKind[at(kinds, at(tiles, i))] = NONE;
  return count;
}
