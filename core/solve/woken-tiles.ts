import { at } from '../rules/engine-words.ts';

/** No place. */
export const NOBODY = -1;
/** In place of the one below: on no pile. */
const ABSENT = -2;

/** Places to be asked, each once: the deepest first, and of equally deep ones the one that came last. */
export class WokenTiles {
  private readonly depths: Int32Array;
  /** Place -> the one below it on the pile of its depth. */
  private readonly below: Int32Array;
  /** Depth -> the place on top of its pile. */
  private readonly tops: Int32Array;
  private deepest = 0;

  constructor(depths: Int32Array, below: Int32Array, tops: Int32Array) {
    this.depths = depths;
    this.below = below.fill(ABSENT);
    this.tops = tops.fill(NOBODY);
  }

  add(place: number): void {
    if (at(this.below, place) !== ABSENT) return;
    const depth = at(this.depths, place);
    this.below[place] = at(this.tops, depth);
    this.tops[depth] = place;
    if (depth > this.deepest) this.deepest = depth;
  }

  /** The next place, which is then forgotten, or NOBODY. */
  take(): number {
    while (at(this.tops, this.deepest) === NOBODY) {
      if (this.deepest === 0) return NOBODY;
      this.deepest--;
    }
    const place = at(this.tops, this.deepest);
    this.tops[this.deepest] = at(this.below, place);
    this.below[place] = ABSENT;
    return place;
  }
}
