import type { Board } from '../../board/board.ts';
import type { Engine } from '../../engine/engine.ts';
import { at } from '../../int32.ts';
import { runsOf } from '../../rules/gravity.ts';
import type { Rules } from '../../rules/rules.ts';

/**
 * Measures how deep the tiles of a position are buried: a tile lies under those that come after it in the lane in which it
 * slides. Of each kind that is the depth of the second tile from the top, without which no pair of it goes, and of the
 * deepest one.
 */
export class Burial {
  /** Cells of each lane, the top first. */
  readonly #lanes: readonly (readonly number[])[];
  /** By kind: the two least depths, and the greatest. */
  readonly #least: Int32Array;
  readonly #second: Int32Array;
  readonly #greatest: Int32Array;

  constructor(board: Board, rules: Rules) {
    this.#lanes = runsOf(board, rules.gravity).map((run) => run.toReversed());
    const kinds = 1 + board.cells.reduce((most, kind) => Math.max(most, kind), 0);
    this.#least = new Int32Array(kinds);
    this.#second = new Int32Array(kinds);
    this.#greatest = new Int32Array(kinds);
  }

  /** The depths of the engine's position, summed over its kinds. Linear in the area. */
  of(engine: Engine): number {
    this.#least.fill(NONE);
    this.#second.fill(NONE);
    this.#greatest.fill(-1);
    for (const lane of this.#lanes) {
      let depth = 0;
      for (const cell of lane) {
        const kind = engine.kindAt(cell);
        if (kind > 0) this.#count(kind, depth++);
      }
    }
    let sum = 0;
    for (let kind = 1; kind < this.#least.length; kind++)
      if (at(this.#second, kind) !== NONE) sum += at(this.#second, kind) + at(this.#greatest, kind);
    return sum;
  }

  #count(kind: number, depth: number): void {
    if (depth < at(this.#least, kind)) {
      this.#second[kind] = at(this.#least, kind);
      this.#least[kind] = depth;
    } else if (depth < at(this.#second, kind)) this.#second[kind] = depth;
    if (depth > at(this.#greatest, kind)) this.#greatest[kind] = depth;
  }
}

const NONE = 0x7fff;
