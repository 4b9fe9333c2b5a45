import { canLinkBits, drawBits } from './bit-link.ts';
import { listBits, listBitsApart, makeTileChains, type TileChains } from './bit-moves.ts';
import { type BitRows, closeBit, makeBitRows, openBit, readRows, STRIDE } from './bit-rows.ts';
import type { Grid, GridLayout } from './engine-grid.ts';
import type { LinkLine } from './engine-line.ts';
import type { MoveList } from './engine-moves.ts';
import type { Sight } from './engine-sight.ts';

/** Cells on a side that fit in a word together with the ring. */
export const MAX_BIT_SIDE = STRIDE - 2;

/** The grid it needs: places that a shift and a mask take apart. */
export const BIT_LAYOUT: GridLayout = { stride: STRIDE, frame: 0 };

/** Sight by bit rows: sides up to 30 and at most two turns. */
export class BitSight implements Sight {
  readonly grid: Grid;
  private readonly maxTurns: number;
  readonly bits: BitRows;
  private readonly chains: TileChains;
  largestKind = 0;

  constructor(grid: Grid, maxTurns: number) {
    this.grid = grid;
    this.chains = makeTileChains(grid.places.length);
    this.maxTurns = maxTurns;
    this.bits = makeBitRows(grid);
  }

  reload(largestKind: number): void {
    readRows(this.bits, this.grid);
    this.largestKind = largestKind;
  }

  cleared(place: number): void {
    openBit(this.bits, this.grid, place);
  }

  filled(place: number): void {
    closeBit(this.bits, this.grid, place);
  }

  canLink(a: number, b: number): boolean {
    return canLinkBits(this.bits, a, b, this.maxTurns);
  }

  drawLink(a: number, b: number, line: LinkLine): void {
    drawBits(this.bits, a, b, this.maxTurns, line);
  }

  listMoves(moves: MoveList): void {
    listBits(this.chains, this.bits, this.grid, this.largestKind, this.maxTurns, moves);
  }

  listApart(moves: MoveList): void {
    listBitsApart(this.chains, this.bits, this.grid, this.largestKind, this.maxTurns, moves);
  }
}
