import { type Pairs, pairOf } from './pairs.ts';

/** A literal: `2 * pair` says that the pair is taken together, `2 * pair + 1` that it is not. */
export type Literal = number;
/** The literal that says that a pair is taken together. */
export const taken = (pair: number): Literal => pair * 2;
/** The literal that says that a pair is not taken together. */
export const apart = (pair: number): Literal => pair * 2 + 1;

/** Why a literal holds. */
const DECIDED = 0;
/** Another pair with a tile of this one is taken; `ref` is that pair. */
const EXCLUDED = 1;
/** Every other pair of a tile is out; `ref` is the tile. */
const LAST = 2;
/** Every other literal of a clause is false; `ref` is the clause. */
const CLAUSE = 3;

/**
 * Which pairs are taken together, which are not, which are open; and what follows from what.
 *
 * A board without gravity can be cleared exactly when each tile can be given one partner so that, playing only these
 * pairs in whatever order they link, nothing stays behind. This is the assignment of a SAT solver: the variables are pairs,
 * and the constraints are that each tile is in exactly one taken pair and that every learned clause holds. The class draws
 * all conclusions (unit propagation, with two watched literals a clause: Moskewicz et al. 2001), remembers the reason of
 * each, and takes them back by level. A level is one decision and what followed from it; level 0 holds what is certain.
 */
export class Assignment {
  /** 1 taken, -1 apart, 0 open; by pair. */
  readonly value: Int8Array;
  /** The level at which a pair got its value. */
  readonly levelOf: Int32Array;
  /** The taken pair of a tile, or -1. */
  readonly pairTaken: Int32Array;
  /** Literals that hold, in order of becoming true. */
  readonly trail: Literal[] = [];
  /** The index in the trail at which each level begins; `starts[0]` is level 1. */
  readonly starts: number[] = [];
  readonly #pairs: Pairs;
  readonly #options: Int32Array;
  readonly #why: Uint8Array;
  readonly #ref: Int32Array;
  readonly #clauses: Int32Array[] = [];
  /** By literal: the clauses that watch it. Few literals are ever in a clause. */
  readonly #watchers = new Map<Literal, number[]>();
  #next = 0;
  /** Literals of the constraint that is falsified, all false, after `propagate` answered false. */
  conflict: Literal[] = [];

  constructor(pairs: Pairs) {
    this.#pairs = pairs;
    this.value = new Int8Array(pairs.count);
    this.levelOf = new Int32Array(pairs.count);
    this.#why = new Uint8Array(pairs.count);
    this.#ref = new Int32Array(pairs.count);
    this.pairTaken = new Int32Array(pairs.tiles).fill(-1);
    this.#options = new Int32Array(pairs.tiles);
    for (let tile = 0; tile < pairs.tiles; tile++) {
      const group = pairs.groupOf[tile] as number;
      this.#options[tile] = (pairs.firstOf[group + 1] as number) - (pairs.firstOf[group] as number) - 1;
      // Two of a kind belong together from the start.
      if (this.#options[tile] === 1) this.#takeLastPartner(tile);
    }
  }

  get level(): number {
    return this.starts.length;
  }

  /** Opens a level with a decision. */
  decide(literal: Literal): void {
    this.starts.push(this.trail.length);
    this.#set(literal, DECIDED, 0);
  }

  isFalse(literal: Literal): boolean {
    return this.value[literal >> 1] === ((literal & 1) === 0 ? -1 : 1);
  }

  isTrue(literal: Literal): boolean {
    return this.value[literal >> 1] === ((literal & 1) === 0 ? 1 : -1);
  }

  /** Draws all conclusions. False when a constraint is falsified; `conflict` then says which. */
  propagate(): boolean {
    while (this.#next < this.trail.length) {
      const literal = this.trail[this.#next++] as Literal;
      const pair = literal >> 1;
      const a = this.#pairs.lower[pair] as number;
      const b = this.#pairs.upper[pair] as number;
      const isConsistent =
        (literal & 1) === 0
          ? this.#exclude(pair, a) && this.#exclude(pair, b)
          : this.#takeLastPartner(a) && this.#takeLastPartner(b);
      if (!isConsistent || !this.#updateWatchers(literal ^ 1)) return false;
    }
    return true;
  }

  /** Takes back all levels above `level`. */
  backTo(level: number): void {
    if (this.level <= level) return;
    const start = this.starts[level] as number;
    while (this.trail.length > start) {
      const literal = this.trail.pop() as Literal;
      const pair = literal >> 1;
      const a = this.#pairs.lower[pair] as number;
      const b = this.#pairs.upper[pair] as number;
      if ((literal & 1) === 0) {
        this.pairTaken[a] = -1;
        this.pairTaken[b] = -1;
      } else {
        this.#options[a] = (this.#options[a] as number) + 1;
        this.#options[b] = (this.#options[b] as number) + 1;
      }
      this.value[pair] = 0;
    }
    this.starts.length = level;
    this.#next = this.trail.length;
  }

  /**
   * Adds a learned clause, see learn.ts: its first literal is open, the others are false, and the second is one of the highest
   * level among them. The first becomes true.
   */
  addAsserting(literals: readonly Literal[]): void {
    const [first, second] = literals;
    if (first === undefined) throw new Error('a clause without literals');
    if (second === undefined) {
      this.#set(first, DECIDED, 0);
      return;
    }
    const clause = this.#clauses.length;
    this.#clauses.push(Int32Array.from(literals));
    this.#watch(first, clause);
    this.#watch(second, clause);
    this.#set(first, CLAUSE, clause);
  }

  /** Calls `visit` with the false literals that made the value of a pair; decisions have none. */
  forReason(pair: number, visit: (literal: Literal) => void): void {
    const ref = this.#ref[pair] as number;
    switch (this.#why[pair]) {
      case EXCLUDED:
        visit(apart(ref));
        return;
      case LAST:
        this.#forPairsOf(ref, (other) => {
          if (other !== pair) visit(taken(other));
        });
        return;
      case CLAUSE:
        for (const literal of this.#clauses[ref] as Int32Array) if (literal >> 1 !== pair) visit(literal);
    }
  }

  #forPairsOf(tile: number, visit: (pair: number) => void): void {
    const group = this.#pairs.groupOf[tile] as number;
    const end = this.#pairs.firstOf[group + 1] as number;
    for (let other = this.#pairs.firstOf[group] as number; other < end; other++)
      if (other !== tile) visit(pairOf(this.#pairs, tile, other));
  }

  #set(literal: Literal, why: number, ref: number): void {
    const pair = literal >> 1;
    const a = this.#pairs.lower[pair] as number;
    const b = this.#pairs.upper[pair] as number;
    if ((literal & 1) === 0) {
      this.value[pair] = 1;
      this.pairTaken[a] = pair;
      this.pairTaken[b] = pair;
    } else {
      this.value[pair] = -1;
      this.#options[a] = (this.#options[a] as number) - 1;
      this.#options[b] = (this.#options[b] as number) - 1;
    }
    this.levelOf[pair] = this.starts.length;
    this.#why[pair] = why;
    this.#ref[pair] = ref;
    this.trail.push(literal);
  }

  /** A taken pair puts every other pair of its tiles apart. */
  #exclude(pair: number, tile: number): boolean {
    const group = this.#pairs.groupOf[tile] as number;
    const end = this.#pairs.firstOf[group + 1] as number;
    for (let other = this.#pairs.firstOf[group] as number; other < end; other++) {
      if (other === tile) continue;
      const rival = pairOf(this.#pairs, tile, other);
      if (rival === pair || this.value[rival] === -1) continue;
      if (this.value[rival] === 1) {
        this.conflict = [apart(pair), apart(rival)];
        return false;
      }
      this.#set(apart(rival), EXCLUDED, pair);
    }
    return true;
  }

  /** A tile with one partner left takes it; one with none is a conflict. */
  #takeLastPartner(tile: number): boolean {
    const options = this.#options[tile] as number;
    if (options > 1 || this.pairTaken[tile] !== -1) return true;
    let last = -1;
    this.#forPairsOf(tile, (pair) => {
      if (this.value[pair] !== -1) last = pair;
    });
    if (last >= 0) {
      this.#set(taken(last), LAST, tile);
      return true;
    }
    this.conflict = [];
    this.#forPairsOf(tile, (pair) => this.conflict.push(taken(pair)));
    return false;
  }

  #watch(literal: Literal, clause: number): void {
    const watchers = this.#watchers.get(literal);
    if (watchers === undefined) this.#watchers.set(literal, [clause]);
    else watchers.push(clause);
  }

  /** Looks at the clauses that watch a literal that became false: each finds another to watch, or is unit or broken. */
  #updateWatchers(falsified: Literal): boolean {
    const watchers = this.#watchers.get(falsified);
    if (watchers === undefined) return true;
    let kept = 0;
    for (let i = 0; i < watchers.length; i++) {
      const index = watchers[i] as number;
      const clause = this.#clauses[index] as Int32Array;
      if (clause[0] === falsified) {
        clause[0] = clause[1] as Literal;
        clause[1] = falsified;
      }
      const first = clause[0] as Literal;
      if (this.isTrue(first)) {
        watchers[kept++] = index;
        continue;
      }
      let at = 2;
      while (at < clause.length && this.isFalse(clause[at] as Literal)) at++;
      if (at < clause.length) {
        clause[1] = clause[at] as Literal;
        clause[at] = falsified;
        this.#watch(clause[1] as Literal, index);
        continue;
      }
      watchers[kept++] = index;
      if (!this.isFalse(first)) {
        this.#set(first, CLAUSE, index);
        continue;
      }
      while (++i < watchers.length) watchers[kept++] = watchers[i] as number;
      watchers.length = kept;
      this.conflict = [...clause];
      return false;
    }
    watchers.length = kept;
    return true;
  }
}
