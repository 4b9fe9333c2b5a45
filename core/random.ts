/**
 * Seeded randomness that is the same on every machine, for ever: a deal is named by its seed.
 *
 * The generator is sfc32 (Chris Doty-Humphrey's "Small Fast Counter", 128 bits of state, passes PractRand), its state
 * filled from the 32-bit seed by splitmix32. Only 32-bit integer arithmetic is used.
 */
import { at } from './int32.ts';

/** Outputs thrown away so that seeds that differ in one bit have nothing in common. */
const WARM_UP_ROUNDS = 12;

/** A stream of random numbers; each call moves it on. */
export interface Random {
  /** A uniform integer from 0 to 2^32 - 1. */
  nextUint32(): number;
  /** A uniform integer from 0 to `limit - 1`, without bias; `limit` from 1 to 2^32. */
  below(limit: number): number;
}

/** The stream of a seed; only the low 32 bits of `seed` count. */
export function createRandom(seed: number): Random {
  return new Sfc32(seed);
}

class Sfc32 implements Random {
  /** a, b, c and the counter. In a table all 32 bits of them are words; in fields, larger ones would be kept as objects. */
  readonly #state = new Int32Array(4);

  constructor(seed: number) {
    const nextSeed = splitmix32(seed);
    this.#state.set([nextSeed(), nextSeed(), nextSeed(), 1]);
    for (let round = 0; round < WARM_UP_ROUNDS; round++) this.nextUint32();
  }

  nextUint32(): number {
    const state = this.#state;
    const b = at(state, 1);
    const c = at(state, 2);
    const counter = at(state, 3);
    const output = (at(state, 0) + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + output) | 0;
    state[3] = (counter + 1) | 0;
    return output >>> 0;
  }

  below(limit: number): number {
    // The fewest low bits that can hold every answer; what falls beyond the limit is drawn again, so that none is
    // favoured. On average fewer than two draws, and no division.
    const mask = 0xffff_ffff >>> Math.clz32((limit - 1) | 1);
    let drawn = (this.nextUint32() & mask) >>> 0;
    while (drawn >= limit) drawn = (this.nextUint32() & mask) >>> 0;
    return drawn;
  }
}

/** Puts `items` into a uniformly random order, in place (Fisher-Yates, from the last item down). */
export function shuffle<T>(random: Random, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    // Both indices lie inside the array, so both items are there.
    const kept = items[last] as T;
    items[last] = items[other] as T;
    items[other] = kept;
  }
}

/** One of some items, each as likely as the others; there must be at least one. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)] as T; // inside the list, see above
}

/** Fills the state of another generator from one number. */
function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
