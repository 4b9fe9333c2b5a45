/**
 * Finding one move after another on bit rows by sweeping over the board again and again.
 *
 * A sweep visits the tiles in the order of the cells and tests each against the equal ones before it. It stops at the first
 * pair that links, and the next call resumes there. So one sweep also finds what its own moves opened: a game of 200 moves
 * takes a dozen sweeps, where listing anew whenever the known moves are used up takes twice as many. The position may
 * change between two calls: a pair is tested at the moment it is returned. That nothing links is known only from a whole
 * sweep over one and the same position.
 */

import { at } from '../../int32.ts';
import type { Grid } from '../base/grid.ts';
import { canLinkBits, isJoinedByWords } from './bit-link.ts';
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

/** A sweep that resumes where it stopped; `bits` and `grid` are those of the engine that changes them. */
export class BitSweep {
  private readonly bits: BitRows;
  private readonly grid: Grid;
  private readonly maxTurns: number;
  /** The columns of the board in a word. */
  private readonly board: number;
  /** The row and the column, as a bit, of the tile that the sweep visited last. */
  private y: number;
  private bit = 0;
  /** Kind -> the cell of that kind visited last, and cell -> the one before it, or NONE. */
  private lastOfKind = new Int32Array(0);
  private readonly before: Int32Array;
  /** The pair found last, which may still link. */
  private a = 0;
  private b = 0;

  constructor(bits: BitRows, grid: Grid, maxTurns: number) {
    this.bits = bits;
    this.grid = grid;
    this.maxTurns = maxTurns;
    this.board = ((1 << grid.width) - 1) << 1;
    this.y = grid.height;
    this.before = new Int32Array(grid.places.length);
  }

  /** Begins a sweep. Kinds go up to `largestKind`. */
  begin(largestKind: number): void {
    if (largestKind >= this.lastOfKind.length) this.lastOfKind = new Int32Array(2 * largestKind);
    this.lastOfKind.fill(NONE, 0, largestKind + 1);
    this.y = 0;
    this.bit = 0;
  }

  /** Ends the sweep: another position was loaded. */
  end(): void {
    this.y = this.grid.height;
    this.bit = 0;
    this.b = this.a;
  }

  /** Writes the pair found last, if it still links, or the next one that does; false at the end of the sweep. */
  find(move: Int32Array): boolean {
    if (!this.isFound() && !this.findNext()) return false;
    move[0] = this.a;
    move[1] = this.b;
    return true;
  }

  private isFound(): boolean {
    const kind = at(this.grid.kinds, at(this.bits, placeAt(this.a)));
    return (
      kind > 0 &&
      this.a !== this.b &&
      this.holds(this.b, kind) &&
      canLinkBits(this.bits, this.a, this.b, this.maxTurns)
    );
  }

  private findNext(): boolean {
    const { bits, grid, board } = this;
    const { kinds, cells, height } = grid;
    // The rest of the row is read again, because moves made since may have exposed tiles in it.
    let rest = this.bit === 0 ? 0 : exposedTiles(bits, this.y) & board & (-2 * this.bit);
    for (;;) {
      while (rest === 0) {
        if (this.y >= height) {
          this.bit = 0;
          return false;
        }
        rest = exposedTiles(bits, ++this.y) & board;
      }
      const bit = rest & -rest;
      rest ^= bit;
      const place = (this.y << STRIDE_BITS) + 31 - Math.clz32(bit);
      const kind = at(kinds, place);
      if (kind > 0 && this.linkToEarlier(kind, at(cells, place))) {
        this.bit = bit;
        return true;
      }
    }
  }

  /** Tests a tile against the equal ones before it; true when one links. If none does, the tile joins their chain. */
  private linkToEarlier(kind: number, cell: number): boolean {
    const { bits, before, lastOfKind, maxTurns } = this;
    ensureRuns(bits, cell);
    const rowRun = at(bits, rowRunAt(cell));
    const columnRun = at(bits, columnRunAt(cell));
    const last = at(lastOfKind, kind);
    let after = NONE;
    for (let other = last; other !== NONE; other = at(before, other)) {
      const columns = rowRun & at(bits, rowRunAt(other));
      const rows = columnRun & at(bits, columnRunAt(other));
      if (
        (columns | rows) !== 0 &&
        isJoinedByWords(bits, at(bits, placeAt(cell)), at(bits, placeAt(other)), columns, rows, maxTurns) &&
        this.holds(other, kind)
      ) {
        // It leaves the chain: most likely the move is played.
        if (after === NONE) lastOfKind[kind] = at(before, other);
        else before[after] = at(before, other);
        this.a = other;
        this.b = cell;
        return true;
      }
      after = other;
    }
    before[cell] = last;
    lastOfKind[kind] = cell;
    return false;
  }

  /** Returns whether a cell holds a tile of a kind now. */
  private holds(cell: number, kind: number): boolean {
    return at(this.grid.kinds, at(this.bits, placeAt(cell))) === kind;
  }
}
