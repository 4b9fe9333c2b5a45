import type { Grid } from '../base/grid.ts';
import type { MoveList } from '../base/move-list.ts';
import { WideLinkIndex } from '../wide/wide-link-index.ts';

/**
 * Lists the moves of the word engine. It uses the wide link index, whose listing is linear in the area and not in the pairs of
 * equal tiles, and keeps its order, since what a share code deals depends on that. The index is built when moves are first
 * listed, and kept up from then on.
 */
export class WordListing {
  private readonly grid: Grid;
  private readonly maxTurns: number;
  private readonly isSliding: boolean;
  /** Null until moves are listed. */
  private index: WideLinkIndex | null = null;
  private isKnown = false;
  private largestKind = 0;

  /** For a grid laid out for the wide engine. With `isSliding` call `settle` when all tiles of a move lie where they belong. */
  constructor(grid: Grid, maxTurns: number, isSliding: boolean) {
    this.grid = grid;
    this.maxTurns = maxTurns;
    this.isSliding = isSliding;
  }

  /** The grid was filled anew. */
  reload(largestKind: number): void {
    this.largestKind = largestKind;
    this.isKnown = false;
  }

  cleared(place: number): void {
    if (this.isKnown) this.index?.cleared(place);
  }

  filled(place: number): void {
    if (this.isKnown) this.index?.filled(place);
  }

  settle(): void {
    if (this.isKnown) this.index?.settle();
  }

  listMoves(moves: MoveList): void {
    this.know().listMoves(moves);
  }

  listApart(moves: MoveList): void {
    this.know().listApart(moves);
  }

  private know(): WideLinkIndex {
    this.index ??= new WideLinkIndex(this.grid, this.maxTurns, this.isSliding);
    if (!this.isKnown) this.index.reload(this.largestKind);
    this.isKnown = true;
    return this.index;
  }
}
