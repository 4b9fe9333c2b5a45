import type { Board, Move } from '../board/board.ts';
import { MoveList } from '../engine/base/move-list.ts';
import { createSearchEngine, type Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import { createRandom, type Random, shuffle } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import { playFirstGame } from './first-game.ts';
import { type Progress, reported } from './progress.ts';
import { SeenStates } from './seen-states.ts';
import { SlidingClosure } from './sliding-closure.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** Nodes between two reports; on the largest boards one node takes some milliseconds. */
const REPORT_EVERY = 64;
/** Random games before the search: one of them clears most boards that can be cleared. */
const PLAYOUTS = 24;
/**
 * Nodes before the first restart in another order, and the factor by which the number grows each time. Depth-first search
 * hardly ever takes back an early mistake: with restarts 40 % fewer boards of 18 × 8 stayed open at the same node limit.
 */
const FIRST_RESTART = 500;
const RESTART_GROWTH = 1.1;

/**
 * The solver that holds under every rule. First a few random games; then the closure, which proves many hopeless boards
 * lost at once (sliding-closure.ts); then depth-first search over positions with a transposition table of lost ones, which
 * restarts keep. When the first position is lost, the board is unsolvable. A node is a move played.
 */
export function* searchStates(
  board: Board,
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, Verdict> {
  const search = new StateSearch(board, rules, options.seed);
  for (let game = 0; game < PLAYOUTS && search.nodes < options.nodeLimit; game++) {
    const isCleared = yield* game === 0 ? search.playFirstFound() : search.playOut();
    if (isCleared) return search.solvable();
    yield { nodes: search.nodes };
  }
  if (yield* reported(search.isLostFromTheStart(), () => search.nodes))
    return { verdict: 'unsolvable', proof: 'closure', nodes: search.nodes };
  for (let restartAfter = FIRST_RESTART; search.nodes < options.nodeLimit; restartAfter *= RESTART_GROWTH) {
    search.start();
    const restartAt = search.nodes + restartAfter;
    while (search.nodes < Math.min(restartAt, options.nodeLimit)) {
      const state = search.step();
      if (state === 'cleared') return search.solvable();
      if (state === 'exhausted') return { verdict: 'unsolvable', proof: state, nodes: search.nodes };
      if (search.nodes % REPORT_EVERY === 0) yield { nodes: search.nodes };
    }
  }
  return { verdict: 'unknown', nodes: search.nodes };
}

class StateSearch {
  /** Moves played so far. */
  nodes = 0;
  readonly #board: Board;
  readonly #engine: Engine;
  readonly #random: Random;
  /** Positions proved lost. */
  readonly #lost: SeenStates;
  readonly #moves = new MoveList();
  readonly #path: Move[] = [];
  /** Moves still to try, as cells; those of depth d lie from `#starts[d]` on, up to where the next depth begins. */
  readonly #open: number[] = [];
  readonly #starts: number[] = [0];

  constructor(board: Board, rules: Rules, seed: number) {
    this.#board = board;
    this.#engine = createSearchEngine(board, rules);
    this.#random = createRandom(seed);
    this.#lost = new SeenStates(board.cells.length);
  }

  solvable(): Verdict {
    return { verdict: 'solvable', witness: [...this.#path], nodes: this.nodes };
  }

  /** Plays the moves as the engine finds them. Whether the board is then cleared. */
  *playFirstFound(): Generator<Progress, boolean> {
    this.#load();
    this.#path.push(...(yield* playFirstGame(this.#engine)));
    this.nodes += this.#path.length;
    return this.#engine.tiles === 0;
  }

  /** Plays uniformly random moves until nothing links. Whether the board is then cleared. */
  *playOut(): Generator<Progress, boolean> {
    const engine = this.#engine;
    const moves = this.#moves;
    this.#load();
    for (engine.listMoves(moves); moves.count > 0; engine.listMoves(moves)) {
      const drawn = this.#random.below(moves.count);
      this.#play(at(moves.pairs, 2 * drawn), at(moves.pairs, 2 * drawn + 1));
      if (this.nodes % REPORT_EVERY === 0) yield { nodes: this.nodes };
    }
    return engine.tiles === 0;
  }

  /** Returns whether the closure proves that no play clears the board. */
  *isLostFromTheStart(): Generator<void, boolean> {
    this.#load();
    return yield* new SlidingClosure(this.#board, this.#engine.rules).provesLost(this.#engine);
  }

  /** Makes ready to search from the start. */
  start(): void {
    this.#load();
    this.#open.length = 0;
    this.#starts.length = 1;
    this.#openMoves();
  }

  /** Tries one more move, or takes one back when none is left. */
  step(): 'going-on' | 'cleared' | 'exhausted' {
    if (this.#engine.tiles === 0) return 'cleared';
    if (this.#open.length === this.#starts.at(-1)) return this.#takeBack() ? 'going-on' : 'exhausted';
    const b = this.#open.pop() as number; // moves are pushed as two cells
    const a = this.#open.pop() as number;
    this.#play(a, b);
    if (this.#lost.has(this.#engine)) {
      this.#path.pop();
      this.#engine.takeBack();
    } else {
      this.#starts.push(this.#open.length);
      this.#openMoves();
    }
    return 'going-on';
  }

  #load(): void {
    this.#path.length = 0;
    this.#engine.load(this.#board.cells);
  }

  #play(a: number, b: number): void {
    this.#engine.apply(a, b);
    this.#path.push([a, b]);
    this.nodes++;
  }

  #takeBack(): boolean {
    if (this.#path.pop() === undefined) return false;
    this.#lost.add(this.#engine);
    this.#engine.takeBack();
    this.#starts.pop();
    return true;
  }

  /** Adds the legal moves, in random order. */
  #openMoves(): void {
    this.#engine.listMoves(this.#moves);
    const order = Array.from({ length: this.#moves.count }, (_, move) => move);
    shuffle(this.#random, order);
    for (const move of order)
      this.#open.push(at(this.#moves.pairs, 2 * move), at(this.#moves.pairs, 2 * move + 1));
  }
}
