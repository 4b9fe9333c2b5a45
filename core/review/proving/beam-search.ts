import type { Board, Cells, Move } from '../../board/board.ts';
import type { Engine } from '../../engine/engine.ts';
import { MoveList } from '../../engine/move-list.ts';
import { at } from '../../int32.ts';
import { createRandom, type Random } from '../../random.ts';
import { SeenStates } from '../../solve/seen-states.ts';
import type { StretchWalk } from '../stretch.ts';
import { Burial } from './burial.ts';
import type { KnownStates } from './known-states.ts';
import { Mobility } from './mobility.ts';
import type { Proof } from './prover.ts';

/** How much chance adds to the worth of a position. */
const CHANCE = 1;
/** Positions that are kept of those reached from one: else the beam is soon full of one game with its moves exchanged. */
const MOST_CHILDREN = 2;
/** Work of a position that is reached: a move is played, and the moves after it are counted. */
const NODES_A_POSITION = 2;

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
  readonly #engine: Engine;
  readonly #known: KnownStates;
  readonly #random: Random;
  readonly #mobility = new Mobility();
  readonly #burial: Burial;
  readonly #moves = new MoveList();

  constructor({ stretch }: StretchWalk, engine: Engine, known: KnownStates, seed: number) {
    this.#burial = new Burial(stretch.board, stretch.rules);
    this.#engine = engine;
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
    this.#engine.load(board.cells);
    if (this.#engine.tiles === 0) return 'winnable';
    const width = this.#widthFor(nodeLimit);
    const levels: (readonly Reached[])[] = [];
    let beam: readonly Cells[] = [board.cells];
    let isWhole = true;
    while (beam.length > 0) {
      const reached: Reached[] = [];
      const seen = new SeenStates(board.cells.length);
      for (const [parent, cells] of beam.entries()) {
        const winning = this.#expand(cells, parent, seen, reached, burialWeight);
        if (winning !== null) {
          this.#tracePath([...levels, [winning]]);
          return 'winnable';
        }
        yield;
        if (this.nodes >= end) return 'unknown';
      }
      const kept = mostWorth(reached, width);
      isWhole &&= kept.length === reached.length;
      levels.push(kept);
      beam = this.#cellsOf(kept, beam);
    }
    return isWhole ? 'lost' : 'unknown';
  }

  /** Positions have fewer and fewer moves as tiles go, so this many a level are not more than the nodes suffice for. */
  #widthFor(nodeLimit: number): number {
    this.#engine.listMoves(this.#moves);
    const levels = this.#engine.tiles / 2;
    return Math.floor(nodeLimit / (NODES_A_POSITION * levels * Math.max(1, this.#moves.count)));
  }

  /** Adds what is reached from a position for the first time; gives what is cleared or known to be won, where there is one. */
  #expand(
    cells: Cells,
    parent: number,
    seen: SeenStates,
    reached: Reached[],
    burialWeight: number,
  ): Reached | null {
    const engine = this.#engine;
    engine.load(cells);
    engine.listMoves(this.#moves);
    const moves = Array.from({ length: this.#moves.count }, (_, move): Move => {
      return [at(this.#moves.pairs, 2 * move), at(this.#moves.pairs, 2 * move + 1)];
    });
    for (const move of moves) {
      engine.apply(...move);
      this.nodes += NODES_A_POSITION;
      const verdict = engine.tiles === 0 ? 'winnable' : this.#known.verdictOf(engine);
      if (verdict === 'winnable') return { parent, move, worth: 0 };
      if (verdict === null && !seen.has(engine)) {
        seen.add(engine);
        const chance = (CHANCE * this.#random.below(1_000)) / 1_000;
        const burial = burialWeight === 0 ? 0 : burialWeight * this.#burial.of(engine);
        reached.push({ parent, move, worth: this.#mobility.of(engine) - burial + chance });
      }
      engine.takeBack();
    }
    return null;
  }

  #cellsOf(kept: readonly Reached[], beam: readonly Cells[]): Cells[] {
    return kept.map(({ parent, move }) => {
      this.#engine.load(beam[parent] as Cells); // it was reached from there
      this.#engine.apply(...move);
      return this.#engine.cells();
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
