/**
 * The nearest obstacles of every place, in four directions: what a line meets that leaves the place that way.
 *
 * An obstacle is a tile, a wall or the frame. With these tables "is the line from p to q free" is one comparison, and
 * the free run through a place is the interval between its two obstacles. Taking a tile away joins the two runs that it
 * parted, so only these change: repair costs the length of the runs, not the area.
 */

import { at } from '../../int32.ts';
import { FREE, type Grid } from '../base/grid.ts';

/** The two directions of an axis: what lies back (left or up) and ahead (right or down), one place each `step`. */
export interface Axis {
  readonly step: number;
  /** Place -> the place of the nearest obstacle strictly beyond it. Meant for all places inside the frame. */
  readonly back: Int32Array;
  readonly ahead: Int32Array;
}

/** The tables of a grid, both axes. A change of the grid's kinds has to repair them. */
export interface NearestObstacles {
  readonly grid: Grid;
  readonly horizontal: Axis;
  readonly vertical: Axis;
}

/** Empty tables for a grid with a frame; `measureAll` fills them. */
export function makeNearest(grid: Grid): NearestObstacles {
  const size = grid.kinds.length;
  const makeAxis = (step: number): Axis => ({
    step,
    back: new Int32Array(size),
    ahead: new Int32Array(size),
  });
  return { grid, horizontal: makeAxis(1), vertical: makeAxis(grid.stride) };
}

/** Measures all places anew. Linear in the area. */
export function measureAll({ grid, horizontal, vertical }: NearestObstacles): void {
  measureAxis(grid.kinds, horizontal);
  measureAxis(grid.kinds, vertical);
}

function measureAxis(kinds: Int32Array, { step, back, ahead }: Axis): void {
  for (let place = step; place < kinds.length; place++) {
    back[place] = at(kinds, place - step) === FREE ? at(back, place - step) : place - step;
  }
  for (let place = kinds.length - 1 - step; place >= 0; place--) {
    ahead[place] = at(kinds, place + step) === FREE ? at(ahead, place + step) : place + step;
  }
}

/** Repairs the tables after the tile at a place went: its neighbours now see past it. */
export function openPlace({ horizontal, vertical }: NearestObstacles, place: number): void {
  joinRuns(horizontal, place);
  joinRuns(vertical, place);
}

/** Repairs the tables after a tile came to a place: its neighbours now see it. */
export function closePlace({ horizontal, vertical }: NearestObstacles, place: number): void {
  partRun(horizontal, place);
  partRun(vertical, place);
}

function joinRuns({ step, back, ahead }: Axis, place: number): void {
  const first = at(back, place);
  const last = at(ahead, place);
  for (let p = first; p < place; p += step) ahead[p] = last;
  for (let p = place + step; p <= last; p += step) back[p] = first;
}

function partRun({ step, back, ahead }: Axis, place: number): void {
  const first = at(back, place);
  const last = at(ahead, place);
  for (let p = first; p < place; p += step) ahead[p] = place;
  for (let p = place + step; p <= last; p += step) back[p] = place;
}
