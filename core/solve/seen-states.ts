import type { Engine } from '../engine/engine.ts';

/**
 * A set of positions, for a search that must not look at a lost one twice.
 *
 * A hash finds the place; the whole position is then compared. Trusting a hash alone would save memory, but two
 * positions with one hash would turn *solvable* into a false *unsolvable*, and that word is a promise. When the memory
 * allowed is full nothing is added any more: the search may then look at a position twice, which costs time and proves as
 * much.
 */
export class SeenStates {
  readonly #area: number;
  readonly #now: Uint16Array<ArrayBuffer>;
  /** Numbers of positions by hash, open addressing; -1 where nothing is. Always at least half empty. */
  #slots = new Int32Array(FIRST_SLOTS).fill(-1);
  #hashes = new Int32Array(FIRST_SLOTS / 2);
  #states: Uint16Array<ArrayBuffer>;
  #size = 0;

  /** An empty set of positions of `area` cells, whose kinds are below 65,536. Memory: 2 bytes a cell and position. */
  constructor(area: number) {
    this.#area = area;
    this.#now = new Uint16Array(area);
    this.#states = new Uint16Array((FIRST_SLOTS / 2) * area);
  }

  /** Whether the engine's position was added. Linear in the area. */
  has(engine: Engine): boolean {
    return this.#find(this.#read(engine)) >= 0;
  }

  /** The number of the engine's position, counted from 0 in the order of adding, or -1. Linear in the area. */
  numberOf(engine: Engine): number {
    return this.#find(this.#read(engine));
  }

  /** Adds the engine's position and gives its number; -1 when the memory is full. Linear in the area. */
  add(engine: Engine): number {
    const hash = this.#read(engine);
    const known = this.#find(hash);
    if (known >= 0) return known;
    if (this.#size === this.#hashes.length) {
      if (this.#states.byteLength > MAX_BYTES / 2) return -1;
      this.#grow();
    }
    this.#slots[this.#emptySlot(hash)] = this.#size;
    this.#hashes[this.#size] = hash;
    this.#states.set(this.#now, this.#size * this.#area);
    return this.#size++;
  }

  /** Reads the position into `#now` and gives its hash. */
  #read(engine: Engine): number {
    for (let cell = 0; cell < this.#area; cell++) this.#now[cell] = engine.kindAt(cell);
    return hashOf(this.#now);
  }

  /** The number of the position in `#now`, or -1. */
  #find(hash: number): number {
    let at = hash & (this.#slots.length - 1);
    for (let index = this.#slots[at] as number; index !== -1; index = this.#slots[at] as number) {
      if (this.#hashes[index] === hash && this.#isNow(index)) return index;
      at = (at + 1) & (this.#slots.length - 1);
    }
    return -1;
  }

  #isNow(index: number): boolean {
    const start = index * this.#area;
    for (let cell = 0; cell < this.#area; cell++)
      if (this.#states[start + cell] !== this.#now[cell]) return false;
    return true;
  }

  #emptySlot(hash: number): number {
    let at = hash & (this.#slots.length - 1);
    while (this.#slots[at] !== -1) at = (at + 1) & (this.#slots.length - 1);
    return at;
  }

  #grow(): void {
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    const states = new Uint16Array(this.#states.length * 2);
    states.set(this.#states);
    this.#states = states;
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let index = 0; index < this.#size; index++)
      this.#slots[this.#emptySlot(hashes[index] as number)] = index;
  }
}

const FIRST_SLOTS = 1 << 10;
/** Most memory for the positions themselves. */
const MAX_BYTES = 1 << 28;

/** FNV-1a over the cells, then mixed so that the low bits, which choose the place, depend on all. */
function hashOf(cells: Uint16Array): number {
  let hash = 0x811c9dc5;
  for (let cell = 0; cell < cells.length; cell++)
    hash = Math.imul(hash ^ (cells[cell] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
