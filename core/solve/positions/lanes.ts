import type { Board } from '../../board/board.ts';
import { at } from '../../int32.ts';
import { lanesOf } from '../../rules/gravity.ts';
import type { Rules } from '../../rules/rules.ts';
import { LaneContents, NOT_KEPT } from './lane-contents.ts';

/**
 * A position as one number a lane: that of the lane's content. Tiles never leave the lane in which they slide and keep their
 * order there, so the contents determine every position after gravity acted. (In the first one tiles may lie above empty
 * slots; it holds more tiles than any later one, so it is mistaken for none.) A move changes two numbers and the hash, so
 * the position after it is looked up without playing it (incremental hashing, Zobrist 1970).
 */
export class Lanes {
  readonly count: number;
  /** By lane, the number of what it holds, or NOT_KEPT. */
  readonly contents: Int32Array;
  /** The sum of a hash of each lane with its content. */
  hash = 0;
  /** Lanes whose content could not be kept: the position then cannot be looked up. */
  unkept = 0;
  readonly #store: LaneContents;
  /** By lane, its cells from the end where tiles rest. */
  readonly #cells: readonly Int32Array[];
  readonly #row: Int32Array;
  /** By cell, the tiles before it in its lane when the position was read. */
  readonly #indices: Int32Array;
  readonly #laneOf: Int32Array;
  readonly #indexOf: Int32Array;
  /** By kind, its tiles. */
  readonly #left: Int32Array;
  /** For each tile taken out: the lane, its content before, and the tile's index in it. */
  readonly #log: number[] = [];
  /** `#indices` where tiles lie above empty slots, until the first move. */
  #unsettled: Int32Array | null = null;

  constructor(board: Board, rules: Rules) {
    const { cells } = board;
    this.#cells = lanesOf(board, rules.gravity).map((lane) => Int32Array.from(lane));
    this.count = this.#cells.length;
    this.contents = new Int32Array(this.count);
    this.#laneOf = new Int32Array(cells.length);
    this.#indexOf = new Int32Array(cells.length);
    for (const [lane, run] of this.#cells.entries()) {
      for (const [index, cell] of run.entries()) {
        this.#laneOf[cell] = lane;
        this.#indexOf[cell] = index;
      }
    }
    this.#left = new Int32Array(1 + cells.reduce((most, kind) => Math.max(most, kind), 0));
    this.#row = new Int32Array(this.#cells.reduce((most, run) => Math.max(most, run.length), 1));
    this.#store = new LaneContents(this.#row.length);
    this.#indices = new Int32Array(cells.length);
  }

  /** Reads a position. Linear in the area. */
  load(cells: readonly number[]): void {
    this.#log.length = 0;
    this.#unsettled = null;
    this.#left.fill(0);
    this.hash = 0;
    this.unkept = 0;
    let isSettled = true;
    for (let lane = 0; lane < this.count; lane++) {
      if (!this.#readLane(lane, cells)) isSettled = false;
      this.#count(lane, 1);
    }
    if (!isSettled) this.#unsettled = this.#indices;
  }

  /** Reads what a lane holds; whether its tiles lie side by side at the end where they rest. */
  #readLane(lane: number, cells: readonly number[]): boolean {
    const run = this.#cells[lane] as Int32Array; // one of them
    let isSettled = true;
    let length = 0;
    for (let place = 0; place < run.length; place++) {
      const cell = at(run, place);
      const kind = cells[cell] as number; // a cell of the board
      if (kind <= 0) continue;
      isSettled &&= place === length;
      this.#indices[cell] = length;
      this.#row[length++] = kind;
      this.#left[kind] = at(this.#left, kind) + 1;
    }
    this.contents[lane] = this.#store.numberOf(this.#row, length);
    return isSettled;
  }

  /** Takes the tiles at two cells out of their lanes. */
  take(a: number, b: number): void {
    const laneOfA = at(this.#laneOf, a);
    const laneOfB = at(this.#laneOf, b);
    const indexOfA = this.#indexAt(a);
    const indexOfB = this.#indexAt(b);
    // In one lane the one further from its end goes first: the index of the other stays what it is.
    const isAFirst = laneOfA !== laneOfB || indexOfA > indexOfB;
    this.#takeOut(isAFirst ? laneOfA : laneOfB, isAFirst ? indexOfA : indexOfB);
    this.#takeOut(isAFirst ? laneOfB : laneOfA, isAFirst ? indexOfB : indexOfA);
  }

  /** Takes the last `take` back. */
  takeBack(): void {
    this.#putBack();
    this.#putBack();
  }

  /**
   * Returns whether a legal move can be played first without loss: the two tiles are the last of their kind,
   * so every clearing takes them together, and nothing lies on them, so nothing slides when they go and no
   * line is lost (dominance).
   */
  isFree(a: number, b: number): boolean {
    if (this.unkept > 0 || this.#isUnsettledNow()) return false;
    const lane = at(this.#laneOf, a);
    const otherLane = at(this.#laneOf, b);
    const content = at(this.contents, lane);
    const index = at(this.#indexOf, a);
    if (at(this.#left, this.#store.kindIn(content, index)) !== 2) return false;
    const top = this.#store.lengthOf(content) - 1;
    if (lane === otherLane) return index + at(this.#indexOf, b) === 2 * top - 1;
    return index === top && at(this.#indexOf, b) === this.#store.lengthOf(at(this.contents, otherLane)) - 1;
  }

  #isUnsettledNow(): boolean {
    return this.#unsettled !== null && this.#log.length === 0;
  }

  #indexAt(cell: number): number {
    return this.#isUnsettledNow() ? at(this.#unsettled as Int32Array, cell) : at(this.#indexOf, cell);
  }

  #takeOut(lane: number, index: number): void {
    const content = at(this.contents, lane);
    this.#log.push(lane, content, index);
    if (content === NOT_KEPT) return;
    const kind = this.#store.kindIn(content, index);
    this.#left[kind] = at(this.#left, kind) - 1;
    this.#count(lane, -1);
    this.contents[lane] = this.#store.without(content, index);
    this.#count(lane, 1);
  }

  #putBack(): void {
    const index = this.#log.pop() as number; // three for each change
    const content = this.#log.pop() as number;
    const lane = this.#log.pop() as number;
    if (content === NOT_KEPT) return;
    this.#count(lane, -1);
    this.contents[lane] = content;
    this.#count(lane, 1);
    const kind = this.#store.kindIn(content, index);
    this.#left[kind] = at(this.#left, kind) + 1;
  }

  /** Adds what a lane holds to the hash, or takes it out. */
  #count(lane: number, sign: 1 | -1): void {
    const content = at(this.contents, lane);
    if (content === NOT_KEPT) {
      this.unkept += sign;
      return;
    }
    let word = Math.imul(content + 1, 0x9e3779b1) ^ Math.imul(lane + 1, 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
    this.hash = (this.hash + sign * (word ^ (word >>> 12))) | 0;
  }
}
