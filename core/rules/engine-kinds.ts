/**
 * Which places hold a tile of a kind, as doubly linked lists threaded through the places.
 *
 * A tile leaves its list by making its neighbours skip it, while its own pointers stay: taking back in the opposite order
 * can therefore put it exactly where it was (Knuth's "dancing links"). Every step is constant time.
 */
import { at } from './engine-words.ts';

/** No place: place 0 lies in the ring or the frame and never holds a tile. */
const NONE = 0;

export class KindLists {
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  /** Kind -> first place and number of tiles; longer than the largest kind. */
  private first = new Int32Array(64);
  private counts = new Int32Array(64);

  constructor(size: number) {
    this.next = new Int32Array(size);
    this.previous = new Int32Array(size);
  }

  /** Empties all lists and makes room for kinds up to `maxKind`. */
  clear(maxKind: number): void {
    if (maxKind < this.first.length) {
      this.first.fill(NONE);
      this.counts.fill(0);
      return;
    }
    this.first = new Int32Array(2 * maxKind);
    this.counts = new Int32Array(2 * maxKind);
  }

  countOf(kind: number): number {
    return kind > 0 && kind < this.counts.length ? at(this.counts, kind) : 0;
  }

  /** Writes the places of a kind and returns their number. */
  placesOf(kind: number, into: Int32Array): number {
    let count = 0;
    if (this.countOf(kind) === 0) return count;
    for (let place = at(this.first, kind); place !== NONE; place = at(this.next, place))
      into[count++] = place;
    return count;
  }

  /** A tile came: it becomes the first of its kind. `remove` undoes it. */
  push(place: number, kind: number): void {
    const second = at(this.first, kind);
    this.next[place] = second;
    this.previous[place] = NONE;
    if (second !== NONE) this.previous[second] = place;
    this.first[kind] = place;
    this.counts[kind] = at(this.counts, kind) + 1;
  }

  /** A tile went. `restore` undoes it. */
  remove(place: number, kind: number): void {
    const before = at(this.previous, place);
    const after = at(this.next, place);
    if (before === NONE) this.first[kind] = after;
    else this.next[before] = after;
    if (after !== NONE) this.previous[after] = before;
    this.counts[kind] = at(this.counts, kind) - 1;
  }

  /** Puts a removed tile back between its old neighbours; all changes since its removal must have been undone. */
  restore(place: number, kind: number): void {
    const before = at(this.previous, place);
    const after = at(this.next, place);
    if (before === NONE) this.first[kind] = place;
    else this.next[before] = place;
    if (after !== NONE) this.previous[after] = place;
    this.counts[kind] = at(this.counts, kind) + 1;
  }
}
