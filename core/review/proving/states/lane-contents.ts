import { at, doubled } from '../../../int32.ts';

/** The number of contents that are not kept, as the memory is full. */
export const NOT_KEPT = -1;
const UNASKED = -2;

/**
 * What lanes hold, as rows of kinds from the end where tiles rest; equal contents are stored once, under one number (hash
 * consing). Taking a tile out of a lane is then one look-up, and a position is compared by a number a lane.
 */
export class LaneContents {
  /** Words of a row: the longest lane. */
  readonly #stride: number;
  readonly #most: number;
  readonly #row: Int32Array;
  #size = 0;
  #kinds: Int32Array<ArrayBuffer>;
  #lengths = new Int32Array(FIRST);
  #hashes = new Int32Array(FIRST);
  /** By content and index, the content without the tile there. */
  #without: Int32Array<ArrayBuffer>;
  /** Numbers by hash, open addressing; -1 where nothing is. Always at least half empty. */
  #slots = new Int32Array(2 * FIRST).fill(-1);

  /** Of lanes of at most `stride` tiles; at most `most` contents are kept. */
  constructor(stride: number, most: number = Math.floor(MAX_BYTES / (8 * stride))) {
    this.#stride = stride;
    this.#most = most;
    this.#row = new Int32Array(stride);
    this.#kinds = new Int32Array(FIRST * stride);
    this.#without = new Int32Array(FIRST * stride).fill(UNASKED);
  }

  lengthOf(content: number): number {
    return at(this.#lengths, content);
  }

  kindIn(content: number, index: number): number {
    return at(this.#kinds, content * this.#stride + index);
  }

  /** The number of a row's first kinds. */
  numberOf(row: Int32Array, length: number): number {
    const hash = hashOf(row, length);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (; at(this.#slots, slot) >= 0; slot = (slot + 1) & mask)
      if (this.#holds(at(this.#slots, slot), hash, row, length)) return at(this.#slots, slot);
    if (this.#size === this.#most) return NOT_KEPT;
    this.#slots[slot] = this.#size;
    return this.#add(hash, row, length);
  }

  /** The content without the tile at an index. */
  without(content: number, index: number): number {
    const place = content * this.#stride + index;
    const known = at(this.#without, place);
    if (known !== UNASKED) return known;
    const length = at(this.#lengths, content) - 1;
    const start = content * this.#stride;
    for (let to = 0; to < length; to++) this.#row[to] = at(this.#kinds, start + to + (to < index ? 0 : 1));
    const number = this.numberOf(this.#row, length);
    this.#without[place] = number;
    return number;
  }

  #holds(content: number, hash: number, row: Int32Array, length: number): boolean {
    if (at(this.#hashes, content) !== hash || at(this.#lengths, content) !== length) return false;
    const start = content * this.#stride;
    for (let index = 0; index < length; index++)
      if (at(this.#kinds, start + index) !== at(row, index)) return false;
    return true;
  }

  #add(hash: number, row: Int32Array, length: number): number {
    const content = this.#size++;
    this.#hashes[content] = hash;
    this.#lengths[content] = length;
    const start = content * this.#stride;
    for (let index = 0; index < length; index++) this.#kinds[start + index] = at(row, index);
    if (this.#size === this.#hashes.length) this.#grow();
    return content;
  }

  #grow(): void {
    this.#kinds = doubled(this.#kinds);
    this.#lengths = doubled(this.#lengths);
    this.#hashes = doubled(this.#hashes);
    const asked = this.#without.length;
    this.#without = doubled(this.#without).fill(UNASKED, asked);
    this.#slots = new Int32Array(2 * this.#slots.length).fill(-1);
    const mask = this.#slots.length - 1;
    for (let content = 0; content < this.#size; content++) {
      let slot = at(this.#hashes, content) & mask;
      while (at(this.#slots, slot) >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = content;
    }
  }
}

const FIRST = 1 << 9;
/** Most memory for the rows and what they are without a tile. */
const MAX_BYTES = 1 << 27;

/** FNV-1a over the kinds, then mixed so that the low bits, which choose the place, depend on all. */
function hashOf(row: Int32Array, length: number): number {
  let hash = 0x811c9dc5 ^ length;
  for (let index = 0; index < length; index++) hash = Math.imul(hash ^ at(row, index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
