/**
 * The legal moves along a game, updated at each move instead of listed anew.
 *
 * A removal never unlinks another pair, and each new link passes one of the two freed cells. Either the cell lies on an end
 * part of the line: then one of the two tiles is among the at most four that end the free runs through the cell. Or it lies
 * on the middle part: then the two tiles are attached to such a run (wide-corridors.ts) on opposite sides of the cell. So
 * after a move a few dozen pairs are tested, where a listing tests all.
 *
 * Under gravity a move frees as many places at the far ends of its settled runs and moves the tiles between. Two tiles that
 * stay are as without gravity; those that slid lose their links and are tested anew.
 *
 * The links of a tile are one word: bit i stands for the i-th tile of its kind in the order of the cells, as the position was
 * loaded. Adding a link twice therefore changes nothing, and reading the bits from the lowest gives the order of a listing.
 * After a slide the order of the bits is no longer that of the places, and `read` compares places.
 */

import { at, bitCount, lowestBit, makeTables, runMask } from '../../int32.ts';
import { FREE, type Grid } from '../base/grid.ts';
import type { MoveList } from '../base/move-list.ts';
import { isJoinedByWords } from './bit-link.ts';
import {
  type BitRows,
  COLUMN_MASK,
  COLUMNS,
  columnRunAt,
  ensureRuns,
  obstacleAfter,
  obstacleBefore,
  rowRunAt,
  STRIDE,
  STRIDE_BITS,
} from './bit-rows.ts';

/** Tiles of a kind that fit in a word. */
const MOST_OF_A_KIND = 32;

/** `bits` and `grid` are those of the engine that changes them. Tiles are named by their places. */
export class BitKeptMoves {
  count = 0;
  private readonly bits: BitRows;
  private readonly grid: Grid;
  /** Two tables of the grid, copied here: each look at a tile then costs a dereference less. */
  private readonly kinds: Int32Array;
  private readonly cells: Int32Array;
  private readonly maxTurns: number;
  /** The columns and the rows of the board in a word. */
  private readonly boardColumns: number;
  private readonly boardRows: number;
  /** Tile -> those of its kind that link to it, as bits, and its own bit. */
  private readonly links: Int32Array;
  private readonly ownBits: Int32Array;
  /** The tiles of kind k from `starts[k]` on, in their order. */
  private readonly tiles: Int32Array;
  private starts = new Int32Array(0);
  /** Kind -> the tiles that are left, and those attached on one side of a place, as bits. */
  private left = new Int32Array(0);
  private attached = new Int32Array(0);
  /** The kinds that have an entry in `attached`. */
  private readonly attachedKinds = new Int32Array(2 * STRIDE);
  private attachedCount = 0;
  /** Row -> moves whose first tile lies in it. */
  private readonly rowCounts = new Int32Array(STRIDE);
  /** True if no tile has slid yet, so that the tiles of each kind still stand in the order of their bits. */
  private isInOrder = true;
  /** The cells to which tiles slid in this move, and the cells that they left. */
  private readonly slid: Int32Array;
  private readonly vacated: Int32Array;
  private slidCount = 0;

  constructor(bits: BitRows, grid: Grid, maxTurns: number) {
    const size = grid.kinds.length;
    this.bits = bits;
    this.grid = grid;
    this.kinds = grid.kinds;
    this.cells = grid.cells;
    this.maxTurns = maxTurns;
    this.boardColumns = ((1 << grid.width) - 1) << 1;
    this.boardRows = ((1 << grid.height) - 1) << 1;
    const cells = grid.places.length;
    [this.links, this.ownBits, this.tiles, this.slid, this.vacated] = makeTables(
      size,
      size,
      cells,
      cells,
      cells,
    );
  }

  /** Begins with all moves of a position, as cells; false when it has more tiles of a kind than can be kept. */
  begin({ pairs, count }: MoveList, largestKind: number): boolean {
    const { places } = this.grid;
    if (largestKind + 2 > this.starts.length) {
      const room = 2 * largestKind + 2;
      [this.starts, this.left, this.attached] = makeTables(room, room, room);
    }
    if (!this.numberTiles(largestKind)) return false;
    this.links.fill(0);
    this.rowCounts.fill(0);
    this.count = 0;
    this.isInOrder = true;
    for (let i = 0; i < count; i++) this.add(at(places, at(pairs, 2 * i)), at(places, at(pairs, 2 * i + 1)));
    return true;
  }

  /** Sorts the tiles by kind, in the order of their places, by counting. */
  private numberTiles(largestKind: number): boolean {
    const { starts, left, tiles, ownBits } = this;
    const { kinds, places } = this.grid;
    left.fill(0, 0, largestKind + 1);
    for (let cell = 0; cell < places.length; cell++) {
      const kind = at(kinds, at(places, cell));
      if (kind > 0) left[kind] = at(left, kind) + 1;
    }
    let start = 0;
    for (let kind = 1; kind <= largestKind; kind++) {
      starts[kind] = start;
      start += at(left, kind);
      if (at(left, kind) > MOST_OF_A_KIND) return false;
      left[kind] = 0;
    }
    for (let cell = 0; cell < places.length; cell++) {
      const place = at(places, cell);
      const kind = at(kinds, place);
      if (kind <= 0) continue;
      // The bits below a power of two: adding one more makes the next.
      const before = at(left, kind);
      ownBits[place] = before + 1;
      tiles[at(starts, kind) + bitCount(before)] = place;
      left[kind] = 2 * before + 1;
    }
    return true;
  }

  /** Writes move number `index` of a listing, as cells. */
  read(index: number, move: Int32Array): void {
    const { rowCounts, bits, links, cells } = this;
    let y = 1;
    let rest = index;
    for (let inRow = at(rowCounts, y); rest >= inRow; inRow = at(rowCounts, y)) {
      rest -= inRow;
      y++;
    }
    for (let word = at(bits, y) & this.boardColumns; word !== 0; word &= word - 1) {
      const place = (y << STRIDE_BITS) + lowestBit(word);
      if (at(links, place) === 0) continue;
      const after = this.partnersAfter(place);
      const count = bitCount(after);
      if (rest >= count) {
        rest -= count;
        continue;
      }
      move[0] = at(cells, place);
      move[1] = at(cells, this.partnerAt(rest, after, at(this.starts, at(this.kinds, place))));
      return;
    }
  }

  /** The partners of a tile that stand after it, as bits. */
  private partnersAfter(place: number): number {
    const links = at(this.links, place);
    // Minus twice its own bit is all bits above that one.
    if (this.isInOrder) return links & -(2 * at(this.ownBits, place));
    const start = at(this.starts, at(this.kinds, place));
    let after = 0;
    for (let rest = links; rest !== 0; rest &= rest - 1)
      if (at(this.tiles, start + lowestBit(rest)) > place) after |= rest & -rest;
    return after;
  }

  /** The place of partner number `index` of some, in the order of the places. */
  private partnerAt(index: number, partners: number, start: number): number {
    const { tiles } = this;
    let rest = partners;
    for (let passed = 0; passed < index; passed++)
      rest &= ~(this.isInOrder ? rest & -rest : this.firstOf(rest, start));
    return at(tiles, start + lowestBit(this.isInOrder ? rest : this.firstOf(rest, start)));
  }

  /** The bit of the tile whose place comes first. */
  private firstOf(partners: number, start: number): number {
    const { tiles } = this;
    let first = partners & -partners;
    for (let rest = partners ^ first; rest !== 0; rest &= rest - 1)
      if (at(tiles, start + lowestBit(rest)) < at(tiles, start + lowestBit(first))) first = rest & -rest;
    return first;
  }

  /** The tile of a kind goes, and its moves with it. Call before the words change. */
  remove(place: number, kind: number): void {
    this.left[kind] = at(this.left, kind) & ~at(this.ownBits, place);
    this.unlink(place, kind);
  }

  /** A tile slides to a place. Call before the words change. */
  slide(from: number, to: number, kind: number): void {
    const own = at(this.ownBits, from);
    this.unlink(from, kind);
    this.isInOrder = false;
    this.ownBits[to] = own;
    this.tiles[at(this.starts, kind) + lowestBit(own)] = to;
    this.slid[this.slidCount] = to;
    this.vacated[this.slidCount++] = from;
  }

  /** Finds the links of the tiles that slid and those that freed places open. Call when all has settled. */
  settle(a: number, b: number): void {
    for (let i = 0; i < this.slidCount; i++) this.relink(at(this.slid, i));
    for (let i = 0; i < this.slidCount; i++) this.openIfFree(at(this.vacated, i));
    this.openIfFree(a);
    this.openIfFree(b);
    this.slidCount = 0;
  }

  private openIfFree(place: number): void {
    if (at(this.kinds, place) === FREE) this.open(place);
  }

  private unlink(place: number, kind: number): void {
    const { links, tiles } = this;
    const others = ~at(this.ownBits, place);
    const start = at(this.starts, kind);
    for (let rest = at(links, place); rest !== 0; rest &= rest - 1) {
      const partner = at(tiles, start + lowestBit(rest));
      links[partner] = at(links, partner) & others;
      this.countFirst(Math.min(place, partner), -1);
    }
    links[place] = 0;
  }

  /**
   * Widens the runs of the tiles that see a freed place and finds the links that it opens. Call when the words have changed, of
   * both places of a move.
   */
  open(place: number): void {
    const { bits, grid } = this;
    const x = place & COLUMN_MASK;
    const y = place >> STRIDE_BITS;
    const row = runMask(at(bits, y), x);
    const column = runMask(at(bits, COLUMNS + x), y);
    const before = (1 << x) - 1;
    const after = -2 << x;
    const above = (1 << y) - 1;
    const below = -2 << y;
    this.openTile((y << STRIDE_BITS) + obstacleBefore(row), row & ~before, 0);
    this.openTile((y << STRIDE_BITS) + obstacleAfter(row, grid.width), row & ~after, 0);
    this.openTile((obstacleBefore(column) << STRIDE_BITS) + x, 0, column & ~above);
    this.openTile((obstacleAfter(column, grid.height) << STRIDE_BITS) + x, 0, column & ~below);
    if (this.maxTurns < 2) return;
    const columnOnBoard = column & this.boardRows;
    this.openColumn(x, columnOnBoard & above, columnOnBoard & below);
    const rowOnBoard = row & this.boardColumns;
    this.openRow(y, rowOnBoard & before, rowOnBoard & after);
  }

  /** Tests a tile that sees more columns or rows now with the equal ones that it does not link to yet. */
  private openTile(place: number, seenColumns: number, seenRows: number): void {
    const kind = at(this.kinds, place);
    if (kind <= 0) return;
    const { bits, cells, maxTurns } = this;
    const cell = at(cells, place);
    ensureRuns(bits, cell);
    bits[rowRunAt(cell)] = at(bits, rowRunAt(cell)) | seenColumns;
    bits[columnRunAt(cell)] = at(bits, columnRunAt(cell)) | seenRows;
    // With fewer turns a straight line counts by the line that both tiles stand on, which is not among those seen anew.
    const ownColumns = maxTurns < 2 ? at(bits, rowRunAt(cell)) : seenColumns;
    const ownRows = maxTurns < 2 ? at(bits, columnRunAt(cell)) : seenRows;
    this.linkThrough(place, kind, ownColumns, ownRows);
  }

  /** Tests a tile that slid with all equal ones. */
  private relink(place: number): void {
    const { bits, cells, kinds } = this;
    const kind = at(kinds, place);
    const cell = at(cells, place);
    ensureRuns(bits, cell);
    // A tile that is shut in links to none but those beside it.
    if (at(kinds, place - STRIDE) === kind) ensureRuns(bits, at(cells, place - STRIDE));
    if (at(kinds, place - 1) === kind) ensureRuns(bits, at(cells, place - 1));
    if (at(kinds, place + 1) === kind) ensureRuns(bits, at(cells, place + 1));
    if (at(kinds, place + STRIDE) === kind) ensureRuns(bits, at(cells, place + STRIDE));
    this.linkThrough(place, kind, at(bits, rowRunAt(cell)), at(bits, columnRunAt(cell)));
  }

  /** Tests a tile with the equal ones that it does not link to yet, by lines through the given columns and rows. */
  private linkThrough(place: number, kind: number, ownColumns: number, ownRows: number): void {
    const { bits, cells, links, tiles, maxTurns } = this;
    const start = at(this.starts, kind);
    let rest = at(this.left, kind) & ~at(links, place) & ~at(this.ownBits, place);
    for (; rest !== 0; rest &= rest - 1) {
      const other = at(tiles, start + lowestBit(rest));
      const otherCell = at(cells, other);
      // The runs of a tile that is shut in and beside no equal one are not measured: their 0 says that it does not link.
      const columns = ownColumns & at(bits, rowRunAt(otherCell));
      const rows = ownRows & at(bits, columnRunAt(otherCell));
      if ((columns | rows) !== 0 && isJoinedByWords(bits, place, other, columns, rows, maxTurns))
        this.add(place, other);
    }
  }

  /** Joins the tiles attached to a free run of a column in the rows above a place with those below. */
  private openColumn(x: number, above: number, below: number): void {
    if (above === 0 || below === 0) return;
    const { bits, boardColumns } = this;
    for (let rest = above; rest !== 0; rest &= rest - 1) {
      const y = lowestBit(rest);
      const word = at(bits, y) & boardColumns;
      this.attach((y << STRIDE_BITS) + lastBefore(word, x));
      this.attach((y << STRIDE_BITS) + firstAfter(word, x));
    }
    for (let rest = this.attachedCount === 0 ? 0 : below; rest !== 0; rest &= rest - 1) {
      const y = lowestBit(rest);
      const word = at(bits, y) & boardColumns;
      this.join((y << STRIDE_BITS) + lastBefore(word, x));
      this.join((y << STRIDE_BITS) + firstAfter(word, x));
    }
    this.detachAll();
  }

  /** Joins the tiles attached to a free run of a row in the columns before a place with those after it. */
  private openRow(y: number, before: number, after: number): void {
    if (before === 0 || after === 0) return;
    const { bits, boardRows } = this;
    for (let rest = before; rest !== 0; rest &= rest - 1) {
      const x = lowestBit(rest);
      const word = at(bits, COLUMNS + x) & boardRows;
      this.attach((lastBefore(word, y) << STRIDE_BITS) + x);
      this.attach((firstAfter(word, y) << STRIDE_BITS) + x);
    }
    for (let rest = this.attachedCount === 0 ? 0 : after; rest !== 0; rest &= rest - 1) {
      const x = lowestBit(rest);
      const word = at(bits, COLUMNS + x) & boardRows;
      this.join((lastBefore(word, y) << STRIDE_BITS) + x);
      this.join((firstAfter(word, y) << STRIDE_BITS) + x);
    }
    this.detachAll();
  }

  private attach(place: number): void {
    const { attached } = this;
    const kind = at(this.kinds, place);
    if (kind <= 0) return;
    const before = at(attached, kind);
    if (before === 0) this.attachedKinds[this.attachedCount++] = kind;
    attached[kind] = before | at(this.ownBits, place);
  }

  private join(place: number): void {
    const kind = at(this.kinds, place);
    if (kind <= 0) return;
    let rest = at(this.attached, kind);
    if (rest === 0) return;
    const start = at(this.starts, kind);
    for (rest &= ~at(this.links, place); rest !== 0; rest &= rest - 1)
      this.add(place, at(this.tiles, start + lowestBit(rest)));
  }

  private detachAll(): void {
    for (let i = 0; i < this.attachedCount; i++) this.attached[at(this.attachedKinds, i)] = 0;
    this.attachedCount = 0;
  }

  private add(a: number, b: number): void {
    const { links, ownBits } = this;
    links[a] = at(links, a) | at(ownBits, b);
    links[b] = at(links, b) | at(ownBits, a);
    this.countFirst(Math.min(a, b), 1);
  }

  private countFirst(place: number, by: 1 | -1): void {
    const y = place >> STRIDE_BITS;
    this.rowCounts[y] = at(this.rowCounts, y) + by;
    this.count += by;
  }
}

/** The obstacle of a line nearest before a position, or 0, where the ring is. */
function lastBefore(word: number, position: number): number {
  return Math.max(0, 31 - Math.clz32(word & ((1 << position) - 1)));
}

/** The obstacle nearest after a position, or 0. */
function firstAfter(word: number, position: number): number {
  return Math.max(0, lowestBit(word & (-2 << position)));
}
