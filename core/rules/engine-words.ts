/**
 * Reads `words[index]`. The index must be in bounds.
 *
 * The engine reads its tables some hundred million times a second at indices that are in bounds by construction. This is
 * the one place that says so to the compiler; the just-in-time compiler inlines it, and because all tables are
 * Int32Arrays and none is ever read outside its bounds, every read becomes a single load. `| 0` says that the index is a
 * word: without it the compiler guards each sum that makes an index against leaving the range of words, which costs a
 * question of eight loads a tenth of its time.
 */
export function at(words: Int32Array, index: number): number {
  return words[index | 0] as number; // in bounds: see above
}

/** The same words and as much room again. */
export function doubled(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * words.length);
  larger.set(words);
  return larger;
}
