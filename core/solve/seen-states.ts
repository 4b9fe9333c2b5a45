import type { Engine } from '../engine/engine.ts';
import { hashOfRow, RowSet } from '../row-set.ts';

/**
 * A transposition table: the positions that a search proved lost. When its memory is full nothing is added any more: the
 * search may then look at a position twice, which costs time and proves as much.
 */
export class SeenStates {
  readonly #area: number;
  readonly #rows: RowSet;
  /** The kinds of a position, two to a word. */
  readonly #row: Int32Array;
  readonly #kinds: Uint16Array;

  /** An empty set of positions of `area` cells, whose kinds are below 65,536. Memory: 2 bytes a cell and position. */
  constructor(area: number) {
    this.#area = area;
    this.#row = new Int32Array(Math.ceil(area / 2));
    this.#kinds = new Uint16Array(this.#row.buffer);
    this.#rows = new RowSet(this.#row.length);
  }

  /** Returns whether the engine's position was added. Linear in the area. */
  has(engine: Engine): boolean {
    return this.#rows.numberOf(this.#row, this.#read(engine)) >= 0;
  }

  /** Adds the engine's position. Linear in the area. */
  add(engine: Engine): void {
    this.#rows.add(this.#row, this.#read(engine));
  }

  /** Reads the position into `#row` and gives its hash. */
  #read(engine: Engine): number {
    for (let cell = 0; cell < this.#area; cell++) this.#kinds[cell] = engine.kindAt(cell);
    return hashOfRow(this.#row);
  }
}
