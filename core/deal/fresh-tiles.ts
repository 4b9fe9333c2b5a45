import type { Cells, Shape } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import type { Rules } from '../rules/rules.ts';
import { JoinedTiles } from './joined-tiles.ts';

/**
 * The tiles that may link since a position in which none did, under straight lines without gravity: those that look at a
 * cell that was freed, and those that look at a tile that changed its kind. A pair links only when both are fresh.
 */
export class FreshTiles {
  readonly #joined: JoinedTiles;
  readonly #isFresh: Uint8Array;
  /** The fresh cells since they were all forgotten; null while nothing is known. */
  #cells: number[] | null = null;

  constructor(shape: Shape, rules: Rules) {
    this.#joined = new JoinedTiles(shape, rules);
    this.#isFresh = new Uint8Array(shape.marks.length);
  }

  /** Returns whether lines are so short that few tiles are fresh after a move. */
  static isFor({ maxTurns, gravity }: Rules): boolean {
    return maxTurns === 0 && gravity === 'none';
  }

  /** Reads a position of which nothing is known. Linear in the area. */
  load(cells: Cells): void {
    this.#joined.load(cells);
    this.#isFresh.fill(1);
    this.#cells = null;
  }

  has(cell: number): boolean {
    return this.#isFresh[cell] === 1;
  }

  /** Returns whether some pair may link in an engine's position. */
  mayLink(engine: Engine): boolean {
    const cells = this.#cells;
    return cells === null || cells.some((a, i) => cells.some((b, j) => j > i && engine.canLink(a, b)));
  }

  /** Nothing links in this position. Linear in the area. */
  forgetAll(): void {
    this.#isFresh.fill(0);
    this.#cells = [];
  }

  /** The kind of a tile changed. */
  change(cell: number): void {
    this.#freshen(cell);
    this.#refresh(cell);
  }

  /** Two tiles go. */
  apply(a: number, b: number): void {
    this.#joined.clear(a);
    this.#joined.clear(b);
    this.#refresh(a);
    this.#refresh(b);
  }

  #refresh(cell: number): void {
    for (const other of this.#joined.to(cell)) this.#freshen(other);
  }

  #freshen(cell: number): void {
    if (this.#isFresh[cell] === 1) return;
    this.#isFresh[cell] = 1;
    this.#cells?.push(cell);
  }
}
