import type { Board, Move } from '../board/board.ts';
import { SlidingClosure } from '../solve/sliding-closure.ts';
import { Clearings } from './clearings.ts';
import { KnownStates } from './known-states.ts';
import { PositionSearch } from './position-search.ts';
import type { Proof, Prover } from './prover.ts';
import type { StretchWalk } from './stretch.ts';

/** Random games before a search; a game ends as soon as it meets a position known to be winnable. */
const PLAYOUTS = 12;
/** Work of the closure, in nodes for each tile. */
const CLOSURE_NODES = 2;

/**
 * The prover under gravity, and under every rule: a transposition table of what is proved that all searches of a stretch
 * share, and the clearings that were found. Neighbouring positions reach the same
 * ones a few moves later, so most searches end in a table, and most moves that keep a game winnable are found by playing a
 * known clearing around them.
 */
export class StateProver implements Prover {
  readonly #walk: StretchWalk;
  readonly #closure: SlidingClosure;
  readonly #known: KnownStates;
  readonly #clearings: Clearings;
  readonly #search: PositionSearch;
  /** Work that is no search. */
  #nodes = 0;

  constructor(walk: StretchWalk, seed: number) {
    const { board, rules, witness } = walk.stretch;
    this.#walk = walk;
    this.#closure = new SlidingClosure(board, rules);
    this.#known = new KnownStates(board.cells.length);
    this.#clearings = new Clearings(walk);
    this.#search = new PositionSearch(walk, this.#known, seed);
    if (witness !== null) this.#keepClearing(0, witness);
  }

  get nodes(): number {
    return this.#nodes + this.#clearings.nodes + this.#search.nodes;
  }

  *proveNode(node: number, nodeLimit: number): Generator<void, Proof> {
    const line = () => this.#clearings.lineTo(node);
    const proof = yield* this.#prove(this.#walk.boardAt(node), line, nodeLimit);
    if (proof === 'winnable') this.#keepClearing(node, this.#known.witnessFrom(this.#walk.at(node)));
    return proof;
  }

  *proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof> {
    const board = this.#walk.boardAfter(node, move);
    const line = () => this.#clearings.lineAfter(node, move);
    const proof = yield* this.#prove(board, line, nodeLimit);
    if (proof === 'winnable') {
      this.#search.engine.load(board.cells);
      this.#keepClearing(node, [move, ...this.#known.witnessFrom(this.#search.engine)]);
    }
    return proof;
  }

  /** Keeps a clearing of a node: every position on the path to the node and along the clearing is winnable too. */
  #keepClearing(node: number, moves: readonly Move[]): void {
    this.#clearings.add(node, moves);
    this.#known.addWon(this.#walk.at(0), [...this.#walk.movesBetween(0, node), ...moves]);
  }

  /** Tables first, then a known line, a few games, the closure, and the search. */
  *#prove(board: Board, line: () => readonly Move[] | null, nodeLimit: number): Generator<void, Proof> {
    const search = this.#search;
    const { engine } = search;
    engine.load(board.cells);
    this.#nodes++;
    const verdict = engine.tiles === 0 ? 'winnable' : this.#known.verdictOf(engine);
    if (verdict !== null) return verdict;
    const found = line();
    if (found !== null) {
      this.#known.addWon(engine, found);
      return 'winnable';
    }
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
    const proof = yield* search.search(board, end);
    return proof === 'winnable' ? this.#winnable(board) : proof;
  }

  /** The path of the search clears a board, or leads to a position known to be winnable. */
  #winnable(board: Board): Proof {
    const { engine, path } = this.#search;
    engine.load(board.cells);
    this.#known.addWon(engine, path);
    return 'winnable';
  }
}
