import type { Board, Move } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { MoveList } from '../engine/move-list.ts';
import { at } from '../int32.ts';
import { createRandom, type Random, shuffle } from '../random.ts';
import { restOfWitness } from '../solve/kept-witness.ts';
import { SeenStates } from '../solve/seen-states.ts';
import { SlidingClosure } from '../solve/sliding-closure.ts';
import type { Proof, Prover } from './prover.ts';
import type { StretchWalk } from './stretch.ts';
import { WonStates } from './won-states.ts';

/** Random games before a search; a game ends as soon as it meets a position known to be winnable. */
const PLAYOUTS = 12;
/** Nodes before a search begins again in another order, and how many times more each time; as in state-search.ts. */
const FIRST_PATIENCE = 500;
const MORE_PATIENCE = 1.2;
/** Nodes between two pauses. */
const PAUSE_EVERY = 64;
/** Work of the closure, in nodes for each tile. */
const CLOSURE_NODES = 2;

/**
 * The prover under gravity, and under every rule: depth-first over positions, with two transposition tables that all
 * searches of a stretch share, of positions proved lost and of positions proved winnable. Neighbouring positions reach
 * the same ones a few moves later, so most searches end in a table.
 */
export class StateProver implements Prover {
  nodes = 0;
  readonly #walk: StretchWalk;
  readonly #engine: Engine;
  readonly #random: Random;
  readonly #closure: SlidingClosure;
  readonly #won: WonStates;
  readonly #lost: SeenStates;
  readonly #moves = new MoveList();
  readonly #path: Move[] = [];
  /** Moves still to try, as cells; those of depth d lie from `#starts[d]` on, up to where the next depth begins. */
  readonly #open: number[] = [];
  readonly #starts: number[] = [];

  constructor(walk: StretchWalk, seed: number) {
    const { board, rules, witness } = walk.stretch;
    this.#walk = walk;
    this.#engine = createEngine(board, rules);
    this.#random = createRandom(seed);
    this.#closure = new SlidingClosure(board, rules);
    this.#won = new WonStates(board.cells.length);
    this.#lost = new SeenStates(board.cells.length);
    if (witness !== null) this.#won.add(walk.at(0), witness);
  }

  *proveNode(node: number, nodeLimit: number): Generator<void, Proof> {
    return yield* this.#prove(this.#walk.boardAt(node), this.#lineTo(node), nodeLimit);
  }

  *proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof> {
    const board = this.#walk.boardAfter(node, move);
    return yield* this.#prove(board, () => this.#lineAfter(node, move), nodeLimit);
  }

  /** A clearing of a node that is in the table of winnable positions. */
  #witnessOf(node: number): readonly Move[] | null {
    const engine = this.#walk.at(node);
    return engine.tiles === 0 || this.#won.has(engine) ? this.#won.witnessFrom(engine) : null;
  }

  /** What is left of the clearing of the nearest node above that has one. */
  #lineTo(node: number): () => readonly Move[] | null {
    return () => {
      for (let above = this.#walk.parentOf(node); above >= 0; above = this.#walk.parentOf(above)) {
        const witness = this.#witnessOf(above);
        if (witness === null) continue;
        const start = this.#walk.boardAt(above);
        const played = this.#walk.movesBetween(above, node);
        return restOfWitness({ start, witness, played }, this.#walk.stretch.rules);
      }
      return null;
    };
  }

  #lineAfter(node: number, move: Move): readonly Move[] | null {
    const witness = this.#witnessOf(node);
    if (witness === null) return null;
    const start = this.#walk.boardAt(node);
    return restOfWitness({ start, witness, played: [move] }, this.#walk.stretch.rules);
  }

  /** Tables first, then a known line, a few games, the closure, and the search. */
  *#prove(board: Board, line: () => readonly Move[] | null, nodeLimit: number): Generator<void, Proof> {
    const engine = this.#engine;
    engine.load(board.cells);
    this.nodes++;
    if (engine.tiles === 0 || this.#won.has(engine)) return 'winnable';
    if (this.#lost.has(engine)) return 'lost';
    const known = line();
    if (known !== null) {
      this.nodes += known.length;
      this.#won.add(engine, known);
      return 'winnable';
    }
    const end = this.nodes + nodeLimit;
    for (let game = 0; game < PLAYOUTS && this.nodes < end; game++) {
      if (this.#playOut(board)) return this.#winnable(board);
      yield;
    }
    engine.load(board.cells);
    this.nodes += CLOSURE_NODES * engine.tiles;
    if (yield* this.#closure.provesLost(engine)) {
      this.#lost.add(engine);
      return 'lost';
    }
    return yield* this.#search(board, end);
  }

  *#search(board: Board, end: number): Generator<void, Proof> {
    for (let patience = FIRST_PATIENCE; this.nodes < end; patience *= MORE_PATIENCE) {
      this.#start(board);
      const restartAt = this.nodes + patience;
      while (this.nodes < Math.min(restartAt, end)) {
        const state = this.#step();
        if (state === 'cleared') return this.#winnable(board);
        if (state === 'exhausted') return 'lost';
        if (this.nodes % PAUSE_EVERY === 0) yield;
      }
    }
    return 'unknown';
  }

  /** The path taken from a board clears it, or leads to a position known to be winnable. */
  #winnable(board: Board): Proof {
    this.#engine.load(board.cells);
    this.#won.add(this.#engine, this.#path);
    return 'winnable';
  }

  /** Plays random moves until nothing links or the position is known; whether it is won then. */
  #playOut(board: Board): boolean {
    const engine = this.#engine;
    const moves = this.#moves;
    this.#load(board);
    for (engine.listMoves(moves); moves.count > 0; engine.listMoves(moves)) {
      const drawn = this.#random.below(moves.count);
      this.#play(at(moves.pairs, 2 * drawn), at(moves.pairs, 2 * drawn + 1));
      if (this.#won.has(engine)) return true;
      if (this.#lost.has(engine)) return false;
    }
    return engine.tiles === 0;
  }

  #load(board: Board): void {
    this.#path.length = 0;
    this.#engine.load(board.cells);
  }

  #start(board: Board): void {
    this.#load(board);
    this.#open.length = 0;
    this.#starts.length = 0;
    this.#openMoves();
  }

  /** Tries one more move, or takes one back when none is left. */
  #step(): 'going-on' | 'cleared' | 'exhausted' {
    const engine = this.#engine;
    if (engine.tiles === 0 || this.#won.has(engine)) return 'cleared';
    if (this.#open.length === this.#starts.at(-1)) return this.#takeBack() ? 'going-on' : 'exhausted';
    const b = this.#open.pop() as number; // moves are pushed as two cells
    const a = this.#open.pop() as number;
    this.#play(a, b);
    if (this.#lost.has(engine)) {
      this.#path.pop();
      engine.takeBack();
    } else this.#openMoves();
    return 'going-on';
  }

  #play(a: number, b: number): void {
    this.#engine.apply(a, b);
    this.#path.push([a, b]);
    this.nodes++;
  }

  /** The position is lost: every move of it was tried. False when it is the first one. */
  #takeBack(): boolean {
    this.#lost.add(this.#engine);
    if (this.#path.pop() === undefined) return false;
    this.#engine.takeBack();
    this.#starts.pop();
    return true;
  }

  /** Adds the legal moves, in random order. */
  #openMoves(): void {
    this.#starts.push(this.#open.length);
    this.#engine.listMoves(this.#moves);
    const order = Array.from({ length: this.#moves.count }, (_, move) => move);
    shuffle(this.#random, order);
    for (const move of order)
      this.#open.push(at(this.#moves.pairs, 2 * move), at(this.#moves.pairs, 2 * move + 1));
  }
}
