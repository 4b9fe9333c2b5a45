import type { Move } from '../../board/board.ts';
import { at, doubled } from '../../int32.ts';

/**
 * A reusable list of moves, so that listing them allocates nothing. Move `i` is the cells `pairs[2 * i]` and
 * `pairs[2 * i + 1]`; only the first `count` moves are meant.
 */
export class MoveList {
  count = 0;
  pairs = new Int32Array(256);

  clear(): void {
    this.count = 0;
  }

  add(a: number, b: number): void {
    const end = 2 * this.count;
    if (end === this.pairs.length) this.pairs = doubled(this.pairs);
    this.pairs[end] = a;
    this.pairs[end + 1] = b;
    this.count++;
  }

  /** Makes the list so long; what the moves are is left open. */
  resize(count: number): void {
    while (this.pairs.length < 2 * count) this.pairs = doubled(this.pairs);
    this.count = count;
  }

  /** Reads all entries as places and replaces them by cells, `cells[place]`. */
  replacePlaces(cells: Int32Array): void {
    const { pairs, count } = this;
    for (let i = 0; i < 2 * count; i++) pairs[i] = at(cells, at(pairs, i));
  }

  /** The same moves as values. */
  toMoves(): Move[] {
    return Array.from({ length: this.count }, (_, i) => [at(this.pairs, 2 * i), at(this.pairs, 2 * i + 1)]);
  }
}
