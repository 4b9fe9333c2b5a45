/** The worker's answers to the lab. They and the processes behind them are loaded with the lab's first request. */
import { measureAlgorithms } from '../../core/judge/growth-measure.ts';
import { gameTree } from '../../core/lab/game-tree.ts';
import { recordProcess } from '../../core/lab/processes.ts';
import { playWholeGame } from '../../core/lab/whole-game.ts';
import { err, ok } from '../../core/result.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { drive } from './drive.ts';
import type { EngineState } from './engine-state.ts';
import { measureTask } from './lab-benchmark.ts';
import type { EngineReply, EngineRequest } from './protocol.ts';
import { examineStudent } from './student-answers.ts';
import { StudentProgram } from './student-program.ts';

type RequestOf<T extends EngineRequest['type']> = Extract<EngineRequest, { type: T }>;

export function answerProcess(request: RequestOf<'lab-process'>): EngineReply<'lab-process'> {
  const { process, board, rules, seed, after } = request;
  const begin = after === null ? board : applyMove(board, rules, after);
  return ok(recordProcess(process, begin, rules, seed));
}

export function answerTree({ board, rules }: RequestOf<'lab-tree'>): EngineReply<'lab-tree'> {
  return ok(gameTree(board, rules));
}

/** A whole game; progress counts the cells examined. */
export async function answerGame(
  state: EngineState,
  id: number,
  { by, board, rules }: RequestOf<'lab-game'>,
): Promise<EngineReply<'lab-game'>> {
  const driven = await drive(state.driver, playWholeGame(by, board, rules), {
    limitMs: Number.POSITIVE_INFINITY,
    isCancelled: () => !state.running.has(id),
    onProgress: ({ nodes }) => state.post({ kind: 'progress', id, nodes }),
  });
  return driven.state === 'done' ? ok(driven.answer) : err('cancelled');
}

/** One row of the benchmark; cancelled between two sides. */
export async function answerBenchmark(
  { driver, running, post }: EngineState,
  id: number,
  { task }: RequestOf<'lab-benchmark'>,
): Promise<EngineReply<'lab-benchmark'>> {
  const measure = await measureTask(task, {
    now: () => driver.now(),
    async goOn(share) {
      post({ kind: 'progress', id, nodes: Math.floor(1000 * share) });
      await driver.yieldToMessages();
      return running.has(id);
    },
  });
  return measure === null ? err('cancelled') : ok(measure);
}

/** Measures the growth of the algorithms; it can be cancelled between two boards. */
export async function answerGrowth(
  { driver, running, post }: EngineState,
  id: number,
  { task, measure }: RequestOf<'lab-growth'>,
): Promise<EngineReply<'lab-growth'>> {
  const course = measureAlgorithms(task, measure, () => driver.now());
  for (let step = course.next(); ; step = course.next()) {
    if (step.done === true) return ok(step.value);
    post({ kind: 'progress', id, nodes: Math.floor(1000 * step.value) });
    await driver.yieldToMessages();
    if (!running.has(id)) return err('cancelled');
  }
}

/** An examination of a learner's program; progress counts the questions. */
export async function answerExamine(
  state: EngineState,
  id: number,
  request: RequestOf<'lab-examine'>,
): Promise<EngineReply<'lab-examine'>> {
  const { startStudent } = state.driver;
  if (startStudent === undefined) throw new Error('there is no worker for a program here');
  const program = new StudentProgram(startStudent, request.source);
  try {
    return await examineStudent(state, id, program, request);
  } finally {
    program.end();
  }
}
