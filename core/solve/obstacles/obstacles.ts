/**
 * Which squares block lines; kinds play no role here. Cells are board indices.
 *
 * A query is about a line between two *positions*; whether the two end squares themselves are blocked makes no
 * difference, which is what the relaxed closure needs (see closure.ts).
 */
export interface Obstacles {
  block(cell: number): void;
  clear(cell: number): void;
  /**
   * Returns whether a line of at most `maxTurns` turns joins two positions over squares that are not blocked.
   */
  links(a: number, b: number): boolean;
  /** Stores what lines reach from a position, so that many pairs can be tested quickly. */
  aim(cell: number): void;
  /**
   * The same as `links` for two positions that aimed. It may miss a line over a square that was cleared after they
   * aimed; it never sees one that is not there, as long as nothing was blocked since.
   */
  aimedLinks(a: number, b: number): boolean;
}
