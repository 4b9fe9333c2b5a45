import { at, doubled } from '../../int32.ts';
import { hashOfRow, RowSet } from '../../row-set.ts';

/** The number of contents that are not kept, as the memory is full. */
export const NOT_KEPT = -1;
const NOT_COMPUTED = -2;

/**
 * The contents of lanes, as rows of kinds from the end where tiles rest; equal contents are stored once,
 * under one number (hash consing). Taking a tile out of a lane is then one look-up, and a position is
 * compared by a number a lane.
 */
export class LaneContents {
  /** Words of a row: the longest lane. Those past its tiles are 0. */
  readonly #stride: number;
  readonly #rows: RowSet;
  readonly #row: Int32Array;
  #lengths = new Int32Array(FIRST);
  /** By content and index, the content without the tile there. */
  #without: Int32Array<ArrayBuffer>;

  /** Of lanes of at most `stride` tiles, in about twice `maxBytes`. */
  constructor(stride: number, maxBytes: number = MAX_BYTES) {
    this.#stride = stride;
    this.#rows = new RowSet(stride, maxBytes);
    this.#row = new Int32Array(stride);
    this.#without = new Int32Array(FIRST * stride).fill(NOT_COMPUTED);
  }

  lengthOf(content: number): number {
    return at(this.#lengths, content);
  }

  kindIn(content: number, index: number): number {
    return this.#rows.wordIn(content, index);
  }

  /** The number of a row's first kinds. What comes after them is overwritten. */
  numberOf(row: Int32Array, length: number): number {
    row.fill(0, length);
    const number = this.#rows.add(row, hashOfRow(row, length));
    if (number >= this.#lengths.length) this.#grow();
    if (number >= 0) this.#lengths[number] = length;
    return number;
  }

  /** The content without the tile at an index. */
  without(content: number, index: number): number {
    const place = content * this.#stride + index;
    const known = at(this.#without, place);
    if (known !== NOT_COMPUTED) return known;
    const length = at(this.#lengths, content) - 1;
    for (let to = 0; to < length; to++) this.#row[to] = this.kindIn(content, to + (to < index ? 0 : 1));
    const number = this.numberOf(this.#row, length);
    this.#without[place] = number;
    return number;
  }

  #grow(): void {
    this.#lengths = doubled(this.#lengths);
    const before = this.#without.length;
    this.#without = doubled(this.#without).fill(NOT_COMPUTED, before);
  }
}

const FIRST = 1 << 9;
/** Most memory for the rows, and as much for what they are without a tile. */
const MAX_BYTES = 1 << 26;
