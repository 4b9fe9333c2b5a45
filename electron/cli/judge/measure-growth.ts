/** Measures how long a program takes for boards of growing size, beside the published algorithms and ours in this process. */
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import type { Examination } from '../../../core/judge/examination.ts';
import { GROWTH_SIDES, growthQuestion, looksOf, makeRun } from '../../../core/judge/growth.ts';
import {
  GROWING_TASKS,
  type GrowingTask,
  type JudgeQuestion,
  makeQuestion,
} from '../../../core/judge/question.ts';
import type { ExaminedProgram } from './examined-program.ts';

/** An algorithm on boards of each size. */
export interface AlgorithmGrowth {
  readonly name: TracedAlgorithm;
  readonly looks: readonly number[];
  readonly ms: readonly number[];
}

/** Times by the side of the board. */
export interface MeasuredGrowth {
  readonly task: GrowingTask;
  readonly sides: readonly number[];
  /** Milliseconds of the program; null where it gave no answer in time, and from there on. */
  readonly ms: readonly (number | null)[];
  readonly algorithms: readonly AlgorithmGrowth[];
}

const TIMES_ASKED = 3;
/** An algorithm is repeated until it took so long. */
const WARM_UP_MS = 8;
const SLICE_MS = 2;
const SLICES = 4;
/** The smallest question, from which it is known how long asking takes. */
const SMALLEST: JudgeQuestion = {
  task: 'link',
  maxTurns: 2,
  border: 'closed',
  width: 2,
  height: 1,
  cells: [1, 1],
  pair: [0, 1],
};

/** Of the tasks that the program does. */
export async function measureGrowth(
  program: ExaminedProgram,
  { results }: Examination,
): Promise<readonly MeasuredGrowth[]> {
  const growths: MeasuredGrowth[] = [];
  for (const task of GROWING_TASKS) {
    const result = results.find((each) => each.task === task);
    if (result === undefined || result.right === 0 || result.isGivenUp) continue;
    const asking = (await fastest(program, SMALLEST)) ?? 0;
    const ms: (number | null)[] = [];
    for (const side of GROWTH_SIDES[task]) {
      const took = ms.includes(null) ? null : await fastest(program, growthQuestion(task, side));
      ms.push(took === null ? null : Math.max(0, took - asking));
    }
    growths.push({ task, sides: GROWTH_SIDES[task], ms, algorithms: measureAlgorithms(task) });
  }
  return growths;
}

/** Measured once: a folder of submissions is compared with the same. */
const measured = new Map<GrowingTask, readonly AlgorithmGrowth[]>();

/** The published algorithms and ours on the same boards. */
export function measureAlgorithms(task: GrowingTask): readonly AlgorithmGrowth[] {
  const known = measured.get(task) ?? measureEach(task);
  measured.set(task, known);
  return known;
}

function measureEach(task: GrowingTask): readonly AlgorithmGrowth[] {
  const questions = GROWTH_SIDES[task].map((side) => growthQuestion(task, side));
  return TRACED_NAMES.map((name) => ({
    name,
    looks: questions.map((question) => looksOf(name, question)),
    ms: questions.map((question) => timeOf(makeRun(name, question))),
  }));
}

async function fastest(program: ExaminedProgram, question: JudgeQuestion): Promise<number | null> {
  let best: number | null = null;
  for (let time = 0; time < TIMES_ASKED; time++) {
    const { reply, ms } = await program.ask(makeQuestion(question));
    if (reply.type !== 'answer') return null;
    best = best === null ? ms : Math.min(best, ms);
  }
  return best;
}

/** Milliseconds a run: the quickest of several slices, after it was compiled. */
function timeOf(run: () => boolean): number {
  sliceOf(run, WARM_UP_MS);
  return Math.min(...Array.from({ length: SLICES }, () => sliceOf(run, SLICE_MS)));
}

function sliceOf(run: () => boolean, leastMs: number): number {
  const startedAt = performance.now();
  let runs = 0;
  do {
    run();
    runs++;
  } while (performance.now() - startedAt < leastMs);
  return (performance.now() - startedAt) / runs;
}
