import { type Cells, EMPTY, type Shape, WALL } from '../board/board.ts';
import { cellOf, DIRECTIONS, type PaddedBoard, padBoard, placeOf, stepOf } from '../rules/reach.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * Which tiles lines join, whatever their kinds: one field for all queries of a position. It finds only whether a line
 * reaches a tile, not which line, and so examines far less than the search that draws links (reach.ts).
 */
export class JoinedTiles {
  readonly #maxTurns: number;
  readonly #field: PaddedBoard;
  readonly #places: readonly number[];
  readonly #steps: readonly number[];
  /** The query in which a line last came through a place in a direction, by `place * 4 + direction`. */
  readonly #crossed: Int32Array;
  /** The query in which a line last met the tile at a place. */
  readonly #met: Int32Array;
  #query = 0;
  #start = 0;
  #joined: number[] = [];

  /** A field for positions on a shape; load one first. Linear in the area. */
  constructor({ width, height, marks }: Shape, { border, maxTurns }: Rules) {
    this.#maxTurns = maxTurns;
    this.#field = padBoard({ width, height, cells: marks }, border);
    this.#places = marks.map((_, cell) => placeOf(this.#field, cell));
    this.#steps = DIRECTIONS.map((direction) => stepOf(this.#field, direction));
    this.#crossed = new Int32Array(this.#field.cells.length * DIRECTIONS.length);
    this.#met = new Int32Array(this.#field.cells.length);
  }

  /** Reads a position. Linear in the area. */
  load(cells: Cells): void {
    const field = this.#field.cells;
    for (let cell = 0; cell < cells.length; cell++) field[this.#places[cell] ?? 0] = cells[cell] ?? WALL;
  }

  /** The tile at a cell goes; nothing slides. */
  clear(cell: number): void {
    this.#field.cells[this.#places[cell] ?? 0] = EMPTY;
  }

  /**
   * The cells whose tiles a line joins to `cell`, in the order in which lines drawn turn by turn meet them. Linear in the
   * free cells that the lines cross.
   */
  to(cell: number): readonly number[] {
    this.#query++;
    this.#joined = [];
    this.#start = this.#places[cell] ?? 0;
    let corners: number[] = [];
    for (const direction of DIRECTIONS) this.#drawLine(this.#start, direction, corners);
    for (let turn = 1; turn <= this.#maxTurns && corners.length > 0; turn++) {
      const next: number[] = [];
      for (const corner of corners) {
        this.#drawLine(corner >> 2, (corner + 1) & 3, next);
        this.#drawLine(corner >> 2, (corner + 3) & 3, next);
      }
      corners = next;
    }
    return this.#joined;
  }

  /** Draws a line from a place as far as none was drawn before, and adds to `corners` where it may turn. */
  #drawLine(from: number, direction: number, corners: number[]): void {
    const step = this.#steps[direction] ?? 0;
    for (let place = from + step; place !== this.#start; place += step) {
      const content = this.#field.cells[place] ?? WALL;
      const state = place * DIRECTIONS.length + direction;
      if (content === WALL || this.#crossed[state] === this.#query) return;
      this.#crossed[state] = this.#query;
      if (content !== EMPTY) {
        this.#meet(place);
        return;
      }
      corners.push(state);
    }
  }

  #meet(place: number): void {
    if (this.#met[place] === this.#query) return;
    this.#met[place] = this.#query;
    this.#joined.push(cellOf(this.#field, place));
  }
}
