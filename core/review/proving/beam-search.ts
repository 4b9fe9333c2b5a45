import type { Board, Cells, Move } from '../../board/board.ts';
import { createRandom, type Random } from '../../random.ts';
import type { StretchWalk } from '../stretch.ts';
import { Burial } from './burial.ts';
import { Mobility } from './mobility.ts';
import type { Proof } from './prover.ts';
import type { KnownStates } from './states/known-states.ts';
import type { LaneBoard } from './states/lane-board.ts';
import { StateTable } from './states/state-table.ts';

/** How much chance adds to the worth of a position. */
const CHANCE = 1;
/** Positions that are kept of those reached from one: else the beam is soon full of one game with its moves exchanged. */
const MOST_CHILDREN = 2;
/**
 * Work of a position that is reached: a move is played, and the moves after it are counted. As much is that of one whose
 * moves are looked up: it is loaded, and its moves are listed.
 */
const NODES_A_POSITION = 2;
/** What a position of the levels to come costs of what one of this level does, on average. */
const LATER_COST = 0.5;

/** A position of a level: reached from one of the level before, by a move. */
interface Reached {
  readonly parent: number;
  readonly move: Move;
  readonly worth: number;
}

/**
 * Beam search (Lowerre 1976): move by move, of all positions that can be reached the `width` that are worth most are
 * kept. Depth-first search hardly ever takes back an early mistake; this one carries hundreds of openings on side by
 * side. Where no position had to be left out it has seen them all, and what it did not clear is lost.
 */
export class BeamSearch {
  /** Moves played and counted. */
  nodes = 0;
  /** After `winnable`, the moves from the position that was asked about to one that is cleared or known to be won. */
  readonly path: Move[] = [];
  readonly #board: LaneBoard;
  readonly #known: KnownStates;
  readonly #random: Random;
  readonly #mobility = new Mobility();
  readonly #burial: Burial;

  constructor({ stretch }: StretchWalk, board: LaneBoard, known: KnownStates, seed: number) {
    this.#burial = new Burial(stretch.board, stretch.rules);
    this.#board = board;
    this.#known = known;
    this.#random = createRandom(seed);
  }

  /**
   * Searches from a board as widely as about so many nodes allow. A position is worth its mobility, less `burialWeight`
   * times its burial.
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
      const kept = mostWorth(reached, this.#widthFor(end - this.nodes, (this.nodes - before) / beam.length));
      isWhole &&= kept.length === reached.length;
      levels.push(kept);
      beam = this.#cellsOf(kept, beam);
    }
    return isWhole ? 'lost' : 'unknown';
  }

  /** Positions have fewer and fewer moves as tiles go: those to come cost about half as much as those of this level. */
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
      if (verdict === 'winnable') return { parent, move, worth: 0 };
      if (verdict !== null) continue;
      this.#board.apply(...move);
      this.nodes += NODES_A_POSITION;
      const { engine } = this.#board;
      const isCleared = engine.tiles === 0;
      const chance = (CHANCE * this.#random.below(1_000)) / 1_000;
      const burial = burialWeight === 0 ? 0 : burialWeight * this.#burial.of(engine);
      reached.push({ parent, move, worth: this.#mobility.of(engine) - burial + chance });
      this.#board.takeBack();
      if (isCleared) return { parent, move, worth: 0 };
    }
    return null;
  }

  /** What is known of the position after a move, and whether it was seen; null for a new one, which is seen from now on. */
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

/** The positions that are worth most, at most `width` and few of one parent; all of them where they are no more than that. */
function mostWorth(reached: readonly Reached[], width: number): readonly Reached[] {
  if (reached.length <= width) return reached;
  const children = new Map<number, number>();
  const kept: Reached[] = [];
  for (const each of reached.toSorted((one, other) => other.worth - one.worth)) {
    const siblings = children.get(each.parent) ?? 0;
    if (siblings === MOST_CHILDREN) continue;
    children.set(each.parent, siblings + 1);
    if (kept.push(each) >= width) break;
  }
  return kept;
}
