import { at, doubled } from './engine-words.ts';

/**
 * What changed on the grid, move by move, so that moves can be taken back. A change is a place and the kind of the tile
 * that came to it, or minus the kind of the tile that went.
 */
export class ChangeLog {
  /** Moves that can be taken back. */
  depth = 0;
  private length = 0;
  private entries = new Int32Array(512);
  private starts = new Int32Array(128);

  clear(): void {
    this.depth = 0;
    this.length = 0;
  }

  beginMove(): void {
    if (this.depth === this.starts.length) this.starts = doubled(this.starts);
    this.starts[this.depth++] = this.length;
  }

  add(place: number, change: number): void {
    if (this.length === this.entries.length) this.entries = doubled(this.entries);
    this.entries[this.length] = place;
    this.entries[this.length + 1] = change;
    this.length += 2;
  }

  /** Hands the changes of the last move to `undo`, the latest first, and forgets them. */
  takeBack(undo: (place: number, change: number) => void): void {
    const start = at(this.starts, --this.depth);
    while (this.length > start) {
      this.length -= 2;
      undo(at(this.entries, this.length), at(this.entries, this.length + 1));
    }
  }
}
