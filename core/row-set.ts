import { at, doubled } from './int32.ts';

/**
 * A set of rows of words, numbered from 0 in the order of adding: what searches remember positions by.
 *
 * A hash finds the place (open addressing) and the whole row is then compared. Trusting a hash alone would save memory, but
 * two positions with one hash would turn *solvable* into a false *unsolvable*, and that word is a promise. When the memory
 * allowed is full nothing is added any more.
 */
export class RowSet {
  readonly #width: number;
  readonly #maxBytes: number;
  #size = 0;
  #rows: Int32Array<ArrayBuffer>;
  #hashes = new Int32Array(FIRST);
  /** Numbers by hash; -1 where nothing is. Always at least half empty. */
  #slots = new Int32Array(2 * FIRST).fill(-1);

  /** An empty set of rows of `width` words, which take at most about `maxBytes`. */
  constructor(width: number, maxBytes: number = MAX_BYTES) {
    this.#width = width;
    this.#maxBytes = maxBytes;
    this.#rows = new Int32Array(FIRST * width);
  }

  /** The number of rows in the set. */
  get size(): number {
    return this.#size;
  }

  /** The number of a row, or -1. Equal rows have to come with equal hashes. */
  numberOf(row: Int32Array, hash: number): number {
    return at(this.#slots, this.#find(row, hash));
  }

  /** Adds a row, unless the set holds it, and gives its number; -1 when the memory is full. */
  add(row: Int32Array, hash: number): number {
    const slot = this.#find(row, hash);
    const known = at(this.#slots, slot);
    if (known >= 0) return known;
    if (this.#size === this.#hashes.length) {
      if (this.#rows.byteLength > this.#maxBytes / 2) return -1;
      this.#grow();
      return this.add(row, hash);
    }
    this.#slots[slot] = this.#size;
    this.#hashes[this.#size] = hash;
    this.#rows.set(row, this.#size * this.#width);
    return this.#size++;
  }

  /** A word of the row of a number. */
  wordIn(number: number, index: number): number {
    return at(this.#rows, number * this.#width + index);
  }

  /** The slot of a row, or the one that is free for it. */
  #find(row: Int32Array, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (; at(this.#slots, slot) >= 0; slot = (slot + 1) & mask) {
      const number = at(this.#slots, slot);
      if (at(this.#hashes, number) === hash && this.#holds(number, row)) break;
    }
    return slot;
  }

  #holds(number: number, row: Int32Array): boolean {
    const start = number * this.#width;
    for (let index = 0; index < this.#width; index++)
      if (at(this.#rows, start + index) !== at(row, index)) return false;
    return true;
  }

  #grow(): void {
    this.#rows = doubled(this.#rows);
    this.#hashes = doubled(this.#hashes);
    this.#slots = new Int32Array(2 * this.#slots.length).fill(-1);
    const mask = this.#slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let slot = at(this.#hashes, number) & mask;
      while (at(this.#slots, slot) >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number;
    }
  }
}

const FIRST = 1 << 9;
const MAX_BYTES = 1 << 28;

/** FNV-1a over the first words of a row, then mixed so that the low bits, which choose the place, depend on all. */
export function hashOfRow(row: Int32Array, length: number = row.length): number {
  let hash = 0x811c9dc5 ^ length;
  for (let index = 0; index < length; index++) hash = Math.imul(hash ^ at(row, index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
