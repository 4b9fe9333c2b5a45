import type { Board, Cells, Move } from '../../board/board.ts';
import { createEngine, type Engine } from '../../engine/engine.ts';
import type { Rules } from '../../rules/rules.ts';

/** A position that was reached by a link from another. */
export interface StretchStep {
  /** The node that it was played in; always a smaller number than its own. */
  readonly parent: number;
  readonly move: Move;
}

/**
 * A part of a game within which what is proved of one position says something of the others: a tree of positions, each
 * reached from its parent by one legal move. Node 0 is `board`; node i is reached by `steps[i - 1]`, in the order in which
 * the moves were made.
 */
export interface Stretch {
  readonly board: Board;
  readonly rules: Rules;
  /** Clears `board`, where such a line is known. */
  readonly witness: readonly Move[] | null;
  readonly steps: readonly StretchStep[];
}

/** A stretch of one line of play. Moves are not checked. */
export function lineStretch(board: Board, rules: Rules, moves: readonly Move[]): Stretch {
  return { board, rules, witness: null, steps: moves.map((move, parent) => ({ parent, move })) };
}

/** Walks over the nodes of a stretch with one engine; neighbours cost one move. */
export class StretchWalk {
  readonly stretch: Stretch;
  /** Number of nodes. */
  readonly size: number;
  readonly #engine: Engine;
  #node = 0;

  constructor(stretch: Stretch) {
    this.stretch = stretch;
    this.size = stretch.steps.length + 1;
    this.#engine = createEngine(stretch.board, stretch.rules);
    this.#engine.load(stretch.board.cells);
  }

  /** The parent of a node, -1 of the first. */
  parentOf(node: number): number {
    return this.stretch.steps[node - 1]?.parent ?? -1;
  }

  /** The move that led to a node, null for the first. */
  moveTo(node: number): Move | null {
    return this.stretch.steps[node - 1]?.move ?? null;
  }

  /** The moves from one node to one below it. */
  movesBetween(above: number, below: number): Move[] {
    const moves: Move[] = [];
    for (let node = below; node !== above; node = this.parentOf(node)) {
      const move = this.moveTo(node);
      if (move === null) throw new Error('the nodes are not on one path');
      moves.push(move);
    }
    return moves.reverse();
  }

  /** The engine at a node, valid until the next call; it may be queried, and changed if all changes are taken back. */
  at(node: number): Engine {
    // A parent has a smaller number, so the larger of two different nodes is never above the other.
    const down: Move[] = [];
    let to = node;
    while (to !== this.#node) {
      if (to > this.#node) {
        const move = this.moveTo(to);
        if (move !== null) down.push(move);
        to = this.parentOf(to);
      } else {
        this.#engine.takeBack();
        this.#node = this.parentOf(this.#node);
      }
    }
    while (down.length > 0) {
      const [a, b] = down.pop() as Move; // there is one
      this.#engine.apply(a, b);
    }
    this.#node = node;
    return this.#engine;
  }

  /** The cells of a node. Linear in the area. */
  cellsAt(node: number): Cells {
    return this.at(node).cells();
  }

  /** The board of a node. Linear in the area. */
  boardAt(node: number): Board {
    return { ...this.stretch.board, cells: this.cellsAt(node) };
  }

  /** The board after a move that is made in a node. Linear in the area. */
  boardAfter(node: number, [a, b]: Move): Board {
    const engine = this.at(node);
    engine.apply(a, b);
    const board = { ...this.stretch.board, cells: engine.cells() };
    engine.takeBack();
    return board;
  }
}
