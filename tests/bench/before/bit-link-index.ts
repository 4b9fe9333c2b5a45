import type { LinkLine } from '../../../core/engine/base/link-line.ts';
import type { MoveList } from '../../../core/engine/base/move-list.ts';
import { canLinkBits, drawBits } from './bit-link.ts';
import { listBits, listBitsApart, makeTileChains, type TileChains } from './bit-moves.ts';
import { type BitRows, closeBit, makeBitRows, openBit, readRows } from './bit-rows.ts';
import type { Grid } from './grid.ts';
import type { LinkIndex } from './link-index.ts';

/** The link index by bit rows: sides up to 30 and at most two turns. */
export class BitLinkIndex implements LinkIndex {
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
