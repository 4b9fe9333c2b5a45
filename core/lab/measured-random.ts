/** A uniform number from 0 to `below - 1`. */
export type Draw = (below: number) => number;

/** A small seeded generator (mulberry32): the boards of the benchmark must never change with the game's own dealer. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
}

/** The same items in uniformly random order. */
export function shuffled<T>(items: readonly T[], random: Draw): T[] {
  return items
    .map((item, i) => ({ item, rank: random(0x40000000), i }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ item }) => item);
}
