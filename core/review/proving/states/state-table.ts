import { at, doubled } from '../../../int32.ts';
import type { Lanes } from './lanes.ts';

/**
 * A set of positions, numbered in the order of adding. A hash finds the place and the whole position is then compared: a
 * position that is taken for another would make a false proof. When the memory is full nothing is added any more.
 */
export class StateTable {
  readonly #lanes: number;
  #size = 0;
  #contents: Int32Array<ArrayBuffer>;
  #hashes = new Int32Array(FIRST);
  /** Numbers by hash, open addressing; -1 where nothing is. Always at least half empty. */
  #slots = new Int32Array(2 * FIRST).fill(-1);

  constructor({ count }: Lanes) {
    this.#lanes = count;
    this.#contents = new Int32Array(FIRST * count);
  }

  /** The number of a position, or -1. */
  numberOf(position: Lanes): number {
    return position.unkept > 0 ? -1 : at(this.#slots, this.#find(position));
  }

  /** Adds a position and gives its number; -1 when the memory is full. */
  add(position: Lanes): number {
    if (position.unkept > 0) return -1;
    const slot = this.#find(position);
    const known = at(this.#slots, slot);
    if (known >= 0) return known;
    if (this.#size === this.#hashes.length) {
      if (this.#contents.byteLength > MAX_BYTES / 2) return -1;
      this.#grow();
      return this.add(position);
    }
    this.#slots[slot] = this.#size;
    this.#hashes[this.#size] = position.hash;
    this.#contents.set(position.contents, this.#size * this.#lanes);
    return this.#size++;
  }

  /** Whether a position was not in the set; it is added. Always so when the memory is full. */
  isNew(position: Lanes): boolean {
    const before = this.#size;
    return this.add(position) < 0 || this.#size > before;
  }

  /** The slot of a position, or the one that is free for it. */
  #find({ hash, contents }: Lanes): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (; at(this.#slots, slot) >= 0; slot = (slot + 1) & mask) {
      const number = at(this.#slots, slot);
      if (at(this.#hashes, number) === hash && this.#holds(number, contents)) break;
    }
    return slot;
  }

  #holds(number: number, contents: Int32Array): boolean {
    const start = number * this.#lanes;
    for (let lane = 0; lane < this.#lanes; lane++)
      if (at(this.#contents, start + lane) !== at(contents, lane)) return false;
    return true;
  }

  #grow(): void {
    this.#contents = doubled(this.#contents);
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
/** Most memory for the positions themselves. */
const MAX_BYTES = 1 << 28;
