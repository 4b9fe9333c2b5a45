import type { Board, Move } from '../../board/board.ts';
import { BeamSearch } from '../../solve/positions/beam-search.ts';
import { KnownStates } from '../../solve/positions/known-states.ts';
import { LaneBoard } from '../../solve/positions/lane-board.ts';
import { PositionSearch } from '../../solve/positions/position-search.ts';
import type { Proof } from '../../solve/positions/proof.ts';
import { SlidingClosure } from '../../solve/sliding-closure.ts';
import { Clearings } from './clearings.ts';
import type { Prover } from './prover.ts';
import type { StretchWalk } from './stretch.ts';

/** Random games before a search; a game ends as soon as it reaches a position that is proved. */
const PLAYOUTS = 12;
/** Known clearings that are tried before any game, and in all. */
const [FIRST_LINES, MOST_LINES] = [2, 16];

/** Nodes counted for the closure, for each tile. */
const CLOSURE_NODES = 2;
/**
 * The weights of burial in two beam searches, one after the other; the second one pays from `BOTH_FROM` nodes on. Each has
 * `BEAM_SHARE` of the node limit. What they leave of a move's limit goes into the depth-first search, which can prove it lost;
 * of a node's limit they leave nothing, as `proveLost` does that.
 */
const BURIAL_WEIGHTS = [0.1, 0.3] as const;
const BOTH_FROM = 6_000;
const BEAM_SHARE = { node: 0.5, move: 0.4 } as const;

/** A clearing of a position made from the known ones of numbers `first` to `end - 1`, or null. */
type KnownLine = (first: number, end: number) => readonly Move[] | null;

/**
 * The prover under gravity, and under every rule: a transposition table of what is proved that all searches of a stretch
 * share, and the clearings that were found. Neighbouring positions reach the same ones a few moves later, so most searches end
 * in the table, and most moves that keep a game winnable are found by playing a known clearing around them.
 */
export class StateProver implements Prover {
  readonly #walk: StretchWalk;
  readonly #closure: SlidingClosure;
  readonly #board: LaneBoard;
  readonly #known: KnownStates;
  readonly #clearings: Clearings;
  readonly #search: PositionSearch;
  readonly #beam: BeamSearch;
  /**
   * True if the last position proved winnable was proved by a game or a search, and not from a known
   * clearing.
   */
  #isNew = false;
  /** Nodes counted outside of the searches. */
  #nodes = 0;

  constructor(walk: StretchWalk, seed: number) {
    const { board, rules, witness } = walk.stretch;
    this.#walk = walk;
    this.#closure = new SlidingClosure(board, rules);
    this.#board = new LaneBoard(board, rules);
    this.#known = new KnownStates(this.#board.lanes);
    this.#clearings = new Clearings(walk);
    this.#search = new PositionSearch(this.#board, this.#known, seed);
    this.#beam = new BeamSearch(this.#board, this.#known, seed);
    if (witness !== null) this.#keepClearing(0, witness);
  }

  get nodes(): number {
    return this.#nodes + this.#clearings.nodes + this.#search.nodes + this.#beam.nodes;
  }

  *proveNode(node: number, nodeLimit: number): Generator<void, Proof> {
    const line = (first: number) => (first === 0 ? this.#clearings.lineTo(node) : null);
    const proof = yield* this.#prove(this.#walk.boardAt(node), line, nodeLimit, 'node');
    if (proof === 'winnable') this.#keepClearing(node, this.#witnessOf(this.#walk.boardAt(node)));
    return proof;
  }

  *proveLost(node: number, nodeLimit: number, move?: Move): Generator<void, Proof> {
    const board = move === undefined ? this.#walk.boardAt(node) : this.#walk.boardAfter(node, move);
    const proof = yield* this.#search.exhaust(board, this.#search.nodes + nodeLimit);
    if (proof === 'winnable') {
      this.#storePath(board);
      if (move === undefined) this.#keepClearing(node, this.#witnessOf(board));
      else this.#clearings.add(node, [move, ...this.#witnessOf(board)]);
    }
    return proof;
  }

  *proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof> {
    const board = this.#walk.boardAfter(node, move);
    const line = (first: number, end: number) => this.#clearings.lineAfter(node, move, first, end);
    const proof = yield* this.#prove(board, line, nodeLimit, 'move');
    // A clearing made from a known one is much like it, and not kept.
    if (proof === 'winnable' && this.#isNew) {
      // The node is winnable, so the path to it is known already.
      this.#clearings.add(node, [move, ...this.#witnessOf(board)]);
    }
    return proof;
  }

  /** Keeps a clearing of a node: every position on the path to the node and along the clearing is winnable too. */
  #keepClearing(node: number, moves: readonly Move[]): void {
    this.#clearings.add(node, moves);
    this.#board.load(this.#walk.stretch.board.cells);
    this.#known.addWon(this.#board, [...this.#walk.movesBetween(0, node), ...moves]);
  }

  /** A clearing of a board that is known to be winnable. */
  #witnessOf({ cells }: Board): Move[] {
    this.#board.load(cells);
    return this.#known.witnessFrom(this.#board);
  }

  /** From the cheapest to the dearest: the table, known clearings, a few games, the closure, beam searches, depth-first search. */
  *#prove(
    board: Board,
    line: KnownLine,
    nodeLimit: number,
    share: keyof typeof BEAM_SHARE,
  ): Generator<void, Proof> {
    const search = this.#search;
    const { engine, lanes } = this.#board;
    this.#board.load(board.cells);
    this.#nodes++;
    this.#isNew = false;
    const verdict = engine.tiles === 0 ? 'winnable' : this.#known.verdictOf(lanes);
    if (verdict !== null) return verdict;
    if (this.#storeLine(this.#moveToWon())) return 'winnable';
    if (this.#storeLine(line(0, FIRST_LINES))) return 'winnable';
    const end = search.nodes + nodeLimit;
    for (let game = 0; game < PLAYOUTS && search.nodes < end; game++) {
      if (search.playOut(board)) return this.#storePath(board);
      yield;
    }
    this.#board.load(board.cells);
    this.#nodes += CLOSURE_NODES * engine.tiles;
    if (yield* this.#closure.provesLost(engine)) {
      this.#known.addLost(lanes);
      return 'lost';
    }
    if (this.#storeLine(line(FIRST_LINES, MOST_LINES))) return 'winnable';
    const isThorough = nodeLimit >= BOTH_FROM;
    const beamLimit = BEAM_SHARE[share] * nodeLimit;
    const weights = isThorough ? BURIAL_WEIGHTS : BURIAL_WEIGHTS.slice(0, 1);
    const found = yield* this.#searchBeams(board, beamLimit, weights);
    if (found !== 'unknown') return found;
    const left = nodeLimit - weights.length * beamLimit;
    const proof = yield* isThorough ? search.exhaust(board, search.nodes + left) : search.search(board, end);
    return proof === 'winnable' ? this.#storePath(board) : proof;
  }

  /** A beam search with `nodeLimit` nodes for each weight of burial, until one proves the board. */
  *#searchBeams(board: Board, nodeLimit: number, weights: readonly number[]): Generator<void, Proof> {
    for (const weight of weights) {
      const proof = yield* this.#beam.search(board, nodeLimit, weight);
      if (proof === 'winnable') return this.#storePath(board, this.#beam.path);
      if (proof === 'unknown') continue;
      this.#board.load(board.cells);
      this.#known.addLost(this.#board.lanes);
      return 'lost';
    }
    return 'unknown';
  }

  /**
   * A move from the board's position to one known to be winnable, or null. Often there is one: the same move was proved one
   * node later, and mostly the two moves can change places (a transposition).
   */
  #moveToWon(): readonly Move[] | null {
    this.#nodes++;
    const move = this.#board.findMoveTo((position) => this.#known.verdictOf(position) === 'winnable');
    return move === null ? null : [move];
  }

  /** Stores a clearing of the board's position; false where there is none. */
  #storeLine(line: readonly Move[] | null): boolean {
    if (line !== null) this.#known.addWon(this.#board, line);
    return line !== null;
  }

  /** Stores a path from a board to a position that is cleared or known to be winnable. */
  #storePath(board: Board, path: readonly Move[] = this.#search.path): Proof {
    this.#board.load(board.cells);
    this.#known.addWon(this.#board, path);
    this.#isNew = true;
    return 'winnable';
  }
}
