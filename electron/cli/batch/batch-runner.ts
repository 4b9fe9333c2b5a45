import type { BatchAnswer, BatchJob, BatchTask } from '../batch-messages.ts';
import type { Terminal } from '../terminal.ts';
import { createAnswerer } from './task-answers.ts';
import { type OpenTask, WorkerPool } from './worker-pool.ts';

/** Work that is done before workers are started: about what it takes to start one. */
const ALONE_MS = 80;
/** Tasks for each thread whose answers were not given out yet: one slow answer holds back those of the others. */
const TASKS_A_THREAD = 4;
/** A worker has its next task queued, so that it goes on while this thread is at a task of its own. */
const TASKS_A_WORKER = 2;
/** After a task that took so long this thread takes no more, since it can hand out nothing meanwhile. */
const LONG_MS = 500;

/** Answers the tasks of a job, in this thread and in workers. */
export interface BatchRunner {
  /** The number of tasks that should be under way at a time. */
  readonly most: number;
  /** Rejects when the worker that had the task is gone, with the reason. */
  ask(task: BatchTask): Promise<BatchAnswer>;
  /** Rejects the tasks that are not answered, and ends the workers. */
  stop(): Promise<void>;
}

/**
 * `size` threads, this one among them: its code is compiled when that of the workers has yet to be. It answers alone for a while,
 * then what the workers have no room for; once a task was long, `size` workers answer all. Alone for good when `size` is
 * 1. Where a task runs depends on the clock, its answer never does.
 */
export async function startBatchRunner(
  job: BatchJob,
  size: number,
  terminal: Pick<Terminal, 'nowMs' | 'startWorker'>,
): Promise<BatchRunner> {
  const answer = await createAnswerer(job, () => terminal.nowMs());
  return new ThreadedRunner(answer, size, () => terminal.startWorker(job));
}

class ThreadedRunner implements BatchRunner {
  readonly most: number;
  readonly #answer: (task: BatchTask) => BatchAnswer;
  readonly #size: number;
  readonly #pool: WorkerPool;
  readonly #waiting: OpenTask[] = [];
  #aloneMs = 0;
  #isHelping = true;
  #isTurnComing = false;
  #isStopped = false;

  constructor(
    answer: (task: BatchTask) => BatchAnswer,
    size: number,
    start: ConstructorParameters<typeof WorkerPool>[0],
  ) {
    this.most = size * TASKS_A_THREAD;
    this.#answer = answer;
    this.#size = size;
    this.#pool = new WorkerPool(start, () => this.#handOut());
  }

  ask(task: BatchTask): Promise<BatchAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#handOut();
    });
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the batch is over'));
    return this.#pool.stop();
  }

  /** Gives the workers what they have room for, and answers what is left here, a task a turn of the event loop. */
  #handOut(): void {
    if (this.#isStopped) return;
    if (this.#size > 1 && this.#aloneMs >= ALONE_MS) {
      const limits = this.#isHelping
        ? { workers: this.#size - 1, tasks: TASKS_A_WORKER }
        : { workers: this.#size, tasks: 1 };
      while (this.#waiting[0] !== undefined && this.#pool.give(this.#waiting[0], limits))
        this.#waiting.shift();
    }
    if (!this.#isHelping || this.#isTurnComing || this.#waiting.length === 0) return;
    this.#isTurnComing = true;
    // Between two tasks of its own this thread receives what the workers have answered.
    setImmediate(() => this.#takeTurn());
  }

  #takeTurn(): void {
    this.#isTurnComing = false;
    const open = this.#waiting.shift();
    if (open !== undefined) this.#answerHere(open);
    this.#handOut();
  }

  #answerHere({ task, resolve, reject }: OpenTask): void {
    try {
      const answered = this.#answer(task);
      this.#aloneMs += answered.durationMs;
      this.#isHelping = this.#size === 1 || answered.durationMs < LONG_MS;
      resolve(answered);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
