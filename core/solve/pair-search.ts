import type { Board, Move } from '../board/board.ts';
import { createRandom, type Random } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import { Assignment, type Literal, taken } from './assignment.ts';
import { Closure } from './closure.ts';
import { explainDead } from './explain.ts';
import { learn } from './learn.ts';
import { makeObstacles } from './obstacles/make-obstacles.ts';
import { PairPlay } from './pair-play.ts';
import { numberPairs, type Pairs } from './pairs.ts';
import { type Progress, reported } from './progress.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/**
 * Dead positions between two restarts. A restart keeps every learned clause and gives up only the order of decisions; 10
 * to 200 were all within a fifth of each other in the hard region.
 */
const RESTART_AFTER = 40;
/** At each restart the longest game's length counts this much less, so that a shorter game can become the preferred one. */
const FORGET = 0.97;
/** Nodes between two reports. */
const REPORT_EVERY = 64;

/**
 * The solver without gravity, by conflict-driven clause learning (CDCL: Marques-Silva and Sakallah 1996).
 *
 * There a board can be cleared exactly when its tiles can be paired so that greedy play of these pairs leaves nothing
 * behind (assignment.ts). So the search plays: it takes some pair that links, which decides it; draws all conclusions;
 * and goes on. When nothing links any more, the closure explains why in a clause that holds for every game (closure.ts),
 * the search learns from it which decision must be otherwise given the others (learn.ts), jumps back there and plays
 * on. Clauses are kept for good, and each forbids at least the game just played, so the search ends: with a cleared board,
 * or with a clause that nothing can satisfy.
 *
 * A node is one decision or one pass of the closure.
 */
export function* searchPairs(
  board: Board,
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, Verdict> {
  const search = new PairSearch(board, rules, options.seed);
  const nodes = () => search.nodes;
  if (yield* reported(search.isLostFromTheStart(), nodes))
    return { verdict: 'unsolvable', proof: 'closure', nodes: search.nodes };
  let told = 0;
  while (search.nodes < options.nodeLimit) {
    const state = yield* reported(search.step(), nodes);
    if (state === 'cleared') return { verdict: 'solvable', witness: search.witness(), nodes: search.nodes };
    if (state === 'impossible') return { verdict: 'unsolvable', proof: 'exhausted', nodes: search.nodes };
    if (search.nodes < told + REPORT_EVERY) continue;
    told = search.nodes;
    yield { nodes: told };
  }
  return { verdict: 'unknown', nodes: search.nodes };
}

class PairSearch {
  readonly #pairs: Pairs;
  readonly #assignment: Assignment;
  readonly #play: PairPlay;
  readonly #closure: Closure;
  readonly #random: Random;
  /** By tile, its partner in the longest game so far, or -1: decided again first (phase saving). */
  readonly #preferred: Int32Array;
  #longest = 0;
  #decisions = 0;
  #deadEnds = 0;

  constructor(board: Board, rules: Rules, seed: number) {
    this.#pairs = numberPairs(board);
    this.#assignment = new Assignment(this.#pairs);
    this.#play = new PairPlay(this.#pairs, makeObstacles(board, rules), this.#assignment);
    this.#closure = new Closure(this.#pairs, makeObstacles(board, rules), this.#assignment);
    this.#preferred = new Int32Array(this.#pairs.tiles).fill(-1);
    this.#random = createRandom(seed);
  }

  get nodes(): number {
    return this.#decisions + this.#closure.passes;
  }

  /**
   * Returns whether the closure with every pair allowed leaves a tile, which proves the board lost. Most
   * hopeless boards end here, in a tenth of a ms.
   */
  *isLostFromTheStart(): Generator<void, boolean> {
    yield* this.#closure.grow(Number.POSITIVE_INFINITY);
    return this.#closure.left > 0;
  }

  witness(): Move[] {
    const { cellOf, lower, upper } = this.#pairs;
    return this.#play.played.map((pair) => [
      cellOf[lower[pair] as number] as number,
      cellOf[upper[pair] as number] as number,
    ]);
  }

  /** One decision and all that follows, or one dead end and what it teaches. */
  *step(): Generator<void, 'going-on' | 'cleared' | 'impossible'> {
    if (!this.#assignment.propagate()) return this.#learnFrom(this.#assignment.conflict);
    this.#play.advance();
    if (this.#play.played.length * 2 === this.#pairs.tiles) return 'cleared';
    const pair = this.#findOpen(true) ?? this.#findOpen(false);
    if (pair !== null) {
      this.#decisions++;
      this.#assignment.decide(taken(pair));
      return 'going-on';
    }
    this.#rememberLongest();
    const clause = yield* explainDead(this.#pairs, this.#assignment, this.#play, this.#closure);
    return clause === null ? 'impossible' : this.#learnFrom(clause);
  }

  /** A pair that is undecided and links now, looked for from a random group on; null when there is none. */
  #findOpen(onlyPreferred: boolean): number | null {
    const { groups, firstOf } = this.#pairs;
    const start = this.#random.below(groups);
    for (let i = 0; i < groups; i++) {
      const group = (start + i) % groups;
      const end = firstOf[group + 1] as number;
      for (let tile = firstOf[group] as number; tile < end; tile++) {
        if (this.#play.isGone(tile)) continue;
        const pair = this.#openPairOf(tile, end, onlyPreferred);
        if (pair !== null) return pair;
      }
    }
    return null;
  }

  /** The first open pair of a tile with a later one of its group, which ends before `end`. */
  #openPairOf(tile: number, end: number, onlyPreferred: boolean): number | null {
    const row = this.#pairs.rowOf[tile] as number;
    const preferred = this.#preferred[tile] as number;
    const from = onlyPreferred ? Math.max(preferred, tile + 1) : tile + 1;
    const to = onlyPreferred ? preferred + 1 : end;
    for (let other = from; other < to; other++) {
      const pair = row + other;
      if (this.#assignment.value[pair] === 0 && this.#play.links(pair)) return pair;
    }
    return null;
  }

  #learnFrom(broken: readonly Literal[]): 'going-on' | 'impossible' {
    const { levelOf } = this.#assignment;
    const level = broken.reduce((top, literal) => Math.max(top, levelOf[literal >> 1] as number), 0);
    if (level === 0) return 'impossible';
    this.#assignment.backTo(level);
    const learned = learn(this.#assignment, broken);
    this.#deadEnds++;
    const isRestart = this.#deadEnds % RESTART_AFTER === 0;
    this.#assignment.backTo(learned.level);
    this.#assignment.addAsserting(learned.literals);
    if (isRestart && learned.level > 0) this.#assignment.backTo(0);
    this.#play.backTo(isRestart ? 0 : learned.level);
    return 'going-on';
  }

  #rememberLongest(): void {
    const length = this.#play.played.length;
    if (this.#deadEnds % RESTART_AFTER === 0) this.#longest *= FORGET;
    if (length < this.#longest) return;
    this.#longest = length;
    for (const literal of this.#assignment.trail) {
      if ((literal & 1) === 1) continue;
      const a = this.#pairs.lower[literal >> 1] as number;
      const b = this.#pairs.upper[literal >> 1] as number;
      this.#preferred[a] = b;
      this.#preferred[b] = a;
    }
  }
}
