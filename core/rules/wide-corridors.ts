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
import { NONE } from './wide-link.ts';
import type { PartnerLists } from './wide-partners.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

/**
 * Scratch memory for one grid, never cleared: what an earlier corridor or listing left is told by its number. The tiles
 * attached to all corridors are numbered; those of the corridor at hand begin at `base`.
 */
export interface CorridorScan {
  readonly nearest: NearestObstacles;
  /** The tables below in a single array, which saves every attached tile the loads of their addresses. */
  words: Int32Array;
  base: number;
  /** The number after that of the tile attached last. */
  end: number;
  /** Place -> the listing that last paired its tile. */
  readonly pairedIn: Int32Array;
  /** First place of a row's corridor -> the listing that last looked at it; behind all of these the same for columns. */
  readonly seenIn: Int32Array;
  listing: number;
}

const ROOM_BITS = 10;
/** More tiles than can be attached to one corridor: two at each place of the longest, and two at its ends. */
const ROOM = 1 << ROOM_BITS;
/** At `ATTACHED + i` stands the place of tile i of the corridor at hand, which has the number `base + i`. */
const ATTACHED = 0;
/** At `BEFORE + i` stands the number of the tile of its kind attached before it; below `base` it means none here. */
const BEFORE = ROOM;
/** At `LATER + i` stands the i-th tile of the corridor that is not the first of its kind there. */
const LATER = 2 * ROOM;
/** At `LAST + kind` stands the number of the tile of a kind that was attached last. */
const LAST = 3 * ROOM;

export function makeCorridorScan(nearest: NearestObstacles): CorridorScan {
  const size = nearest.grid.kinds.length;
  const pairedIn = new Int32Array(size);
  const seenIn = new Int32Array(2 * size);
  return { nearest, words: new Int32Array(LAST), base: 0, end: 0, pairedIn, seenIn, listing: 0 };
}

/** Makes room for kinds up to `maxKind`. */
export function makeRoomForKinds(scan: CorridorScan, maxKind: number): void {
  if (LAST + maxKind < scan.words.length) return;
  scan.words = new Int32Array(LAST + 2 * maxKind).fill(NONE, LAST);
}

/** Long before the numbers of attached tiles leave the range of words. */
const LAST_NUMBER = 2 ** 30;

/** Begins a listing: now and then the numbers start again. */
function beginListing(scan: CorridorScan): void {
  scan.listing++;
  if (scan.end < LAST_NUMBER) return;
  scan.end = 0;
  scan.words.fill(NONE, LAST);
}

/**
 * Adds every legal move, some of them several times. Linear in the area and in the equal pairs met in corridors. It goes
 * from corridor to corridor: which places are free comes unforeseeably, so each is asked as little as can be.
 */
export function listCorridors(scan: CorridorScan, pairs: PartnerLists): void {
  const { horizontal, vertical, grid } = scan.nearest;
  const { kinds, stride } = grid;
  beginListing(scan);
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
  beginListing(scan);
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
  beginListing(scan);
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
  const { words, nearest, end: base } = scan;
  const { kinds } = nearest.grid;
  const { step } = along;
  const { back, ahead } = across;
  const last = at(along.ahead, first);
  let counts = attach(words, kinds, base, 0, first - step);
  for (let place = first; place < last; place += step) {
    counts = attach(words, kinds, base, counts, at(back, place));
    counts = attach(words, kinds, base, counts, at(ahead, place));
  }
  counts = attach(words, kinds, base, counts, last);
  scan.base = base;
  scan.end = base + (counts & (ROOM - 1));
  return counts >> ROOM_BITS;
}

/**
 * Attaches what stands at a place, if it is a tile. Two counts go in and come out in one word, so that they stay in a
 * register: how many tiles are attached, and above `ROOM_BITS` how many of them are not the first of their kind. These come
 * unforeseeably, so they are counted without a branch: the sign of `base - 1 - before` tells whether `before` is from here.
 */
function attach(words: Int32Array, kinds: Int32Array, base: number, counts: number, place: number): number {
  const kind = at(kinds, place);
  if (kind <= FREE) return counts;
  const tile = counts & (ROOM - 1);
  const before = at(words, LAST + kind);
  words[LAST + kind] = base + tile;
  words[ATTACHED + tile] = place;
  words[BEFORE + tile] = before;
  words[LATER + (counts >> ROOM_BITS)] = tile;
  return counts + 1 + (((base - 1 - before) >>> 31) << ROOM_BITS);
}

/** Adds the pairs of the tiles that are not the first of their kind, each with all of its kind before it. */
function listLater({ words, base }: CorridorScan, count: number, pairs: PartnerLists): void {
  for (let i = 0; i < count; i++) {
    const tile = at(words, LATER + i);
    const place = at(words, ATTACHED + tile);
    for (let before = at(words, BEFORE + tile); before >= base; before = at(words, BEFORE + before - base)) {
      pairs.add(at(words, ATTACHED + before - base), place);
    }
  }
}

/** Pairs off each of these tiles with the last of its kind before it that is still left. */
function pairLater(scan: CorridorScan, count: number, moves: MoveList): void {
  const { words, base, pairedIn, listing } = scan;
  for (let i = 0; i < count; i++) {
    const tile = at(words, LATER + i);
    const place = at(words, ATTACHED + tile);
    for (let before = at(words, BEFORE + tile); before >= base; before = at(words, BEFORE + before - base)) {
      const other = at(words, ATTACHED + before - base);
      if (at(pairedIn, other) === listing) continue;
      pairOff(scan, other, place, moves);
      break;
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
