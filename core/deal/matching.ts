/**
 * A maximum matching in a bipartite graph, of tiles with neighbours of the other colour, grown by augmenting paths
 * (Berge 1957): from a single tile over a pair to the partner it would free, and on, until a single tile of the other
 * colour is met; then all pairs of the path shift by one and both are matched. Where no such path is left, the
 * partners that could be freed form a tree, and any tile of the tree can be the single one instead.
 */
import { type Random, shuffle } from '../random.ts';

/** No cell. */
export const NONE = -1;
/** A tile that takes no part any more. */
const ASIDE = -2;

/** For each cell the cells it may be matched with. Cells have two colours, and none has a neighbour of its own. */
export type Neighbours = readonly (readonly number[])[];

/** A matching that tiles can be taken out of; it stays as large as it can be. Cells are indices of the board. */
export class Matching {
  readonly #cells: readonly number[];
  readonly #neighbours: Neighbours;
  /** Cell -> its partner, NONE while it is single, or ASIDE. */
  readonly #mates: Int32Array;
  /** Cell -> the tile of a tree from which it was met, or NONE. */
  readonly #parents: Int32Array;
  /** Cell -> the single tile whose tree can free it, or NONE. */
  readonly #roots: Int32Array;

  /** A largest matching of `cells`. */
  constructor(cells: readonly number[], neighbours: Neighbours, random: Random) {
    this.#cells = cells;
    this.#neighbours = neighbours;
    this.#mates = new Int32Array(neighbours.length).fill(NONE);
    this.#parents = new Int32Array(neighbours.length).fill(NONE);
    this.#roots = new Int32Array(neighbours.length).fill(NONE);
    const order = [...cells];
    shuffle(random, order);
    for (const cell of order) this.match(cell);
  }

  mateOf(cell: number): number {
    return this.#mates[cell] ?? ASIDE;
  }

  /** The single tile in whose place this one can be single; NONE when there is none. Of the last `grow`. */
  rootOf(cell: number): number {
    return this.#roots[cell] ?? NONE;
  }

  /** The tiles that are single. */
  singles(): number[] {
    return this.#cells.filter((cell) => this.#mates[cell] === NONE);
  }

  /** The pairs, each once. */
  pairs(): (readonly [number, number])[] {
    return this.#cells
      .filter((cell) => cell < this.mateOf(cell))
      .map((cell) => [cell, this.mateOf(cell)] as const);
  }

  /** Finds a partner for a single tile, shifting other pairs for it; whether there is one. Linear in the tiles. */
  match(cell: number): boolean {
    if (this.#mates[cell] !== NONE) return true;
    const met: number[] = [];
    const end = this.#search([cell], met);
    if (end !== NONE) this.#shift(end);
    for (const other of met) this.#parents[other] = NONE;
    return end !== NONE;
  }

  /** Grows the trees of all single tiles; no tile is in two. Linear in the tiles. */
  grow(): void {
    this.#roots.fill(NONE);
    this.#parents.fill(NONE);
    const tree = this.singles();
    for (const single of tree) this.#roots[single] = single;
    this.#search(tree, []);
  }

  /**
   * Returns whether a matched tile is in no tree of the last `grow`, so that setting it aside leaves only its
   * partner single.
   */
  isOutside(cell: number): boolean {
    return this.mateOf(cell) >= 0 && this.rootOf(cell) === NONE && this.#parents[cell] === NONE;
  }

  /** Sets a tile aside that its tree can free: the root finds its place among the pairs. After `grow`, once a tree. */
  setFreeAside(cell: number): void {
    const freed = this.mateOf(cell);
    this.#mates[cell] = ASIDE;
    if (freed !== NONE) this.#shift(freed);
  }

  /** Sets a matched tile aside; its partner is single then and finds another if it can. */
  setMatchedAside(cell: number): void {
    const mate = this.mateOf(cell);
    this.#mates[cell] = ASIDE;
    this.#mates[mate] = NONE;
    this.#roots.fill(NONE);
    this.#parents.fill(NONE);
    this.match(mate);
  }

  /** Goes on from the tiles in `tree`, breadth first; the single tile that ends an alternating path, or NONE. */
  #search(tree: number[], met: number[]): number {
    for (const even of tree) {
      for (const odd of this.#neighbours[even] ?? []) {
        const mate = this.mateOf(odd);
        if (mate === ASIDE || this.#parents[odd] !== NONE || this.#roots[odd] !== NONE) continue;
        this.#parents[odd] = even;
        met.push(odd);
        if (mate === NONE) return odd;
        this.#roots[mate] = this.rootOf(even);
        tree.push(mate);
      }
    }
    return NONE;
  }

  /** Gives a tile to the one from which it was met, that one's old partner to the next, and so on up to the root. */
  #shift(end: number): void {
    let odd = end;
    while (odd >= 0) {
      const even = this.#parents[odd] ?? NONE;
      const above = this.mateOf(even);
      this.#mates[even] = odd;
      this.#mates[odd] = even;
      odd = above;
    }
  }
}
