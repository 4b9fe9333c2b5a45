/**
 * Listing moves of at most two turns by corridors: linear in the area however many tiles a kind has.
 *
 * A corridor is a longest run of free places in a row or a column. A tile is *attached* to it when it ends the run, or is
 * what a line meets that leaves the run at right angles. The middle part of a link lies in one corridor and its end parts
 * meet the two tiles, so two equal tiles link exactly when they touch or are attached to one corridor. A corridor of n
 * places has at most 2 n + 2 attached tiles, and each free place lies in two corridors.
 *
 * A vertical corridor of one place needs no look: the tiles attached to it are the ends of the four free runs through the
 * place, and all of these are attached to the horizontal corridor through it.
 */
import { FREE } from './engine-grid.ts';
import type { MoveList } from './engine-moves.ts';
import { at } from './engine-words.ts';
import type { PartnerLists } from './wide-partners.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

/**
 * Scratch memory for one grid, never cleared: what an earlier corridor or listing left is told by its number. What stands in
 * for a tile attached to a corridor is its *mark*: the number of the corridor above `PLACE_BITS`, and its place below.
 */
export interface CorridorScan {
  readonly nearest: NearestObstacles;
  /** The tables below in a single array, which saves every attached tile the loads of their addresses. */
  words: Int32Array;
  /** At `lastOfKind + kind` stands the mark of the tile of a kind that was attached last. */
  readonly lastOfKind: number;
  /** The corridor at hand, above `PLACE_BITS`: the marks of earlier ones are smaller. */
  base: number;
  /** Place -> the listing that last paired its tile. */
  readonly pairedIn: Int32Array;
  /** First place of a row's corridor -> the listing that last looked at it; behind all of these the same for columns. */
  readonly seenIn: Int32Array;
  listing: number;
}

/** More places than any grid has. */
const PLACE_BITS = 17;
const PLACE_MASK = (1 << PLACE_BITS) - 1;
/** The last number of a corridor that leaves its marks in the range of words. */
const LAST_BASE = ((1 << (31 - PLACE_BITS)) - 1) << PLACE_BITS;
/** At `LATER + i` stands the i-th tile, as its place, that is not the first of its kind in the corridor at hand. */
const LATER = 0;
/** More tiles than can be attached to one corridor: two at each place of the longest, and two at its ends. */
const ROOM = 1 << 10;
/** At `BEFORE + place` stands the mark of the tile of its kind attached before it, or one of an earlier corridor. */
const BEFORE = LATER + ROOM;

export function makeCorridorScan(nearest: NearestObstacles): CorridorScan {
  const size = nearest.grid.kinds.length;
  const lastOfKind = BEFORE + size;
  const pairedIn = new Int32Array(size);
  const seenIn = new Int32Array(2 * size);
  return { nearest, words: new Int32Array(lastOfKind), lastOfKind, base: 0, pairedIn, seenIn, listing: 0 };
}

/** Makes room for kinds up to `maxKind`. */
export function makeRoomForKinds(scan: CorridorScan, maxKind: number): void {
  if (scan.lastOfKind + maxKind < scan.words.length) return;
  scan.words = new Int32Array(scan.lastOfKind + 2 * maxKind);
  scan.base = 0;
}

/** Begins a corridor: now and then the numbers start again. */
function beginCorridor(scan: CorridorScan): void {
  if (scan.base === LAST_BASE) {
    scan.base = 0;
    scan.words.fill(0, scan.lastOfKind);
  }
  scan.base += 1 << PLACE_BITS;
}

/**
 * Adds every legal move, some of them several times. Linear in the area and in the equal pairs met in corridors. It goes
 * from corridor to corridor: which places are free comes unforeseeably, so each is asked as little as can be.
 */
export function listCorridors(scan: CorridorScan, pairs: PartnerLists): void {
  const { horizontal, vertical, grid } = scan.nearest;
  const { kinds, stride } = grid;
  scan.listing++;
  for (let place = stride; place < kinds.length - stride; ) {
    const kind = at(kinds, place);
    if (kind === FREE) {
      listLater(scan, collectAttached(scan, horizontal, vertical, place), pairs);
      const end = at(horizontal.ahead, place);
      for (; place < end; place++) {
        if (at(kinds, place - stride) !== FREE && at(kinds, place + stride) === FREE) {
          listLater(scan, collectAttached(scan, vertical, horizontal, place), pairs);
        }
      }
      continue;
    }
    if (kind > FREE) {
      if (kind === at(kinds, place + 1)) pairs.add(place, place + 1);
      if (kind === at(kinds, place + stride)) pairs.add(place, place + stride);
    }
    place++;
  }
}

/** Adds legal moves of which no two share a tile, and at least one when there is any, as places. Linear in the area. */
export function listCorridorsApart(scan: CorridorScan, moves: MoveList): void {
  const { nearest } = scan;
  const { horizontal, vertical, grid } = nearest;
  const { kinds, stride } = grid;
  scan.listing++;
  for (let place = stride; place < kinds.length - stride; place++) {
    const kind = at(kinds, place);
    if (kind > FREE) {
      if (kind === at(kinds, place + 1)) pairOff(scan, place, place + 1, moves);
      if (kind === at(kinds, place + stride)) pairOff(scan, place, place + stride, moves);
    } else if (kind === FREE) {
      if (at(kinds, place - 1) !== FREE) {
        pairLater(scan, collectAttached(scan, horizontal, vertical, place), moves);
      }
      if (at(kinds, place - stride) !== FREE && at(kinds, place + stride) === FREE) {
        pairLater(scan, collectAttached(scan, vertical, horizontal, place), moves);
      }
    }
  }
}

/**
 * Adds legal moves of which no two share a tile, as places: those that the corridors through some places join. Places that
 * are not free are passed over. Linear in the corridors, each of which is looked at once.
 */
export function listThroughApart(
  scan: CorridorScan,
  places: Int32Array,
  count: number,
  moves: MoveList,
): void {
  const { horizontal, vertical, grid } = scan.nearest;
  scan.listing++;
  for (let i = 0; i < count; i++) {
    const place = at(places, i);
    if (at(grid.kinds, place) !== FREE) continue;
    const row = at(horizontal.back, place) + horizontal.step;
    if (isUnseen(scan, row)) pairLater(scan, collectAttached(scan, horizontal, vertical, row), moves);
    const column = at(vertical.back, place) + vertical.step;
    if (isUnseen(scan, grid.kinds.length + column))
      pairLater(scan, collectAttached(scan, vertical, horizontal, column), moves);
  }
}

/** Whether this listing has not looked at a corridor yet; from now on it has. */
function isUnseen({ seenIn, listing }: CorridorScan, corridor: number): boolean {
  if (at(seenIn, corridor) === listing) return false;
  seenIn[corridor] = listing;
  return true;
}

/**
 * Collects the tiles attached to the corridor that begins at `first`, and returns how many are not the first of their kind
 * there. In two corridors of three none is, and then nothing is left to do.
 */
function collectAttached(scan: CorridorScan, along: Axis, across: Axis, first: number): number {
  beginCorridor(scan);
  const { words, lastOfKind, base, nearest } = scan;
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
 * Attaches what stands at a place, and returns how many tiles are not the first of their kind by then. Nothing here can be
 * foreseen, so nothing is asked: the sign of `base - 1 - before` tells whether `before` is from here, and that of `~kind`
 * whether this is a tile. What is none is OBSTACLE; it stands in the word before that of the first kind, which belongs to the
 * last place of the frame and is read by nobody.
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

/** Adds the pairs of the tiles that are not the first of their kind, each with all of its kind before it. */
function listLater({ words, base }: CorridorScan, count: number, pairs: PartnerLists): void {
  for (let i = 0; i < count; i++) {
    const place = at(words, LATER + i);
    for (let before = at(words, BEFORE + place); before >= base; ) {
      const other = before & PLACE_MASK;
      pairs.add(other, place);
      before = at(words, BEFORE + other);
    }
  }
}

/** Pairs off each of these tiles with the last of its kind before it that is still left. */
function pairLater(scan: CorridorScan, count: number, moves: MoveList): void {
  const { words, base, pairedIn, listing } = scan;
  for (let i = 0; i < count; i++) {
    const place = at(words, LATER + i);
    for (let before = at(words, BEFORE + place); before >= base; ) {
      const other = before & PLACE_MASK;
      if (at(pairedIn, other) !== listing) {
        pairOff(scan, other, place, moves);
        break;
      }
      before = at(words, BEFORE + other);
    }
  }
}

function pairOff(scan: CorridorScan, a: number, b: number, moves: MoveList): void {
  const { pairedIn, listing } = scan;
  if (at(pairedIn, a) === listing || at(pairedIn, b) === listing) return;
  pairedIn[a] = listing;
  pairedIn[b] = listing;
  moves.add(a, b);
}
