import type { Terminal } from '../output/terminal.ts';
import type { BatchAnswer, BatchJob, BatchTask, BatchWorker } from './batch-messages.ts';
import { makeAnswerer } from './task-answers.ts';

/** Time spent on tasks in this thread before workers are started: about what it takes to start one. */
const ALONE_MS = 80;
/** Tasks for each worker that are asked about and not given yet: one slow answer holds back those of the others. */
const TASKS_A_WORKER = 4;

/** Answers the tasks of a job, in this thread or in workers. */
export interface BatchRunner {
  /** How many tasks should be under way at a time. */
  readonly most: number;
  /** Rejects when the worker that had the task is gone, with the reason. */
  ask(task: BatchTask): Promise<BatchAnswer>;
  stop(): Promise<void>;
}

/**
 * Answers in this thread at first, and with `size` workers once that has taken a while; without workers when `size` is 1.
 * Where a task runs depends on the clock, its answer never does.
 */
export async function startBatchRunner(
  job: BatchJob,
  size: number,
  terminal: Pick<Terminal, 'nowMs' | 'startWorker'>,
): Promise<BatchRunner> {
  const answer = await makeAnswerer(job, () => terminal.nowMs());
  const workers = new WorkerPool(size, () => terminal.startWorker(job));
  let aloneMs = 0;
  return {
    most: size * TASKS_A_WORKER,
    async ask(task) {
      if (size > 1 && aloneMs >= ALONE_MS) return workers.ask(task);
      const answered = answer(task);
      aloneMs += answered.durationMs;
      return answered;
    },
    stop: () => workers.stop(),
  };
}

/** Up to `size` workers; each is started when it is first needed, and replaced when it is gone. */
class WorkerPool {
  readonly #size: number;
  readonly #start: () => BatchWorker;
  readonly #idle: BatchWorker[] = [];
  readonly #waiting: ((worker: BatchWorker) => void)[] = [];
  #count = 0;

  constructor(size: number, start: () => BatchWorker) {
    this.#size = size;
    this.#start = start;
  }

  async ask(task: BatchTask): Promise<BatchAnswer> {
    const worker = await this.#take();
    try {
      const answer = await worker.ask(task);
      this.#giveBack(worker);
      return answer;
    } catch (error) {
      this.#count--;
      // A task that waits for a worker gets a new one.
      if (this.#waiting.length > 0) this.#giveBack(this.#startOne());
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#idle.map((worker) => worker.stop()));
  }

  #take(): Promise<BatchWorker> {
    const worker = this.#idle.pop() ?? (this.#count < this.#size ? this.#startOne() : null);
    if (worker !== null) return Promise.resolve(worker);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #startOne(): BatchWorker {
    this.#count++;
    return this.#start();
  }

  #giveBack(worker: BatchWorker): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(worker);
    else next(worker);
  }
}
