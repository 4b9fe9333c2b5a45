import { at, doubled } from '../../int32.ts';
import type { MoveList } from '../base/move-list.ts';
import { NONE } from './wide-link.ts';

/**
 * Pairs of places that come in any order and more than once, and are read sorted, each once.
 *
 * Every place has the list of its partners further on, the last of them first. Corridors come from the top of the board
 * down, so most partners go to the head of their list, or are there already: a step or two.
 */
export class PartnerLists {
  /** Place -> the first entry of its list, or NONE. */
  private readonly first: Int32Array;
  /** A bit for each place that has a list: to look at all places takes twice as long. */
  private readonly listed: Int32Array;
  /** Entry -> the partner, and the next entry of the list or NONE. */
  private partners = new Int32Array(256);
  private next = new Int32Array(256);
  private count = 0;

  constructor(places: number) {
    this.first = new Int32Array(places).fill(NONE);
    this.listed = new Int32Array((places >> 5) + 1);
  }

  add(a: number, b: number): void {
    const place = Math.min(a, b);
    const partner = Math.max(a, b);
    const head = at(this.first, place);
    if (head === NONE) this.beginList(place, partner);
    else if (partner > at(this.partners, head)) this.first[place] = this.enter(partner, head);
    else this.addBehind(head, partner);
  }

  /** Replaces a list of moves by the pairs, as cells: `cells[place]`. No pair is left here. */
  drain(cells: Int32Array, moves: MoveList): void {
    moves.resize(this.count);
    let end = 2 * this.count;
    for (let word = this.listed.length - 1; end > 0; word--) {
      for (let left = at(this.listed, word); left !== 0; ) {
        const bit = 31 - Math.clz32(left);
        left ^= 1 << bit;
        end = this.drainList((word << 5) + bit, cells, moves.pairs, end);
      }
      this.listed[word] = 0;
    }
    this.count = 0;
  }

  /** Writes the pairs of a place before an end, and returns where they begin. */
  private drainList(place: number, cells: Int32Array, pairs: Int32Array, end: number): number {
    let begin = end;
    for (let entry = at(this.first, place); entry !== NONE; entry = at(this.next, entry)) {
      begin -= 2;
      pairs[begin] = at(cells, place);
      pairs[begin + 1] = at(cells, at(this.partners, entry));
    }
    this.first[place] = NONE;
    return begin;
  }

  private beginList(place: number, partner: number): void {
    this.first[place] = this.enter(partner, NONE);
    this.listed[place >> 5] = at(this.listed, place >> 5) | (1 << place);
  }

  /** Adds a partner that is not further on than that of an entry to the list behind it, unless it is there. */
  private addBehind(entry: number, partner: number): void {
    let before = entry;
    let after = at(this.next, before);
    while (after !== NONE && at(this.partners, after) >= partner) {
      before = after;
      after = at(this.next, before);
    }
    if (at(this.partners, before) === partner) return;
    const entered = this.enter(partner, after);
    this.next[before] = entered;
  }

  /** Makes an entry. The tables may be other arrays afterwards. */
  private enter(partner: number, next: number): number {
    const entry = this.count++;
    if (entry === this.partners.length) {
      this.partners = doubled(this.partners);
      this.next = doubled(this.next);
    }
    this.partners[entry] = partner;
    this.next[entry] = next;
    return entry;
  }
}
