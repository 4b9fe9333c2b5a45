/** Measures the published algorithms and ours on boards of growing size. */
import { TRACED_NAMES } from '../algorithms/traced.ts';
import { growthQuestion, looksOf, makeRun } from './growth.ts';
import { type AlgorithmGrowth, GROWTH_SIDES, type GrowthMeasure } from './growth-scope.ts';
import type { GrowingTask } from './question.ts';

/** A run is repeated until all of them together take so long: a clock may have a coarse grain. */
const SLICE_MS = 4;
const SLICES = 4;
/** More are not tried, whatever the clock says. */
const MOST_RUNS = 2 ** 20;

/**
 * Measures every algorithm on every board of a task. `now` gives milliseconds; it is asked for `time` alone. Yields the share that
 * is done, from 0 to 1, before each board.
 */
export function* measureAlgorithms(
  task: GrowingTask,
  measure: GrowthMeasure,
  now: () => number,
): Generator<number, readonly AlgorithmGrowth[]> {
  const questions = GROWTH_SIDES[task].map((side) => growthQuestion(task, side));
  const growths: AlgorithmGrowth[] = [];
  for (const [index, name] of TRACED_NAMES.entries()) {
    const values: number[] = [];
    for (const question of questions) {
      yield (index + values.length / questions.length) / TRACED_NAMES.length;
      values.push(
        measure === 'cells' ? looksOf(name, question) : millisecondsOf(makeRun(name, question), now),
      );
    }
    growths.push({ name, values });
  }
  return growths;
}

/** Milliseconds a run: the quickest of several slices, after it was compiled. */
function millisecondsOf(run: () => boolean, now: () => number): number {
  let runs = 1;
  while (runs < MOST_RUNS && sliceOf(run, runs, now) < SLICE_MS) runs *= 2;
  return Math.min(...Array.from({ length: SLICES }, () => sliceOf(run, runs, now))) / runs;
}

function sliceOf(run: () => boolean, runs: number, now: () => number): number {
  const startedAt = now();
  for (let done = 0; done < runs; done++) run();
  return now() - startedAt;
}
