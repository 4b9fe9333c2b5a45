/**
 * Which tiles are attached to a corridor (wide-corridors.ts), and which of these have an equal one among those before them.
 */
import { at } from '../../int32.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

/**
 * Scratch memory for one grid, never cleared: entries of an earlier corridor are recognised by its number. A tile attached
 * to a corridor is represented by its *mark*: the number of the corridor above `PLACE_BITS`, and its place below.
 */
export interface AttachedTiles {
  readonly nearest: NearestObstacles;
  /** The tables below in a single array, which saves every attached tile the loads of their addresses. */
  words: Int32Array;
  /** At `lastOfKind + kind`: the mark of the tile of a kind that was attached last. */
  readonly lastOfKind: number;
  /** The current corridor's number, above `PLACE_BITS`: the marks of earlier ones are smaller. */
  base: number;
}

/** More places than any grid has. */
const PLACE_BITS = 17;
export const PLACE_MASK = (1 << PLACE_BITS) - 1;
/** The last number of a corridor that leaves its marks in the range of words. */
const LAST_BASE = ((1 << (31 - PLACE_BITS)) - 1) << PLACE_BITS;
/** At `LATER + i`: the i-th tile, as its place, that is not the first of its kind in the current corridor. */
export const LATER = 0;
/** More tiles than can be attached to one corridor: two at each place of the longest, and two at its ends. */
const ROOM = 1 << 10;
/** At `BEFORE + place`: the mark of the tile of its kind attached before it, or one of an earlier corridor. */
export const BEFORE = LATER + ROOM;

export function createAttachedTiles(nearest: NearestObstacles): AttachedTiles {
  const lastOfKind = BEFORE + nearest.grid.kinds.length;
  return { nearest, words: new Int32Array(lastOfKind), lastOfKind, base: 0 };
}

/** Makes room for kinds up to `maxKind`. */
export function makeRoomForKinds(attached: AttachedTiles, maxKind: number): void {
  if (attached.lastOfKind + maxKind < attached.words.length) return;
  attached.words = new Int32Array(attached.lastOfKind + 2 * maxKind);
  attached.base = 0;
}

/** Begins a corridor: now and then the numbers start again. */
function beginCorridor(attached: AttachedTiles): void {
  if (attached.base === LAST_BASE) {
    attached.base = 0;
    attached.words.fill(0, attached.lastOfKind);
  }
  attached.base += 1 << PLACE_BITS;
}

/**
 * Collects the tiles attached to the corridor that begins at `first`, and returns how many are not the first of their kind
 * there. In every other corridor none is, and then nothing is left to do.
 */
export function collectAttached(attached: AttachedTiles, along: Axis, across: Axis, first: number): number {
  beginCorridor(attached);
  const { words, lastOfKind, base, nearest } = attached;
  const { kinds } = nearest.grid;
  const { step } = along;
  const { back, ahead } = across;
  const last = at(along.ahead, first);
  let later = attach(words, kinds, lastOfKind, base, 0, first - step);
  for (let place = first; place < last; place += step) {
    later = attach(words, kinds, lastOfKind, base, later, at(back, place));
    later = attach(words, kinds, lastOfKind, base, later, at(ahead, place));
  }
  return attach(words, kinds, lastOfKind, base, later, last);
}

/**
 * Attaches what stands at a place, and returns how many tiles are not the first of their kind by then. Branches would
 * be unpredictable here, so there are none: the sign of `base - 1 - before` says whether `before` is of this
 * corridor, and that of `~kind` whether this is a tile. What is no tile is OBSTACLE, whose entry is the word before
 * that of the first kind; it belongs to the last place of the frame and is never read.
 */
function attach(
  words: Int32Array,
  kinds: Int32Array,
  lastOfKind: number,
  base: number,
  later: number,
  place: number,
): number {
  const kind = at(kinds, place);
  const before = at(words, lastOfKind + kind);
  words[lastOfKind + kind] = base | place;
  words[BEFORE + place] = before;
  words[LATER + later] = place;
  return later + (((base - 1 - before) & ~kind) >>> 31);
}
