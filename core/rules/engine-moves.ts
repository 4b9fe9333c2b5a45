import { MAX_SIDE, type Move } from '../board/board.ts';
import { at, doubled } from './engine-words.ts';

/** More cells than any board has; two cells make a key of 32 bits. */
const CELLS = MAX_SIDE * MAX_SIDE;

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

  /** Reads all entries as places and replaces them by cells, `cells[place]`. */
  replacePlaces(cells: Int32Array): void {
    const { pairs, count } = this;
    for (let i = 0; i < 2 * count; i++) pairs[i] = at(cells, at(pairs, i));
  }

  /** Puts the smaller cell of each move first and sorts the moves. */
  sort(): void {
    const { pairs, count } = this;
    const keys = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      const a = at(pairs, 2 * i);
      const b = at(pairs, 2 * i + 1);
      keys[i] = Math.min(a, b) * CELLS + Math.max(a, b);
    }
    for (const [i, key] of keys.sort().entries()) {
      pairs[2 * i] = Math.floor(key / CELLS);
      pairs[2 * i + 1] = key % CELLS;
    }
  }

  /** The same moves as values. */
  toMoves(): Move[] {
    return Array.from({ length: this.count }, (_, i) => [at(this.pairs, 2 * i), at(this.pairs, 2 * i + 1)]);
  }
}
