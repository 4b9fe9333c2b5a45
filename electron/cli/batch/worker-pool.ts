import type { BatchAnswer, BatchTask, BatchWorker } from '../batch-messages.ts';

/** A task that waits for its answer. */
export interface OpenTask {
  readonly task: BatchTask;
  resolve(answer: BatchAnswer): void;
  reject(reason: Error): void;
}

/** A worker and the tasks it has, the one that it is at first. */
interface Busy {
  readonly worker: BatchWorker;
  readonly tasks: OpenTask[];
}

/** The most workers that there may be, and the most tasks that each may have. */
export interface PoolLimits {
  readonly workers: number;
  readonly tasks: number;
}

/** Workers that are started when they are first needed, and replaced when they are gone. */
export class WorkerPool {
  readonly #start: () => BatchWorker;
  readonly #workers: Busy[] = [];
  readonly #onRoom: () => void;
  #isStopped = false;

  /** `onRoom` is called whenever a worker has room for a task. */
  constructor(start: () => BatchWorker, onRoom: () => void) {
    this.#start = start;
    this.#onRoom = onRoom;
  }

  /** Gives a task to a worker: one without any, else a new one, else the one with the fewest. False when none has room. */
  give(task: OpenTask, limits: PoolLimits): boolean {
    const [freest] = this.#workers.toSorted((one, other) => one.tasks.length - other.tasks.length);
    if (freest?.tasks.length === 0) this.#hand(freest, task);
    else if (this.#workers.length < limits.workers) this.#hand(this.#startOne(), task);
    else if (freest !== undefined && freest.tasks.length < limits.tasks) this.#hand(freest, task);
    else return false;
    return true;
  }

  /** Ends the workers. The tasks they have are rejected, and none is started in their place. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#workers.map(({ worker }) => worker.stop()));
  }

  #startOne(): Busy {
    const started = { worker: this.#start(), tasks: [] };
    this.#workers.push(started);
    return started;
  }

  #hand(busy: Busy, open: OpenTask): void {
    busy.tasks.push(open);
    busy.worker.ask(open.task).then(
      (answer) => {
        busy.tasks.shift();
        open.resolve(answer);
        this.#onRoom();
      },
      (reason: Error) => this.#replace(busy, reason),
    );
  }

  /** The task that a worker was at when it went is rejected with the reason; those behind it go to another, unless all is over. */
  #replace(gone: Busy, reason: Error): void {
    const index = this.#workers.indexOf(gone);
    if (index < 0) return;
    this.#workers.splice(index, 1);
    const [at, ...behind] = gone.tasks;
    at?.reject(reason);
    if (this.#isStopped) {
      for (const { reject } of behind) reject(reason);
      return;
    }
    if (behind.length > 0) {
      const next = this.#startOne();
      for (const task of behind) this.#hand(next, task);
    }
    this.#onRoom();
  }
}
