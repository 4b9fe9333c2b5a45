import type { Shape } from '../board/board.ts';
import { FREE } from './engine-grid.ts';
import { at } from './engine-words.ts';
import { runsOf } from './gravity.ts';
import type { Gravity } from './rules.ts';

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

  constructor(shape: Shape, gravity: Gravity, places: Int32Array, size: number) {
    const cellRuns = runsOf(shape.width, shape.height, shape.marks, gravity);
    this.runs = cellRuns.map((cells) => Int32Array.from(cells, (cell) => at(places, cell)));
    this.runAt = new Int32Array(size).fill(-1);
    for (const [index, run] of this.runs.entries()) for (const place of run) this.runAt[place] = index;
  }

  /** Lets the tiles slide in all runs. */
  settleAll(kinds: Int32Array, slide: SlideTile): void {
    for (const run of this.runs) settleRun(run, kinds, slide);
  }

  /** Lets the tiles slide in the run through a place, if there is one. Linear in the run. */
  settleAt(place: number, kinds: Int32Array, slide: SlideTile): void {
    const run = this.runs[at(this.runAt, place)];
    if (run !== undefined) settleRun(run, kinds, slide);
  }
}

function settleRun(run: Int32Array, kinds: Int32Array, slide: SlideTile): void {
  let filled = 0;
  for (const from of run) {
    if (at(kinds, from) === FREE) continue;
    const to = at(run, filled++);
    if (to !== from) slide(from, to);
  }
}
