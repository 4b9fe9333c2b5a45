/** The steps that the lab shows: those of a search for a pair, or of a process on a whole board. */
import type { Cells, Move, Point } from '../board/board.ts';

/**
 * One step, at one line of the pseudo-code. The steps of a search for one pair (algorithms/trace.ts) are steps of these.
 */
export type LabStep =
  /** The line is reached; nothing is examined. */
  | { readonly type: 'line'; readonly line: string }
  /** A line on the board is tried from one point. */
  | { readonly type: 'try'; readonly line: string; readonly from: Point; readonly to?: Point }
  /** A cell of the board or its ring is examined. */
  | { readonly type: 'look'; readonly line: string; readonly at: Point; readonly isFree: boolean }
  /** The stack of a depth-first search grows or shrinks by a cell. */
  | { readonly type: 'push' | 'pop'; readonly line: string; readonly at: Point }
  /** The two tiles that are tested from now on. */
  | { readonly type: 'pair'; readonly line: string; readonly pair: Move }
  /** A line between two tiles, every cell of it in order. */
  | { readonly type: 'link'; readonly line: string; readonly pair: Move; readonly path: readonly Point[] }
  /** Other tiles lie on the board. */
  | { readonly type: 'board'; readonly line: string; readonly cells: Cells }
  /** Tiles that could go in a round of the relaxed closure, and the line over which they could meet, where one is known. */
  | {
      readonly type: 'gone';
      readonly line: string;
      readonly round: number;
      readonly cells: readonly number[];
      readonly path: readonly Point[];
    }
  /** The result, and the cells that it concerns. */
  | {
      readonly type: 'end';
      readonly line: string;
      readonly answer: LabAnswer;
      readonly cells: readonly number[];
      /** Pairs that are assumed to go together, where the result is that of a case. */
      readonly chosen?: readonly Move[];
    };

/** The result of a process. */
export const LAB_ANSWERS = [
  'alive',
  'dead',
  'cleared',
  'hint-first',
  'hint-proved',
  'hint-lost',
  'hint-unknown',
  'laid-alive',
  'laid-dead',
  'laid-proved',
  'laid-unmoved',
  'laid-odd',
  'laid-impossible',
  'laid-unknown',
  'dealt-proved',
  'dealt-impossible',
  'dealt-unknown',
  'lost-odd',
  'lost-closure',
  'lost-closure-case',
  'lost-cases',
  'closure-silent',
] as const;
export type LabAnswer = (typeof LAB_ANSWERS)[number];

/** A process as it is watched; of a very long one only the beginning is kept. */
export interface Recording {
  /** The content of the board before the first step. */
  readonly cells: Cells;
  readonly steps: readonly LabStep[];
  /** Cells examined in all, those of steps that were not kept included. */
  readonly looks: number;
  readonly isCut: boolean;
}

/** Steps that are kept of one process: more is not watched, and each is an object. */
export const MOST_STEPS = 30_000;

/** Runs a process to its end and keeps its steps; its last step is kept in any case, since it holds the result. */
export function recordSteps(cells: Cells, process: Iterable<LabStep>): Recording {
  const steps: LabStep[] = [];
  let looks = 0;
  let count = 0;
  let last: LabStep | null = null;
  for (const step of process) {
    if (step.type === 'look') looks++;
    if (count++ < MOST_STEPS) steps.push(step);
    last = step;
  }
  const isCut = count > MOST_STEPS;
  if (isCut && last !== null) steps.push(last);
  return { cells, steps, looks, isCut };
}
