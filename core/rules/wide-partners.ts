import type { MoveList } from './engine-moves.ts';
import { at, doubled } from './engine-words.ts';
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
  /** Entry -> the partner, and the next entry of the list or NONE. */
  private partners = new Int32Array(256);
  private next = new Int32Array(256);
  private count = 0;

  constructor(places: number) {
    this.first = new Int32Array(places).fill(NONE);
  }

  add(a: number, b: number): void {
    const place = Math.min(a, b);
    const partner = Math.max(a, b);
    const head = at(this.first, place);
    if (head === NONE || partner > at(this.partners, head)) this.first[place] = this.enter(partner, head);
    else this.addBehind(head, partner);
  }

  /** Replaces a list of moves by the pairs, as cells: `cells[place]`. No pair is left here. */
  drain(cells: Int32Array, moves: MoveList): void {
    moves.resize(this.count);
    let end = 2 * this.count;
    for (let place = this.first.length - 1; end > 0; place--) {
      for (let entry = at(this.first, place); entry !== NONE; entry = at(this.next, entry)) {
        end -= 2;
        moves.pairs[end] = at(cells, place);
        moves.pairs[end + 1] = at(cells, at(this.partners, entry));
      }
      this.first[place] = NONE;
    }
    this.count = 0;
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
