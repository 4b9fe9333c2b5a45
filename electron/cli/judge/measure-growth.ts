/** Measures how long a program takes for boards of growing size, beside the published algorithms and ours in this process. */
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import type { Examination } from '../../../core/judge/examination.ts';
import { growthQuestion } from '../../../core/judge/growth.ts';
import { measureAlgorithms } from '../../../core/judge/growth-measure.ts';
import { type AlgorithmGrowth, GROWTH_SIDES, type GrowthMeasure } from '../../../core/judge/growth-scope.ts';
import {
  GROWING_TASKS,
  type GrowingTask,
  type JudgeQuestion,
  makeQuestion,
} from '../../../core/judge/question.ts';
import type { ExaminedProgram } from './examined-program.ts';

/** An algorithm on boards of each size. */
export interface AlgorithmFigures {
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
  readonly algorithms: readonly AlgorithmFigures[];
}

const TIMES_ASKED = 3;
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
    growths.push({ task, sides: GROWTH_SIDES[task], ms, algorithms: algorithmFigures(task) });
  }
  return growths;
}

/** Measured once: a folder of submissions is compared with the same. */
const measured = new Map<GrowingTask, readonly AlgorithmFigures[]>();

/** The published algorithms and ours on the same boards. */
export function algorithmFigures(task: GrowingTask): readonly AlgorithmFigures[] {
  const known = measured.get(task) ?? figuresOf(task);
  measured.set(task, known);
  return known;
}

function figuresOf(task: GrowingTask): readonly AlgorithmFigures[] {
  const times = measuredBy(task, 'time');
  return measuredBy(task, 'cells').map(({ name, values: looks }) => {
    const ms = times.find((each) => each.name === name)?.values ?? [];
    return { name, looks, ms };
  });
}

function measuredBy(task: GrowingTask, measure: GrowthMeasure): readonly AlgorithmGrowth[] {
  const course = measureAlgorithms(task, measure, () => performance.now());
  for (let step = course.next(); ; step = course.next()) if (step.done === true) return step.value;
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
