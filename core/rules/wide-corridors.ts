/**
 * Listing moves of at most two turns by corridors: linear in the area however many tiles a kind has.
 *
 * A corridor is a longest run of free places in a row or a column. A tile is *attached* to it when it ends the run, or is
 * what a line meets that leaves the run at right angles. The middle part of a link lies in one corridor and its end parts
 * meet the two tiles, so two equal tiles link exactly when they touch or are attached to one corridor. A corridor of n
 * places has at most 2 n + 2 attached tiles, and each free place lies in two corridors.
 */
import { FREE } from './engine-grid.ts';
import type { MoveList } from './engine-moves.ts';
import { at } from './engine-words.ts';
import { firstColumn, firstRow, NONE } from './wide-link.ts';
import type { Axis, NearestObstacles } from './wide-tables.ts';

/** Scratch memory for one grid. It is never cleared: what an earlier corridor or listing left is told by its number. */
export interface CorridorScan {
  readonly nearest: NearestObstacles;
  /** The tiles attached to the corridor at hand, and their kinds; of each the index of its kind before it, or below 0. */
  readonly attached: Int32Array;
  readonly attachedKinds: Int32Array;
  readonly beforeOfKind: Int32Array;
  /**
   * Kind -> the number of its tile attached last. All attached tiles of all corridors are numbered; those of the corridor
   * at hand begin at `base`, so a smaller number means none here.
   */
  lastOfKind: Int32Array;
  base: number;
  /** Place -> the listing that last paired its tile. */
  readonly pairedIn: Int32Array;
  listing: number;
}

export function makeCorridorScan(nearest: NearestObstacles): CorridorScan {
  const size = nearest.grid.kinds.length;
  return {
    nearest,
    attached: new Int32Array(size),
    attachedKinds: new Int32Array(size),
    beforeOfKind: new Int32Array(size),
    lastOfKind: new Int32Array(0),
    base: 0,
    pairedIn: new Int32Array(size),
    listing: 0,
  };
}

/** Makes room for kinds up to `maxKind`. */
export function makeRoomForKinds(scan: CorridorScan, maxKind: number): void {
  if (maxKind < scan.lastOfKind.length) return;
  scan.lastOfKind = new Int32Array(2 * maxKind).fill(NONE);
}

/** Long before the numbers of attached tiles leave the range of words. */
const LAST_BASE = 2 ** 30;

/** Begins a listing: now and then the numbers start again. */
function beginListing(scan: CorridorScan): void {
  if (scan.base < LAST_BASE) return;
  scan.base = 0;
  scan.lastOfKind.fill(NONE);
}

/** Adds every legal move once, as places in no order. Linear in the area and in the equal pairs met in corridors. */
export function listCorridors(scan: CorridorScan, moves: MoveList): void {
  const { nearest } = scan;
  const { horizontal, vertical, grid } = nearest;
  const { kinds, stride } = grid;
  beginListing(scan);
  for (let place = stride; place < kinds.length - stride; place++) {
    const kind = at(kinds, place);
    if (kind > FREE) {
      if (kind === at(kinds, place + 1)) moves.add(place, place + 1);
      if (kind === at(kinds, place + stride)) moves.add(place, place + stride);
    } else if (kind === FREE) {
      if (at(kinds, place - 1) !== FREE) {
        const count = collectAttached(scan, horizontal, vertical, place);
        if (count > 1) listAttached(scan, horizontal, place, count, moves);
      }
      if (at(kinds, place - stride) !== FREE) {
        const count = collectAttached(scan, vertical, horizontal, place);
        if (count > 1) listAttached(scan, vertical, place, count, moves);
      }
    }
  }
}

/** Adds legal moves of which no two share a tile, and at least one when there is any. Linear in the area. */
export function listCorridorsApart(scan: CorridorScan, moves: MoveList): void {
  const { nearest } = scan;
  const { horizontal, vertical, grid } = nearest;
  const { kinds, stride } = grid;
  scan.listing++;
  beginListing(scan);
  for (let place = stride; place < kinds.length - stride; place++) {
    const kind = at(kinds, place);
    if (kind > FREE) {
      if (kind === at(kinds, place + 1)) pairOff(scan, place, place + 1, moves);
      if (kind === at(kinds, place + stride)) pairOff(scan, place, place + stride, moves);
    } else if (kind === FREE) {
      if (at(kinds, place - 1) !== FREE) {
        pairAttached(scan, collectAttached(scan, horizontal, vertical, place), moves);
      }
      if (at(kinds, place - stride) !== FREE) {
        pairAttached(scan, collectAttached(scan, vertical, horizontal, place), moves);
      }
    }
  }
}

/** Collects the tiles attached to the corridor that begins at `first` and returns their number. */
function collectAttached(scan: CorridorScan, along: Axis, across: Axis, first: number): number {
  const { step } = along;
  const end = at(along.ahead, first);
  let count = attach(scan, 0, first - step);
  for (let place = first; place < end; place += step) {
    count = attach(scan, count, at(across.back, place));
    count = attach(scan, count, at(across.ahead, place));
  }
  return attach(scan, count, end);
}

/** Adds what stands at a place, if it is a tile, to `count` attached ones and returns how many they are then. */
function attach({ attached, attachedKinds, nearest }: CorridorScan, count: number, place: number): number {
  const kind = at(nearest.grid.kinds, place);
  if (kind <= FREE) return count;
  attached[count] = place;
  attachedKinds[count] = kind;
  return count + 1;
}

/** Adds the equal pairs among the attached tiles that are found here first. */
function listAttached(scan: CorridorScan, along: Axis, first: number, count: number, moves: MoveList): void {
  const { attached, attachedKinds, beforeOfKind, lastOfKind, base } = scan;
  for (let i = 0; i < count; i++) {
    const kind = at(attachedKinds, i);
    const before = at(lastOfKind, kind) - base;
    lastOfKind[kind] = base + i;
    beforeOfKind[i] = before;
    for (let j = before; j >= 0; j = at(beforeOfKind, j)) {
      const a = at(attached, j);
      const b = at(attached, i);
      if (isFoundFirst(scan.nearest, a, b, along, first)) moves.add(a, b);
    }
  }
  scan.base = base + count;
}

/**
 * Whether a pair is to be reported at this corridor: not when the tiles touch, and else at the first row that joins
 * them, or at the first column when no row does. So no pair comes twice, and no set of pairs is needed.
 */
function isFoundFirst(nearest: NearestObstacles, a: number, b: number, along: Axis, first: number): boolean {
  const { stride, columns, rows } = nearest.grid;
  const apart = Math.abs(a - b);
  if (apart === 1 || apart === stride) return false;
  const row = firstRow(nearest, a, b);
  if (along.step === 1) return at(rows, row) === at(rows, first);
  return row === NONE && at(columns, firstColumn(nearest, a, b)) === at(columns, first);
}

/** Pairs off equal tiles among the attached ones. */
function pairAttached(scan: CorridorScan, count: number, moves: MoveList): void {
  const { attached, attachedKinds, lastOfKind, pairedIn, listing, base } = scan;
  for (let i = 0; i < count; i++) {
    const place = at(attached, i);
    if (at(pairedIn, place) === listing) continue;
    const kind = at(attachedKinds, i);
    const before = at(lastOfKind, kind) - base;
    if (before >= 0) {
      pairOff(scan, at(attached, before), place, moves);
      lastOfKind[kind] = NONE;
    } else {
      lastOfKind[kind] = base + i;
    }
  }
  scan.base = base + count;
}

function pairOff(scan: CorridorScan, a: number, b: number, moves: MoveList): void {
  const { pairedIn, listing } = scan;
  if (at(pairedIn, a) === listing || at(pairedIn, b) === listing) return;
  pairedIn[a] = listing;
  pairedIn[b] = listing;
  moves.add(a, b);
}
