/**
 * Finds the cells that lines can reach at best: every cell but the walls is taken to be empty. A cell that
 * cannot be reached then can never be reached, under any gravity, because gravity moves a tile within its run
 * of neighbouring slots only.
 */
import { type Shape, SLOT, WALL } from '../board/board.ts';
import type { Border, Rules } from '../rules/rules.ts';

/** A shape inside its ring: row-major with one more cell on every side. */
interface Room {
  readonly width: number;
  readonly isFree: Uint8Array;
  readonly isSlot: Uint8Array;
  /** The cell of the shape at a place, which must not lie on the ring. */
  cellAt(place: number): number;
  readonly slots: readonly number[];
}

/**
 * The slots from which a line of at most `maxTurns` turns can never come to another slot, ascending. A search ends at
 * the first slot it meets, so the cost is linear in the area but for slots that stand far apart between walls.
 */
export function cellsOutOfReach(shape: Shape, rules: Rules): number[] {
  const room = makeRoom(shape, rules.border);
  return room.slots.filter((place) => !reachesSlot(room, place, rules.maxTurns)).map(room.cellAt);
}

/** The slots of every region with an odd number of them, ascending. Linear in the area. */
export function oddRegionCells(shape: Shape, border: Border): number[] {
  const room = makeRoom(shape, border);
  const isSeen = new Uint8Array(room.isFree.length);
  const odd: number[] = [];
  for (const slot of room.slots) {
    if (isSeen[slot] === 1) continue;
    const region = regionOf(room, slot, isSeen).filter((place) => room.isSlot[place] === 1);
    if (region.length % 2 !== 0) odd.push(...region.map(room.cellAt));
  }
  return odd.sort((a, b) => a - b);
}

function makeRoom({ width, height, marks }: Shape, border: Border): Room {
  const roomWidth = width + 2;
  const isFree = new Uint8Array(roomWidth * (height + 2)).fill(border === 'open' ? 1 : 0);
  const isSlot = new Uint8Array(isFree.length);
  const slots: number[] = [];
  for (const [cell, mark] of marks.entries()) {
    const place = (Math.floor(cell / width) + 1) * roomWidth + (cell % width) + 1;
    isFree[place] = mark === WALL ? 0 : 1;
    if (mark !== SLOT) continue;
    isSlot[place] = 1;
    slots.push(place);
  }
  const cellAt = (place: number) => (Math.floor(place / roomWidth) - 1) * width + (place % roomWidth) - 1;
  return { width: roomWidth, isFree, isSlot, cellAt, slots };
}

/** The place one step on, or -1 outside the room. */
function stepFrom({ width, isFree }: Room, place: number, direction: number): number {
  const x = place % width;
  if (direction === 0) return x < width - 1 ? place + 1 : -1;
  if (direction === 2) return x > 0 ? place - 1 : -1;
  const next = direction === 1 ? place + width : place - width;
  return next >= 0 && next < isFree.length ? next : -1;
}

function reachesSlot(room: Room, start: number, maxTurns: number): boolean {
  /** Bit d is set where a line came through in direction d: the same again leads nowhere new. */
  const passed = new Map<number, number>();
  let frontier = [start];
  for (let turns = 0; turns <= maxTurns && frontier.length > 0; turns++) {
    const next: number[] = [];
    for (const corner of frontier) {
      for (let direction = 0; direction < 4; direction++) {
        if (drawLine(room, start, corner, direction, passed, next)) return true;
      }
    }
    frontier = next;
  }
  return false;
}

/** Draws a line as far as it goes; true when it meets a slot. Adds the places it was first to come to. */
function drawLine(
  room: Room,
  start: number,
  corner: number,
  direction: number,
  passed: Map<number, number>,
  next: number[],
): boolean {
  for (let place = stepFrom(room, corner, direction); ; place = stepFrom(room, place, direction)) {
    if (place < 0 || room.isFree[place] === 0 || place === start) return false;
    if (room.isSlot[place] === 1) return true;
    const before = passed.get(place) ?? 0;
    if (before & (1 << direction)) return false;
    passed.set(place, before | (1 << direction));
    if (before === 0) next.push(place);
  }
}

function regionOf(room: Room, start: number, isSeen: Uint8Array): number[] {
  const queue = [start];
  isSeen[start] = 1;
  for (let next = 0; next < queue.length; next++) {
    for (let direction = 0; direction < 4; direction++) {
      const place = stepFrom(room, queue[next] ?? start, direction);
      if (place < 0 || room.isFree[place] === 0 || isSeen[place] === 1) continue;
      isSeen[place] = 1;
      queue.push(place);
    }
  }
  return queue;
}
