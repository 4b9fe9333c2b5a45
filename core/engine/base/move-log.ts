import { at, doubled, makeTables } from '../../int32.ts';

/** In place of where a tile came from: it did not slide but was taken away. */
export const TAKEN = -1;

/** A log of the changes to the tiles, move by move, from which moves can be taken back. */
export class MoveLog {
  /** Moves that can be taken back. */
  depth = 0;
  /** Pairs of a tile and the place it slid from, or TAKEN. */
  private entries: Int32Array<ArrayBuffer>;
  private length = 0;
  private readonly starts: Int32Array;

  /**
   * Makes the log of a game on `cells` cells, each move of which takes two tiles. It grows when many tiles
   * slide.
   */
  constructor(cells: number) {
    [this.entries, this.starts] = makeTables(2 * cells, cells >> 1);
  }

  clear(): void {
    this.depth = 0;
    this.length = 0;
  }

  beginMove(): void {
    this.starts[this.depth++] = this.length;
  }

  add(tile: number, from: number): void {
    if (this.length === this.entries.length) this.entries = doubled(this.entries);
    this.entries[this.length] = tile;
    this.entries[this.length + 1] = from;
    this.length += 2;
  }

  /** Hands what happened in the last move to `undo`, the latest first, and forgets it. */
  takeBack(undo: (tile: number, from: number) => void): void {
    const start = at(this.starts, --this.depth);
    while (this.length > start) {
      this.length -= 2;
      undo(at(this.entries, this.length), at(this.entries, this.length + 1));
    }
  }
}
