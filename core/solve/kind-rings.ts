import { at } from '../int32.ts';

/**
 * A circular doubly linked list of tiles for each kind, in the order in which they were added, in two arrays. The sentinel of
 * a kind stands behind its last tile; sentinels are numbered behind the places.
 */
export class KindRings {
  private readonly size: number;
  /** Place or sentinel -> the next of its ring; a place on no ring is its own. */
  private readonly next: Int32Array;
  private readonly previous: Int32Array;

  constructor(size: number, next: Int32Array, previous: Int32Array) {
    this.size = size;
    this.next = next;
    this.previous = previous;
    for (let i = 0; i < next.length; i++) {
      this.next[i] = i;
      this.previous[i] = i;
    }
  }

  sentinelOf(kind: number): number {
    return this.size + kind;
  }

  after(place: number): number {
    return at(this.next, place);
  }

  /** A tile joins those of its kind, as the last unless it is there already. */
  add(kind: number, place: number): void {
    if (at(this.next, place) !== place) return;
    const sentinel = this.sentinelOf(kind);
    this.link(at(this.previous, sentinel), place);
    this.link(place, sentinel);
  }

  remove(place: number): void {
    this.link(at(this.previous, place), at(this.next, place));
    this.next[place] = place;
    this.previous[place] = place;
  }

  private link(before: number, after: number): void {
    this.next[before] = after;
    this.previous[after] = before;
  }
}
