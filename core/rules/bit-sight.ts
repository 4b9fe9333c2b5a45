import { canLinkBits, drawBits } from './bit-link.ts';
import { listBits, listBitsApart, makeTileChains } from './bit-moves.ts';
import { closeBit, makeBitRows, openBit, readRows, STRIDE } from './bit-rows.ts';
import { type Grid, largestKind } from './engine-grid.ts';
import type { LinkLine } from './engine-line.ts';
import type { MoveList } from './engine-moves.ts';
import type { Sight } from './engine-sight.ts';

/** Cells on a side that fit in a word together with the ring. */
export const MAX_BIT_SIDE = STRIDE - 2;

/** Sight by bit rows: sides up to 30 and at most two turns. The grid has a stride of 32 and no frame. */
export class BitSight implements Sight {
  readonly grid: Grid;
  private readonly maxTurns: number;
  private readonly bits = makeBitRows();
  private readonly chains = makeTileChains();

  constructor(grid: Grid, maxTurns: number) {
    this.grid = grid;
    this.maxTurns = maxTurns;
  }

  reload(): void {
    readRows(this.bits, this.grid);
    const maxKind = largestKind(this.grid);
    if (maxKind >= this.chains.firstOfKind.length)
      this.chains.firstOfKind = new Int32Array(2 * maxKind).fill(-1);
  }

  cleared(place: number): void {
    openBit(this.bits, this.grid, place);
  }

  filled(place: number): void {
    closeBit(this.bits, this.grid, place);
  }

  canLink(a: number, b: number): boolean {
    return canLinkBits(this.bits, this.grid, a, b, this.maxTurns);
  }

  drawLink(a: number, b: number, line: LinkLine): boolean {
    return drawBits(this.bits, this.grid, a, b, this.maxTurns, line);
  }

  listMoves(moves: MoveList): void {
    listBits(this.chains, this.bits, this.grid, this.maxTurns, moves);
  }

  listApart(moves: MoveList): void {
    listBitsApart(this.chains, this.bits, this.grid, this.maxTurns, moves);
  }
}
