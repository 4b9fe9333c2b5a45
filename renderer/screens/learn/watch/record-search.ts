/** A search for a pair as it is watched, with what is true beside it. */

import type { TracedAlgorithm } from '../../../../core/algorithms/pseudo-code.ts';
import { makeSearchGrid, type TraceAnswer, type TraceStep } from '../../../../core/algorithms/trace.ts';
import { traceBreadthFirst } from '../../../../core/algorithms/trace-breadth-first.ts';
import { TRACED } from '../../../../core/algorithms/traced.ts';
import type { Board, Move, Point } from '../../../../core/board/board.ts';
import { pointAt } from '../../../../core/board/point-at.ts';
import { MOST_STEPS } from '../../../../core/lab/lab-step.ts';
import type { WatchedSearch } from '../../../../core/lab/lessons.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import { lineThrough } from './lab-marks.ts';

export interface SearchRecording {
  readonly pair: Move;
  readonly steps: readonly TraceStep[];
  /** Cells examined in all; more than were kept when the search is cut. */
  readonly looks: number;
  readonly isCut: boolean;
  readonly answer: TraceAnswer;
  /** `missed`: there is a line. `invented`: there is none where one was drawn. */
  readonly verdict: 'found' | 'none' | 'missed' | 'invented';
  /** The line that was found, or the one that was missed. */
  readonly line: readonly Point[] | null;
}

/** Steps after which a search without a bound is given up; the count then stands for *more than*. */
const MOST_SEARCHED = 3_000_000;

/** Returns whether an algorithm finds lines with as many turns as the rules allow. */
export function suitsTurns(name: TracedAlgorithm, { maxTurns }: Rules): boolean {
  return maxTurns <= TRACED[name].mostTurns;
}

/** Runs a search between the two tiles of a pair to its end. */
export function recordSearch(
  board: Board,
  rules: Rules,
  { name, hasFault }: WatchedSearch,
  pair: Move,
): SearchRecording {
  const grid = makeSearchGrid(board, rules.border);
  const [a, b] = [pointAt(board, pair[0]), pointAt(board, pair[1])];
  const trace = TRACED[name].trace(grid, a, b, rules.maxTurns, hasFault);
  const steps: TraceStep[] = [];
  let looks = 0;
  let answer: TraceAnswer = null;
  for (let count = 0; count < MOST_SEARCHED; count++) {
    const step = trace.next();
    if (step.done === true) {
      answer = step.value;
      break;
    }
    if (step.value.type === 'look') looks++;
    if (count < MOST_STEPS) steps.push(step.value);
  }
  const truth = hasFault ? trueCorners(board, rules, a, b) : answer;
  const verdict = verdictOf(answer, truth);
  const corners = verdict === 'missed' ? truth : answer;
  const line = corners === null ? null : lineThrough([a, ...corners, b]);
  return { pair, steps, looks, isCut: steps.length >= MOST_STEPS, answer, verdict, line };
}

/** Breadth first finds a line with the fewest turns whenever there is one. */
function trueCorners(board: Board, rules: Rules, a: Point, b: Point): TraceAnswer {
  const trace = traceBreadthFirst(makeSearchGrid(board, rules.border), a, b, rules.maxTurns);
  for (;;) {
    const step = trace.next();
    if (step.done === true) return step.value;
  }
}

function verdictOf(answer: TraceAnswer, truth: TraceAnswer): SearchRecording['verdict'] {
  if (answer === null) return truth === null ? 'none' : 'missed';
  return truth === null ? 'invented' : 'found';
}
