/**
 * Reads `words[index]`. The index must be in bounds.
 *
 * The engine reads its tables some hundred million times a second at indices that are in bounds by construction. This is
 * the one place that says so to the compiler; the just-in-time compiler inlines it, and because all tables are
 * Int32Arrays and none is ever read outside its bounds, every read becomes a single load.
 */
export function at(words: Int32Array, index: number): number {
  return words[index] as number; // in bounds: see above
}

/** The same words and as much room again. */
export function doubled(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * words.length);
  larger.set(words);
  return larger;
}
