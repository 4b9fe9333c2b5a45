import type { Assignment, Literal } from './assignment.ts';
import { taken } from './assignment.ts';
import type { Obstacles } from './obstacles/obstacles.ts';
import { type Pairs, pairOf } from './pairs.ts';

/** Tiles looked at between two pauses: one pass over 100 x 100 tiles, two dozen over 20 x 20. */
const TILES_TO_PAUSE = 10_000;

/**
 * The relaxed closure: the proof that a position is lost.
 *
 * Let a tile vanish as soon as a line joins it to the *position* of an allowed partner, vanished or not, until nothing
 * changes. Every real play with allowed pairs vanishes here as well: by induction over the play, when it takes a pair,
 * all that it took before is gone here too, free space only helps a line, and the line joins the two positions. So if
 * some tile stays, the allowed pairs cannot clear the board.
 *
 * More than that, the tiles that vanished explain the failure. Take *any* set F of tiles, and any play that clears the
 * board. Its first move that touches a tile outside F is made over squares of F and empty squares only, so its line is
 * free when just F is gone. Hence one of the pairs that link over F, with at least one tile outside F, is taken: a clause
 * that always holds, whatever was decided. When F is closed, every such pair is one that is not allowed: what has been
 * decided breaks the clause, and the search learns from it.
 *
 * Allowed are all pairs that were not put apart below `level`, and those of freed groups. What level 0 put apart is
 * certain and stays apart.
 */
export class Closure {
  /** Pairs put apart on this level or above count as allowed. */
  level = 1;
  /** Passes over the board so far: the measure of work. */
  passes = 0;
  readonly #pairs: Pairs;
  readonly #field: Obstacles;
  readonly #assignment: Assignment;
  readonly #isFree: Uint8Array;
  /** Tiles that stay come first, then those that vanished, the last one first. */
  readonly #order: Int32Array;
  readonly #placeOf: Int32Array;
  readonly #passesToPause: number;
  #left: number;

  /** Takes a field without tiles, and blocks them all. */
  constructor(pairs: Pairs, field: Obstacles, assignment: Assignment) {
    this.#pairs = pairs;
    this.#field = field;
    this.#assignment = assignment;
    this.#isFree = new Uint8Array(pairs.groups);
    this.#order = Int32Array.from({ length: pairs.tiles }, (_, tile) => tile);
    this.#placeOf = this.#order.slice();
    this.#left = pairs.tiles;
    this.#passesToPause = Math.ceil(TILES_TO_PAUSE / (1 + pairs.tiles));
    for (const cell of pairs.cellOf) field.block(cell);
  }

  /** Tiles that have not vanished. */
  get left(): number {
    return this.#left;
  }

  isGone(tile: number): boolean {
    return (this.#placeOf[tile] as number) >= this.#left;
  }

  /** Allows a group all its pairs, or takes that back. */
  setFree(group: number, isFree: boolean): void {
    this.#isFree[group] = isFree ? 1 : 0;
  }

  /** Brings tiles back until `left` of them stay; the last that vanished comes back first. */
  restore(left: number): void {
    while (this.#left < left)
      this.#field.block(this.#pairs.cellOf[this.#order[this.#left++] as number] as number);
  }

  /** Lets a tile vanish without a test. */
  vanish(tile: number): void {
    const place = this.#placeOf[tile] as number;
    if (place >= this.#left) return;
    const last = --this.#left;
    const moved = this.#order[last] as number;
    this.#order[place] = moved;
    this.#placeOf[moved] = place;
    this.#order[last] = tile;
    this.#placeOf[tile] = last;
    this.#field.clear(this.#pairs.cellOf[tile] as number);
  }

  /**
   * Lets tiles vanish until nothing changes; false when `maxPasses` over the board came first. Pauses now and then, so
   * that a host can stop it.
   */
  *grow(maxPasses: number): Generator<void, boolean> {
    const { groups } = this.#pairs;
    for (let pass = 0; pass < maxPasses; pass++) {
      const before = this.#left;
      this.passes++;
      for (let group = 0; group < groups; group++) if (this.#stays(group)) this.#aim(group);
      for (let group = 0; group < groups; group++) if (this.#stays(group)) this.#growGroup(group);
      if (before === this.#left || this.#left === 0) return true;
      if (this.passes % this.#passesToPause === 0) yield;
    }
    return false;
  }

  /** Lets tiles of one group vanish, once; false when none does. */
  growGroup(group: number): boolean {
    const before = this.#left;
    this.#aim(group);
    this.#growGroup(group);
    return this.#left < before;
  }

  /** Returns whether a pair with a tile that stays links over what has vanished. */
  opens(pair: number): boolean {
    const { lower, upper, cellOf } = this.#pairs;
    const a = lower[pair] as number;
    const b = upper[pair] as number;
    if (this.isGone(a) && this.isGone(b)) return false;
    return this.#field.links(cellOf[a] as number, cellOf[b] as number);
  }

  /** The clause that this set of vanished tiles gives: one of these pairs is taken. What is out for sure is left out. */
  clause(): Literal[] {
    const { groupOf, firstOf } = this.#pairs;
    const { value, levelOf } = this.#assignment;
    const literals: Literal[] = [];
    for (let place = 0; place < this.#left; place++) {
      const tile = this.#order[place] as number;
      const group = groupOf[tile] as number;
      const end = firstOf[group + 1] as number;
      for (let other = firstOf[group] as number; other < end; other++) {
        // A pair of two tiles that stay is met twice: count it once.
        if (other === tile || (other < tile && !this.isGone(other))) continue;
        const pair = pairOf(this.#pairs, tile, other);
        const isOut = value[pair] === -1 && levelOf[pair] === 0;
        if (!isOut && this.opens(pair)) literals.push(taken(pair));
      }
    }
    return literals;
  }

  #stays(group: number): boolean {
    const end = this.#pairs.firstOf[group + 1] as number;
    for (let tile = this.#pairs.firstOf[group] as number; tile < end; tile++)
      if (!this.isGone(tile)) return true;
    return false;
  }

  #aim(group: number): void {
    const { cellOf, firstOf } = this.#pairs;
    const end = firstOf[group + 1] as number;
    for (let tile = firstOf[group] as number; tile < end; tile++) this.#field.aim(cellOf[tile] as number);
  }

  #growGroup(group: number): void {
    const { cellOf, firstOf, rowOf } = this.#pairs;
    const { value, levelOf } = this.#assignment;
    const lowest = this.#isFree[group] === 1 ? 1 : this.level;
    const end = firstOf[group + 1] as number;
    for (let tile = firstOf[group] as number; tile < end; tile++) {
      const cell = cellOf[tile] as number;
      const row = rowOf[tile] as number;
      let isGone = this.isGone(tile);
      for (let other = tile + 1; other < end; other++) {
        if (isGone && this.isGone(other)) continue;
        const pair = row + other;
        if (value[pair] === -1 && (levelOf[pair] as number) < lowest) continue;
        if (!this.#field.aimedLinks(cell, cellOf[other] as number)) continue;
        this.vanish(tile);
        this.vanish(other);
        isGone = true;
      }
    }
  }
}
