/** The state of a process at a moment: its steps up to then, folded. */
import type { Cells, Move, Point } from '../../../../core/board/board.ts';
import type { LabStep } from '../../../../core/lab/lab-step.ts';
import type { LabEnd } from '../../../../core/sentences/lab-sentences.ts';

/** A cell that was examined: its place in the order of those that are free, and how often. */
export interface Examined {
  readonly at: Point;
  readonly order: number;
  readonly isFree: boolean;
  times: number;
}

export interface LabFrame {
  line: string | null;
  cells: Cells;
  pair: Move | null;
  /** Since the pair or the board last changed, in the order in which they were first examined. */
  examined: Map<string, Examined>;
  /** The number of these that are free. */
  free: number;
  now: Point | null;
  path: readonly Point[];
  /** Tiles that a proof let go, with their rounds. */
  gone: Map<number, number>;
  stack: number;
  /** Counters over all steps. */
  looks: number;
  pairs: number;
  deepest: number;
  answer: LabEnd | null;
}

/** The moment before the first step. */
export function firstFrame(cells: Cells, pair: Move | null): LabFrame {
  return {
    line: null,
    cells,
    pair,
    examined: new Map(),
    free: 0,
    now: null,
    path: [],
    gone: new Map(),
    stack: 0,
    looks: 0,
    pairs: 0,
    deepest: 0,
    answer: null,
  };
}

/** Takes a step; changes the frame. */
export function takeStep(frame: LabFrame, step: LabStep): void {
  frame.line = step.line;
  if (step.type !== 'look') frame.now = null;
  switch (step.type) {
    case 'line':
    case 'try':
      break;
    case 'look':
      look(frame, step.at, step.isFree);
      break;
    case 'push':
      frame.stack++;
      frame.deepest = Math.max(frame.deepest, frame.stack);
      break;
    case 'pop':
      frame.stack--;
      break;
    case 'pair':
      clear(frame);
      frame.pair = step.pair;
      frame.pairs++;
      break;
    case 'link':
      frame.pair = step.pair;
      frame.path = step.path;
      break;
    case 'board':
      clear(frame);
      frame.pair = null;
      frame.gone = new Map();
      frame.cells = step.cells;
      break;
    case 'gone':
      for (const cell of step.cells) frame.gone.set(cell, step.round);
      frame.path = step.path;
      break;
    case 'end':
      frame.answer = step;
      break;
  }
}

function look(frame: LabFrame, at: Point, isFree: boolean): void {
  frame.looks++;
  frame.now = at;
  const key = at.join();
  const known = frame.examined.get(key);
  if (known !== undefined) known.times++;
  else {
    // A tile in the way has no number, so none may be missing where numbers stand.
    if (isFree) frame.free++;
    frame.examined.set(key, { at, isFree, order: frame.free, times: 1 });
  }
}

function clear(frame: LabFrame): void {
  frame.examined = new Map();
  frame.free = 0;
  frame.path = [];
  frame.answer = null;
}

/** Keeps the last frame, so that going on costs the steps between and only going back begins anew. */
export class FrameFolder {
  readonly #steps: readonly LabStep[];
  readonly #begin: () => LabFrame;
  #frame: LabFrame;
  #taken = 0;

  constructor(steps: readonly LabStep[], cells: Cells, pair: Move | null) {
    this.#steps = steps;
    this.#begin = () => firstFrame(cells, pair);
    this.#frame = this.#begin();
  }

  /** The moment after so many steps; valid until the next call. */
  at(time: number): LabFrame {
    const end = Math.min(time, this.#steps.length);
    if (end < this.#taken) {
      this.#frame = this.#begin();
      this.#taken = 0;
    }
    for (; this.#taken < end; this.#taken++) {
      const step = this.#steps[this.#taken];
      if (step !== undefined) takeStep(this.#frame, step);
    }
    return this.#frame;
  }
}
