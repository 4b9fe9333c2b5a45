import type { Grid } from './grid.ts';
import type { LinkLine } from './link-line.ts';
import type { MoveList } from './move-list.ts';

/**
 * Which cells are joined by a line. A link index keeps tables beside a grid and must be notified of each change of the grid.
 * Whether two cells hold equal tiles is for the caller to test.
 */
export interface LinkIndex {
  readonly grid: Grid;
  /** The grid was filled anew, with kinds up to `largestKind`. Linear in the area. */
  reload(largestKind: number): void;
  /** The tile at a place went: call after the grid says FREE. */
  cleared(place: number): void;
  /** A tile came to a place that was FREE. */
  filled(place: number): void;
  /**
   * Returns whether a line joins two different cells that hold tiles; for other cells the result is
   * undefined.
   */
  canLink(a: number, b: number): boolean;
  /** Draws the line of two linked cells with the fewest turns, and among these a shortest. */
  drawLink(a: number, b: number, line: LinkLine): void;
  /** Adds every legal move as cells with `a < b`, sorted by a and then b. */
  listMoves(moves: MoveList): void;
  /**
   * Adds legal moves of which no two share a tile, and at least one when there is any. Without gravity all of them stay
   * legal while they are played, since taking tiles away never blocks a line.
   */
  listApart(moves: MoveList): void;
}
