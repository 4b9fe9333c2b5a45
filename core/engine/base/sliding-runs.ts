import type { Shape } from '../../board/board.ts';
import { at } from '../../int32.ts';
import { runsOf } from '../../rules/gravity.ts';
import type { Gravity } from '../../rules/rules.ts';
import { FREE } from './grid.ts';

/** Moves a tile from one place to a free one; the engine keeps its tables in step. */
export type SlideTile = (from: number, to: number) => void;

/**
 * The runs of neighbouring slots in which tiles slide, prepared once for a template. A removal unsettles only the runs
 * it happens in, so after each move at most two runs are looked at.
 */
export class SlidingRuns {
  /** Every run's places, from the end that tiles slide to. */
  private readonly runs: readonly Int32Array[];
  /** Place -> its run, or -1 where nothing slides. */
  private readonly runAt: Int32Array;
  /** Place -> where it lies in its run. */
  private readonly indexAt: Int32Array;

  constructor(shape: Shape, gravity: Gravity, places: Int32Array, size: number) {
    const cellRuns = runsOf(shape, gravity);
    this.runs = cellRuns.map((cells) => Int32Array.from(cells, (cell) => at(places, cell)));
    this.runAt = new Int32Array(size).fill(-1);
    this.indexAt = new Int32Array(size);
    for (const [index, run] of this.runs.entries()) {
      for (let i = 0; i < run.length; i++) {
        this.runAt[at(run, i)] = index;
        this.indexAt[at(run, i)] = i;
      }
    }
  }

  /** Returns whether nothing would slide. Linear in the area. */
  areSettled(kinds: Int32Array): boolean {
    return this.runs.every((run) => isSettled(run, kinds));
  }

  /** Lets the tiles slide in all runs. */
  settleAll(kinds: Int32Array, slide: SlideTile): void {
    for (const run of this.runs) settleRun(run, 0, kinds, slide);
  }

  /** Lets the tiles slide to two places that became free. Linear in the parts of their runs from there on. */
  settleAt(a: number, b: number, kinds: Int32Array, slide: SlideTile): void {
    const runOfA = at(this.runAt, a);
    const runOfB = at(this.runAt, b);
    const indexOfA = at(this.indexAt, a);
    const indexOfB = at(this.indexAt, b);
    if (runOfA === runOfB) {
      this.settleFrom(runOfA, Math.min(indexOfA, indexOfB), kinds, slide);
    } else {
      this.settleFrom(runOfA, indexOfA, kinds, slide);
      this.settleFrom(runOfB, indexOfB, kinds, slide);
    }
  }

  private settleFrom(index: number, first: number, kinds: Int32Array, slide: SlideTile): void {
    const run = this.runs[index];
    if (run !== undefined) settleRun(run, first, kinds, slide);
  }
}

function isSettled(run: Int32Array, kinds: Int32Array): boolean {
  let isFilled = true;
  for (let i = 0; i < run.length; i++) {
    const isFree = at(kinds, at(run, i)) === FREE;
    if (!isFree && !isFilled) return false;
    isFilled = !isFree;
  }
  return true;
}

function settleRun(run: Int32Array, first: number, kinds: Int32Array, slide: SlideTile): void {
  let filled = first;
  for (let i = first; i < run.length; i++) {
    const from = at(run, i);
    if (at(kinds, from) === FREE) continue;
    const to = at(run, filled++);
    if (to !== from) slide(from, to);
  }
}
