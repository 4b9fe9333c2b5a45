import type { Board, Move } from '../board/board.ts';
import { createRandom, type Random } from '../deal/random.ts';
import { createEngine, type Engine } from '../rules/engine.ts';
import { MoveList } from '../rules/engine-moves.ts';
import { at } from '../rules/engine-words.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from './progress.ts';
import { SeenStates } from './seen-states.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

/** Nodes between two reports. */
const REPORT_EVERY = 512;
/** Random games before the search: most boards that can be cleared fall to one. */
const PLAYOUTS = 24;

/**
 * The solver that holds under every rule: a few random games first, then depth-first over positions, none of them
 * twice. A node is a move played. When the search ends without a cleared board it has seen every position that can be
 * reached, so the board is unsolvable.
 */
export function* searchStates(
  board: Board,
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, Verdict> {
  const search = new StateSearch(board, rules, options.seed);
  for (let game = 0; game < PLAYOUTS && search.nodes < options.nodeLimit; game++) {
    if (search.playOut()) return search.solvable();
    yield { nodes: search.nodes };
  }
  search.start();
  while (search.nodes < options.nodeLimit) {
    const state = search.step();
    if (state === 'cleared') return search.solvable();
    if (state === 'exhausted') return { verdict: 'unsolvable', nodes: search.nodes };
    if (search.nodes % REPORT_EVERY === 0) yield { nodes: search.nodes };
  }
  return { verdict: 'unknown', nodes: search.nodes };
}

class StateSearch {
  /** Moves played so far. */
  nodes = 0;
  readonly #board: Board;
  readonly #engine: Engine;
  readonly #random: Random;
  readonly #seen: SeenStates;
  readonly #moves = new MoveList();
  readonly #path: Move[] = [];
  /** Moves still to try, as cells; those of depth d lie from `#starts[d]` on, up to where the next depth begins. */
  readonly #open: number[] = [];
  readonly #starts: number[] = [0];

  constructor(board: Board, rules: Rules, seed: number) {
    this.#board = board;
    this.#engine = createEngine({ width: board.width, height: board.height, marks: board.template }, rules);
    this.#random = createRandom(seed);
    this.#seen = new SeenStates(board.cells.length);
  }

  solvable(): Verdict {
    return { verdict: 'solvable', witness: [...this.#path], nodes: this.nodes };
  }

  /** Plays uniformly random moves from the start until nothing links. Whether the board is then cleared. */
  playOut(): boolean {
    const engine = this.#engine;
    const moves = this.#moves;
    this.#path.length = 0;
    engine.load(this.#board.cells);
    for (engine.listMoves(moves); moves.count > 0; engine.listMoves(moves)) {
      const drawn = this.#random.below(moves.count);
      this.#play(at(moves.pairs, 2 * drawn), at(moves.pairs, 2 * drawn + 1));
    }
    return engine.tiles === 0;
  }

  /** Makes ready to search from the start. */
  start(): void {
    this.#path.length = 0;
    this.#engine.load(this.#board.cells);
    this.#openMoves();
  }

  /** Tries one more move, or takes one back when none is left. */
  step(): 'going-on' | 'cleared' | 'exhausted' {
    if (this.#engine.tiles === 0) return 'cleared';
    if (this.#open.length === this.#starts.at(-1)) return this.#takeBack() ? 'going-on' : 'exhausted';
    const b = this.#open.pop() as number; // moves are pushed as two cells
    const a = this.#open.pop() as number;
    this.#play(a, b);
    if (this.#seen.add(this.#engine)) {
      this.#starts.push(this.#open.length);
      this.#openMoves();
    } else {
      this.#path.pop();
      this.#engine.takeBack();
    }
    return 'going-on';
  }

  #play(a: number, b: number): void {
    this.#engine.apply(a, b);
    this.#path.push([a, b]);
    this.nodes++;
  }

  #takeBack(): boolean {
    if (this.#path.pop() === undefined) return false;
    this.#engine.takeBack();
    this.#starts.pop();
    return true;
  }

  /** Adds the legal moves, in random order. */
  #openMoves(): void {
    this.#engine.listMoves(this.#moves);
    const order = Array.from({ length: this.#moves.count }, (_, i) => i);
    for (let last = order.length - 1; last >= 0; last--) {
      const drawn = this.#random.below(last + 1);
      const move = order[drawn] as number; // drawn <= last
      order[drawn] = order[last] as number;
      this.#open.push(at(this.#moves.pairs, 2 * move), at(this.#moves.pairs, 2 * move + 1));
    }
  }
}
