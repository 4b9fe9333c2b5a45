import type { Board, Move } from '../../board/board.ts';
import type { Engine } from '../../engine/engine.ts';
import { SlidingClosure } from '../../solve/sliding-closure.ts';
import type { StretchWalk } from '../stretch.ts';
import { BeamSearch } from './beam-search.ts';
import { Clearings } from './clearings.ts';
import { KnownStates } from './known-states.ts';
import { PositionSearch } from './position-search.ts';
import type { Proof, Prover } from './prover.ts';

/** Random games before a search; a game ends as soon as it meets a position known to be winnable. */
const PLAYOUTS = 12;
/** Known clearings that are tried before any game, and those in all. */
const [FIRST_LINES, MOST_LINES] = [2, 16];

/** Work of the closure, in nodes for each tile. */
const CLOSURE_NODES = 2;
/** Nodes with which a wide search is worth while; the share of them that each has, and what burial counts in it. */
const BEAM_FROM = 6_000;
const BEAM_SHARE = 0.3;
const BURIAL_WEIGHTS = [0, 0.1];
/** The share that depth-first search then has: of a move less, as it hardly ever proves one lost so far from the end. */
const DEPTH_SHARE = { node: 0.4, move: 0.25 } as const;

/** A clearing of a position from known ones: those of the numbers from `first` to before `end`, where there is one. */
type KnownLine = (first: number, end: number) => readonly Move[] | null;

/**
 * The prover under gravity, and under every rule: a transposition table of what is proved that all searches of a stretch
 * share, and the clearings that were found. Neighbouring positions reach the same ones a few moves later, so most searches end
 * in the table, and most moves that keep a game winnable are found by playing a known clearing around them.
 */
export class StateProver implements Prover {
  readonly #walk: StretchWalk;
  readonly #closure: SlidingClosure;
  readonly #known: KnownStates;
  readonly #clearings: Clearings;
  readonly #search: PositionSearch;
  readonly #beam: BeamSearch;
  /** Whether a game or a search found the clearing of the position that was proved winnable last. */
  #isNew = false;
  /** Work that is no search. */
  #nodes = 0;

  constructor(walk: StretchWalk, seed: number) {
    const { board, rules, witness } = walk.stretch;
    this.#walk = walk;
    this.#closure = new SlidingClosure(board, rules);
    this.#known = new KnownStates(board.cells.length);
    this.#clearings = new Clearings(walk);
    this.#search = new PositionSearch(walk, this.#known, seed);
    this.#beam = new BeamSearch(walk, this.#search.engine, this.#known, seed);
    if (witness !== null) this.#keepClearing(0, witness);
  }

  get nodes(): number {
    return this.#nodes + this.#clearings.nodes + this.#search.nodes + this.#beam.nodes;
  }

  *proveNode(node: number, nodeLimit: number): Generator<void, Proof> {
    const line = (first: number) => (first === 0 ? this.#clearings.lineTo(node) : null);
    const proof = yield* this.#prove(this.#walk.boardAt(node), line, nodeLimit, 'node');
    if (proof === 'winnable') this.#keepClearing(node, this.#known.witnessFrom(this.#walk.at(node)));
    return proof;
  }

  *proveLost(node: number, nodeLimit: number): Generator<void, Proof> {
    const board = this.#walk.boardAt(node);
    const proof = yield* this.#search.exhaust(board, this.#search.nodes + nodeLimit);
    if (proof === 'winnable') {
      this.#winnable(board);
      this.#keepClearing(node, this.#known.witnessFrom(this.#walk.at(node)));
    }
    return proof;
  }

  *proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof> {
    const board = this.#walk.boardAfter(node, move);
    const line = (first: number, end: number) => this.#clearings.lineAfter(node, move, first, end);
    const proof = yield* this.#prove(board, line, nodeLimit, 'move');
    // One that was made of another clearing is like it.
    if (proof === 'winnable' && this.#isNew) {
      this.#search.engine.load(board.cells);
      // The node is winnable, so the path to it is known already.
      this.#clearings.add(node, [move, ...this.#known.witnessFrom(this.#search.engine)]);
    }
    return proof;
  }

  /** Keeps a clearing of a node: every position on the path to the node and along the clearing is winnable too. */
  #keepClearing(node: number, moves: readonly Move[]): void {
    this.#clearings.add(node, moves);
    this.#known.addWon(this.#walk.at(0), [...this.#walk.movesBetween(0, node), ...moves]);
  }

  /** Tables first, then a known line, a few games, the closure, and the search. */
  *#prove(
    board: Board,
    line: KnownLine,
    nodeLimit: number,
    asked: keyof typeof DEPTH_SHARE,
  ): Generator<void, Proof> {
    const search = this.#search;
    const { engine } = search;
    engine.load(board.cells);
    this.#nodes++;
    this.#isNew = false;
    const verdict = engine.tiles === 0 ? 'winnable' : this.#known.verdictOf(engine);
    if (verdict !== null) return verdict;
    if (this.#knows(engine, line(0, FIRST_LINES))) return 'winnable';
    const end = search.nodes + nodeLimit;
    for (let game = 0; game < PLAYOUTS && search.nodes < end; game++) {
      if (search.playOut(board)) return this.#winnable(board);
      yield;
    }
    engine.load(board.cells);
    this.#nodes += CLOSURE_NODES * engine.tiles;
    if (yield* this.#closure.provesLost(engine)) {
      this.#known.addLost(engine);
      return 'lost';
    }
    if (this.#knows(engine, line(FIRST_LINES, MOST_LINES))) return 'winnable';
    const wide = yield* this.#searchWidely(board, nodeLimit);
    if (wide !== 'unknown') return wide;
    const left = nodeLimit < BEAM_FROM ? end : end - (1 - DEPTH_SHARE[asked]) * nodeLimit;
    const proof = yield* search.search(board, left);
    return proof === 'winnable' ? this.#winnable(board) : proof;
  }

  *#searchWidely(board: Board, nodeLimit: number): Generator<void, Proof> {
    if (nodeLimit < BEAM_FROM) return 'unknown';
    for (const weight of BURIAL_WEIGHTS) {
      const proof = yield* this.#beam.search(board, BEAM_SHARE * nodeLimit, weight);
      if (proof === 'winnable') return this.#winnable(board, this.#beam.path);
      if (proof === 'unknown') continue;
      this.#search.engine.load(board.cells);
      this.#known.addLost(this.#search.engine);
      return 'lost';
    }
    return 'unknown';
  }

  /** Takes in a clearing of the engine's position, where there is one. */
  #knows(engine: Engine, line: readonly Move[] | null): boolean {
    if (line !== null) this.#known.addWon(engine, line);
    return line !== null;
  }

  /** The path of the search clears a board, or leads to a position known to be winnable. */
  #winnable(board: Board, path: readonly Move[] = this.#search.path): Proof {
    const { engine } = this.#search;
    engine.load(board.cells);
    this.#known.addWon(engine, path);
    this.#isNew = true;
    return 'winnable';
  }
}
