import type { Assignment } from './assignment.ts';
import type { Obstacles } from './obstacles/obstacles.ts';
import type { Pairs } from './pairs.ts';

/**
 * The real board behind an assignment: everything that the taken pairs allow has been played. Without gravity the order
 * does not matter, a removal never unlinks another pair, so playing greedily reaches the one largest set that can be
 * removed.
 */
export class PairPlay {
  readonly #pairs: Pairs;
  readonly #field: Obstacles;
  readonly #assignment: Assignment;
  /** Pairs in the order played, and the level of the assignment at that time. */
  readonly played: number[] = [];
  readonly #levels: number[] = [];
  /** Taken pairs that do not link yet. */
  readonly #waiting: number[] = [];
  #seen = 0;
  readonly #gone: Uint8Array;

  constructor(pairs: Pairs, field: Obstacles, assignment: Assignment) {
    this.#pairs = pairs;
    this.#field = field;
    this.#assignment = assignment;
    this.#gone = new Uint8Array(pairs.tiles);
    for (const cell of pairs.cellOf) field.block(cell);
  }

  isGone(tile: number): boolean {
    return this.#gone[tile] === 1;
  }

  /** Returns whether a pair links on the board in its present state. */
  links(pair: number): boolean {
    const { lower, upper, cellOf } = this.#pairs;
    return this.#field.links(
      cellOf[lower[pair] as number] as number,
      cellOf[upper[pair] as number] as number,
    );
  }

  /** Plays every taken pair that links, until none does. */
  advance(): void {
    const { trail } = this.#assignment;
    for (; this.#seen < trail.length; this.#seen++) {
      const literal = trail[this.#seen] as number;
      if ((literal & 1) === 0) this.#waiting.push(literal >> 1);
    }
    let before = -1;
    while (before !== this.#waiting.length) {
      before = this.#waiting.length;
      let kept = 0;
      for (let i = 0; i < before; i++) {
        const pair = this.#waiting[i] as number;
        if (this.links(pair)) this.#play(pair);
        else this.#waiting[kept++] = pair;
      }
      this.#waiting.length = kept;
    }
  }

  /** Follows the assignment back; call after `Assignment.backTo(level)`. */
  backTo(level: number): void {
    while (this.played.length > 0 && (this.#levels.at(-1) as number) > level) {
      this.#levels.pop();
      this.#put(this.played.pop() as number);
    }
    // Pairs that are taken and not played wait again; the trail holds every taken pair.
    this.#waiting.length = 0;
    this.#seen = this.#assignment.trail.length;
    for (const literal of this.#assignment.trail) {
      if ((literal & 1) !== 0) continue;
      if (!this.isGone(this.#pairs.lower[literal >> 1] as number)) this.#waiting.push(literal >> 1);
    }
  }

  #play(pair: number): void {
    const { lower, upper, cellOf } = this.#pairs;
    for (const tile of [lower[pair] as number, upper[pair] as number]) {
      this.#field.clear(cellOf[tile] as number);
      this.#gone[tile] = 1;
    }
    this.played.push(pair);
    this.#levels.push(this.#assignment.level);
  }

  #put(pair: number): void {
    const { lower, upper, cellOf } = this.#pairs;
    for (const tile of [lower[pair] as number, upper[pair] as number]) {
      this.#field.block(cellOf[tile] as number);
      this.#gone[tile] = 0;
    }
  }
}
