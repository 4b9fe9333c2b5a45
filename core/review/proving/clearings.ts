import type { Move } from '../../board/board.ts';
import { createSearchEngine, type Engine } from '../../engine/engine.ts';
import { restOfWitness } from '../../solve/kept-witness.ts';
import type { StretchWalk } from './stretch.ts';

/** Moves that clear the position of a node. */
interface KnownClearing {
  readonly node: number;
  readonly moves: readonly Move[];
}

/**
 * Known clearings of a stretch's nodes. The clearing of a node is one of every node above it too, and with its pairs in
 * another order it often clears a neighbouring position.
 */
export class Clearings {
  /** Moves played while clearings were tried. */
  nodes = 0;
  readonly #walk: StretchWalk;
  readonly #engine: Engine;
  readonly #clearings: KnownClearing[] = [];

  constructor(walk: StretchWalk) {
    this.#walk = walk;
    this.#engine = createSearchEngine(walk.stretch.board, walk.stretch.rules);
  }

  add(node: number, moves: readonly Move[]): void {
    this.#clearings.push({ node, moves });
  }

  /** A clearing of a node from one of a node above it, the nearest that has one; null when its rest cannot be played there. */
  lineTo(node: number): readonly Move[] | null {
    for (let above = this.#walk.parentOf(node); above >= 0; above = this.#walk.parentOf(above)) {
      const known = this.#clearings.find((each) => each.node === above);
      if (known !== undefined) return this.#rest(above, known.moves, this.#walk.movesBetween(above, node));
    }
    return null;
  }

  /**
   * A clearing of the position after a move in a node, made from those of the node or of nodes below it. These are numbered,
   * the newest first; numbers `first` to `end - 1` are tried. Each costs about as much as playing a game.
   */
  lineAfter(node: number, move: Move, first: number, end: number): readonly Move[] | null {
    let number = 0;
    for (let index = this.#clearings.length - 1; index >= 0 && number < end; index--) {
      const { node: through, moves } = this.#clearings[index] as KnownClearing; // inside the list
      if (!this.#isAbove(node, through) || number++ < first) continue;
      const line = this.#rest(node, [...this.#walk.movesBetween(node, through), ...moves], [move]);
      if (line !== null) return line;
    }
    return null;
  }

  #rest(node: number, witness: readonly Move[], played: readonly Move[]): readonly Move[] | null {
    this.nodes += witness.length;
    const start = this.#walk.boardAt(node);
    return restOfWitness({ start, witness, played }, this.#walk.stretch.rules, this.#engine);
  }

  /** Returns whether a node is the other one or lies on the path to it. */
  #isAbove(node: number, below: number): boolean {
    let now = below;
    while (now > node) now = this.#walk.parentOf(now);
    return now === node;
  }
}
