import { at } from '../int32.ts';

/** No place. */
export const NONE = -1;
/** In place of the one below: not in the queue. */
const ABSENT = -2;

/** A bucket queue of places, each in it once: the deepest first, and of equally deep ones the one added last. */
export class DepthQueue {
  private readonly depths: Int32Array;
  /** Place -> the one below it in the bucket of its depth. */
  private readonly below: Int32Array;
  /** Depth -> the place on top of its bucket. */
  private readonly tops: Int32Array;
  private deepest = 0;

  constructor(depths: Int32Array, below: Int32Array, tops: Int32Array) {
    this.depths = depths;
    this.below = below.fill(ABSENT);
    this.tops = tops.fill(NONE);
  }

  add(place: number): void {
    if (at(this.below, place) !== ABSENT) return;
    const depth = at(this.depths, place);
    this.below[place] = at(this.tops, depth);
    this.tops[depth] = place;
    if (depth > this.deepest) this.deepest = depth;
  }

  /** The next place, which leaves the queue, or NONE. */
  take(): number {
    while (at(this.tops, this.deepest) === NONE) {
      if (this.deepest === 0) return NONE;
      this.deepest--;
    }
    const place = at(this.tops, this.deepest);
    this.tops[this.deepest] = at(this.below, place);
    this.below[place] = ABSENT;
    return place;
  }
}
