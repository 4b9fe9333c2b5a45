import type { Board, Move } from '../../board/board.ts';
import type { Engine } from '../../engine/engine.ts';
import { createRandom, pick, type Random, shuffle } from '../../random.ts';
import type { KnownStates } from './known-states.ts';
import type { LaneBoard } from './lane-board.ts';
import { Mobility } from './mobility.ts';
import type { Proof } from './proof.ts';

/** Nodes before the first restart in another order, and by how much the number grows each time; as in state-search.ts. */
const FIRST_RESTART = 1_000;
const RESTART_GROWTH = 1.2;
/** Nodes between two pauses. */
const PAUSE_EVERY = 64;
/** The number of tiles up to which ordering the moves costs more than it saves. */
const ENDGAME_TILES = 30;
/** Random noise added to the mobility of a position, at most. */
const NOISE = 1;
/** The values that stand for mobility in a position whose verdict is known. */
const [KNOWN_LOST, KNOWN_WON] = [-1, Number.POSITIVE_INFINITY];

/**
 * Depth-first search over positions under any gravity, with restarts and a transposition table that it is given. Every other
 * restart orders moves by mobility: on rows of 18 tiles a random order clears none of a thousand games of a board, this
 * one clears one in a hundred. Positions proved lost stay in the table, so a restart loses no proof.
 */
export class PositionSearch {
  /** Moves played. */
  nodes = 0;
  /** The moves from the searched board to the position on the engine. */
  readonly path: Move[] = [];
  readonly #board: LaneBoard;
  readonly #engine: Engine;
  readonly #random: Random;
  readonly #known: KnownStates;
  /** Moves still to try, as cells; those of depth d lie from `#starts[d]` on, up to where the next depth begins. */
  readonly #open: number[] = [];
  readonly #starts: number[] = [];
  readonly #mobility = new Mobility();
  /** True if moves are ordered by mobility. */
  #isByMobility = false;

  constructor(board: LaneBoard, known: KnownStates, seed: number) {
    this.#board = board;
    this.#engine = board.engine;
    this.#random = createRandom(seed);
    this.#known = known;
  }

  /** Plays random moves until nothing links or the position is known; whether it is won then, and the path leads there. */
  playOut(board: Board): boolean {
    this.#load(board);
    for (let moves = this.#board.movesToTry(); moves.length > 0; moves = this.#board.movesToTry()) {
      this.#play(...pick(this.#random, moves));
      const verdict = this.#known.verdictOf(this.#board.lanes);
      if (verdict !== null) return verdict === 'winnable';
    }
    return this.#engine.tiles === 0;
  }

  /** Searches until `nodes` reaches `end`. After `winnable` the path leads to a position that is cleared or known to be won. */
  *search(board: Board, end: number): Generator<void, Proof> {
    for (let restartAfter = FIRST_RESTART; this.nodes < end; restartAfter *= RESTART_GROWTH) {
      const proof = yield* this.#searchOnce(board, Math.min(this.nodes + restartAfter, end));
      if (proof !== 'unknown') return proof;
      this.#isByMobility = !this.#isByMobility;
    }
    return 'unknown';
  }

  /**
   * Searches without a restart and in random order. For a position that is likely to be lost: there every line has to be
   * tried, and ordering the moves only costs (a third more nodes).
   */
  *exhaust(board: Board, end: number): Generator<void, Proof> {
    this.#isByMobility = false;
    return yield* this.#searchOnce(board, end);
  }

  *#searchOnce(board: Board, end: number): Generator<void, Proof> {
    this.#start(board);
    if (this.#engine.tiles === 0) return 'winnable';
    while (this.nodes < end) {
      const state = this.#step();
      if (state === 'cleared') return 'winnable';
      if (state === 'exhausted') return 'lost';
      if (this.nodes % PAUSE_EVERY === 0) yield;
    }
    return 'unknown';
  }

  #load(board: Board): void {
    this.path.length = 0;
    this.#board.load(board.cells);
  }

  #start(board: Board): void {
    this.#load(board);
    this.#open.length = 0;
    this.#starts.length = 0;
    this.#openMoves();
  }

  /** Tries one more move, or takes one back when none is left. */
  #step(): 'going-on' | 'cleared' | 'exhausted' {
    if (this.#open.length === this.#starts.at(-1)) return this.#takeBack() ? 'going-on' : 'exhausted';
    const b = this.#open.pop() as number; // moves are pushed as two cells
    const a = this.#open.pop() as number;
    const verdict = this.#known.verdictAfter(this.#board.lanes, a, b);
    if (verdict === 'lost') return 'going-on';
    this.#play(a, b);
    if (verdict === 'winnable' || this.#engine.tiles === 0) return 'cleared';
    this.#openMoves();
    return 'going-on';
  }

  #play(a: number, b: number): void {
    this.#board.apply(a, b);
    this.path.push([a, b]);
    this.nodes++;
  }

  /** The position is lost: every move of it was tried. False when it is the first one. */
  #takeBack(): boolean {
    this.#known.addLost(this.#board.lanes);
    if (this.path.pop() === undefined) return false;
    this.#board.takeBack();
    this.#starts.pop();
    return true;
  }

  /** Adds the legal moves, in random order or by mobility. The last one added is tried first. */
  #openMoves(): void {
    this.#starts.push(this.#open.length);
    const moves = this.#board.movesToTry();
    shuffle(this.#random, moves);
    const isLarge = moves.length > 1 && this.#engine.tiles > ENDGAME_TILES;
    const ordered = this.#isByMobility && isLarge ? this.#byMobility(moves) : moves;
    for (const [a, b] of ordered) this.#open.push(a, b);
  }

  #byMobility(moves: readonly Move[]): readonly Move[] {
    const rated = moves.map((move) => {
      this.#board.apply(...move);
      this.nodes++;
      const mobility = this.#mobilityHere() + (NOISE * this.#random.below(1_000)) / 1_000;
      this.#board.takeBack();
      return { move, mobility };
    });
    return rated.sort((one, other) => one.mobility - other.mobility).map(({ move }) => move);
  }

  #mobilityHere(): number {
    const verdict = this.#known.verdictOf(this.#board.lanes);
    if (verdict !== null) return verdict === 'lost' ? KNOWN_LOST : KNOWN_WON;
    return this.#mobility.of(this.#engine);
  }
}
