/**
 * Reads `words[index]`. The index must be in bounds.
 *
 * The engine reads its tables some hundred million times a second at indices that are in bounds by construction. This
 * is the one place that says so to the compiler; the just-in-time compiler inlines it, and because all tables are
 * Int32Arrays and none is ever read outside its bounds, every read becomes a single load. `| 0` says that the index
 * is a word: without it the compiler guards each sum that makes an index against leaving the range of words, which
 * costs a query of eight loads a tenth of its time.
 */
export function at(words: Int32Array, index: number): number {
  return words[index | 0] as number; // in bounds: see above
}

/** The position of the lowest bit of a word that is not zero. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Counts the set bits of a word: in pairs, fours and eights at once. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * The free run through `position` as a mask: the bit itself and the clear bits on both sides of it up to the nearest set
 * ones. Without a loop or a branch: below, counting leading zeros finds the nearest; above, subtracting one turns the
 * clear bits under the lowest set bit into ones. Works at both ends: no set bit means the run goes on to the last bit.
 */
export function runMask(word: number, position: number): number {
  const above = word & (-2 << position);
  const below = word & ((1 << position) - 1);
  return ~above & (above - 1) & (-1 << (32 - Math.clz32(below)));
}

/** The same words and as much room again. */
export function doubled(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * words.length);
  larger.set(words);
  return larger;
}

/**
 * Tables of zeros of the given lengths, side by side in one stretch of memory. An array of its own for each costs an
 * engine of 20 x 20 twenty allocations of half a microsecond, and as much again when they are given back.
 */
export function makeTables<const L extends readonly number[]>(
  ...lengths: L
): { [I in keyof L]: Int32Array<ArrayBuffer> } {
  const words = new ArrayBuffer(
    Int32Array.BYTES_PER_ELEMENT * lengths.reduce((sum, length) => sum + length, 0),
  );
  let end = 0;
  const tables = lengths.map((length) => {
    const start = end;
    end += Int32Array.BYTES_PER_ELEMENT * length;
    return new Int32Array(words, start, length);
  });
  return tables as { [I in keyof L]: Int32Array<ArrayBuffer> };
}
