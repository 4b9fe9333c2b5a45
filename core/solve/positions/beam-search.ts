import type { Board, Cells, Move } from '../../board/board.ts';
import { createRandom, type Random } from '../../random.ts';
import { Burial } from './burial.ts';
import type { KnownStates } from './known-states.ts';
import type { LaneBoard } from './lane-board.ts';
import { Mobility } from './mobility.ts';
import type { Proof } from './proof.ts';
import { StateTable } from './state-table.ts';

/** Random noise added to the value of a position, at most. */
const NOISE = 1;
/** Most children of one position that stay in the beam: without it the beam soon holds one game with its moves permuted. */
const MOST_CHILDREN = 2;
/** Nodes counted for reaching a position (a move is played, the moves after it are counted) and for expanding one. */
const NODES_A_POSITION = 2;
/** The average cost of expanding a position of a later level, as a share of that of one of this level. */
const LATER_COST = 0.5;

/** A position of a level: reached from one of the level before, by a move. */
interface Reached {
  readonly parent: number;
  readonly move: Move;
  /** The heuristic value: the highest stay in the beam. */
  readonly value: number;
}

/**
 * Beam search (Lowerre 1976): level by level, of all positions that one more move reaches the `width` of the highest value
 * are kept. Depth-first search hardly ever takes back an early mistake; this one carries hundreds of openings on side by
 * side. Where no position was dropped the search was exhaustive, so finding no clearing proves the board lost.
 */
export class BeamSearch {
  /** Moves played and counted. */
  nodes = 0;
  /** After `winnable`, the moves from the searched board to a position that is cleared or known to be won. */
  readonly path: Move[] = [];
  readonly #board: LaneBoard;
  readonly #known: KnownStates;
  readonly #random: Random;
  readonly #mobility = new Mobility();
  readonly #burial: Burial;

  constructor(board: LaneBoard, known: KnownStates, seed: number) {
    this.#board = board;
    this.#burial = new Burial(board.start, board.engine.rules);
    this.#known = known;
    this.#random = createRandom(seed);
  }

  /**
   * Searches from a board, with a width for which about `nodeLimit` nodes last. The value of a position is its mobility less
   * `burialWeight` times its burial.
   */
  *search(board: Board, nodeLimit: number, burialWeight: number): Generator<void, Proof> {
    const end = this.nodes + nodeLimit;
    this.path.length = 0;
    this.#board.load(board.cells);
    if (this.#board.engine.tiles === 0) return 'winnable';
    const levels: (readonly Reached[])[] = [];
    let beam: readonly Cells[] = [board.cells];
    let isWhole = true;
    while (beam.length > 0) {
      const before = this.nodes;
      const reached: Reached[] = [];
      const seen = new StateTable(this.#board.lanes);
      for (const [parent, cells] of beam.entries()) {
        const winning = this.#expand(cells, parent, seen, reached, burialWeight);
        if (winning !== null) {
          this.#tracePath([...levels, [winning]]);
          return 'winnable';
        }
        yield;
        if (this.nodes >= end) return 'unknown';
      }
      const kept = mostValuable(
        reached,
        this.#widthFor(end - this.nodes, (this.nodes - before) / beam.length),
      );
      isWhole &&= kept.length === reached.length;
      levels.push(kept);
      beam = this.#cellsOf(kept, beam);
    }
    return isWhole ? 'lost' : 'unknown';
  }

  /** The width with which the nodes left last for all levels to come. */
  #widthFor(nodesLeft: number, nodesEach: number): number {
    const levels = Math.max(1, this.#board.engine.tiles / 2 - 1);
    return Math.ceil(nodesLeft / (levels * LATER_COST * Math.max(1, nodesEach)));
  }

  /** Adds what is reached from a position for the first time; gives what is cleared or known to be won, where there is one. */
  #expand(
    cells: Cells,
    parent: number,
    seen: StateTable,
    reached: Reached[],
    burialWeight: number,
  ): Reached | null {
    this.#board.load(cells);
    this.nodes += NODES_A_POSITION;
    for (const move of this.#board.movesToTry()) {
      const verdict = this.#look(move, seen);
      if (verdict === 'winnable') return { parent, move, value: 0 };
      if (verdict !== null) continue;
      this.#board.apply(...move);
      this.nodes += NODES_A_POSITION;
      const { engine } = this.#board;
      const isCleared = engine.tiles === 0;
      const noise = (NOISE * this.#random.below(1_000)) / 1_000;
      const burial = burialWeight === 0 ? 0 : burialWeight * this.#burial.of(engine);
      reached.push({ parent, move, value: this.#mobility.of(engine) - burial + noise });
      this.#board.takeBack();
      if (isCleared) return { parent, move, value: 0 };
    }
    return null;
  }

  /**
   * Returns what is known of the position after a move, or that it was seen before; null for a new one, which
   * counts as seen from now on.
   */
  #look([a, b]: Move, seen: StateTable): 'winnable' | 'lost' | 'seen' | null {
    const { lanes } = this.#board;
    lanes.take(a, b);
    const verdict = this.#known.verdictOf(lanes) ?? (seen.isNew(lanes) ? null : 'seen');
    lanes.takeBack();
    return verdict;
  }

  #cellsOf(kept: readonly Reached[], beam: readonly Cells[]): Cells[] {
    const { engine } = this.#board;
    return kept.map(({ parent, move }) => {
      engine.load(beam[parent] as Cells); // it was reached from there
      engine.apply(...move);
      return engine.cells();
    });
  }

  #tracePath(levels: readonly (readonly Reached[])[]): void {
    let index = 0;
    for (const level of levels.toReversed()) {
      const { parent, move } = level[index] as Reached; // each was reached from the level before
      this.path.push(move);
      index = parent;
    }
    this.path.reverse();
  }
}

/** The positions of the highest value, at most `width` and few of one parent; all where they are no more than `width`. */
function mostValuable(reached: readonly Reached[], width: number): readonly Reached[] {
  if (reached.length <= width) return reached;
  const children = new Map<number, number>();
  const kept: Reached[] = [];
  for (const each of reached.toSorted((one, other) => other.value - one.value)) {
    const siblings = children.get(each.parent) ?? 0;
    if (siblings === MOST_CHILDREN) continue;
    children.set(each.parent, siblings + 1);
    if (kept.push(each) >= width) break;
  }
  return kept;
}
