import { RowSet } from '../../row-set.ts';
import type { Lanes } from './lanes.ts';

/** A set of positions, numbered in the order of adding. When the memory is full nothing is added any more. */
export class StateTable {
  readonly #rows: RowSet;

  /** Of positions that lanes of such a board hold. */
  constructor({ count }: Lanes) {
    this.#rows = new RowSet(count);
  }

  /** The number of a position, or -1. */
  numberOf({ contents, hash, unkept }: Lanes): number {
    return unkept > 0 ? -1 : this.#rows.numberOf(contents, hash);
  }

  /** Adds a position and gives its number; -1 when the memory is full. */
  add({ contents, hash, unkept }: Lanes): number {
    return unkept > 0 ? -1 : this.#rows.add(contents, hash);
  }

  /**
   * Adds a position to the set, and returns whether it was new. When the memory is full, every position
   * counts as new.
   */
  isNew(position: Lanes): boolean {
    const before = this.#rows.size;
    return this.add(position) < 0 || this.#rows.size > before;
  }
}
