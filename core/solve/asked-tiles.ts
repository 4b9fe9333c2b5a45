import { at } from '../rules/engine-words.ts';

/**
 * The tiles of each kind that were asked, first to last, as rings. Each ring has a seam behind its last tile; seams are
 * numbered behind the places.
 */
export class AskedTiles {
  private readonly size: number;
  /** Place or seam -> the next of its ring; a place on no ring is its own. */
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

  seamOf(kind: number): number {
    return this.size + kind;
  }

  after(place: number): number {
    return at(this.next, place);
  }

  /** A tile joins those of its kind, as the last unless it is there already. */
  add(kind: number, place: number): void {
    if (at(this.next, place) !== place) return;
    const seam = this.seamOf(kind);
    this.link(at(this.previous, seam), place);
    this.link(place, seam);
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
