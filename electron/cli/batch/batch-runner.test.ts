import { describe, expect, it } from 'vitest';
import type { BatchAnswer, BatchTask, BatchWorker } from '../batch-messages.ts';
import { startBatchRunner } from './batch-runner.ts';

const JOB = { command: 'links', language: 'en', fields: {} } as const;
const TASK: BatchTask = { lines: [{ text: '{"width":3,"height":1,"cells":[1,2,1]}' }] };
const ANSWER: BatchAnswer = { answers: ['{"links":[[0,2,2,4]]}'], durationMs: 0 };

/** Workers that answer their tasks, one after the other, when they are told to. */
function fakeWorkers(taskMs = 1000) {
  const started: FakeWorker[] = [];
  let now = 0;
  const terminal = {
    nowMs: () => {
      now += taskMs;
      return now;
    },
    startWorker(): BatchWorker {
      const worker = new FakeWorker();
      started.push(worker);
      return worker;
    },
  };
  return { terminal, started };
}

class FakeWorker implements BatchWorker {
  asked = 0;
  isStopped = false;
  readonly #open: { resolve(answer: BatchAnswer): void; reject(reason: Error): void }[] = [];

  ask(): Promise<BatchAnswer> {
    this.asked++;
    return new Promise((resolve, reject) => this.#open.push({ resolve, reject }));
  }

  answer(): void {
    this.#open.shift()?.resolve(ANSWER);
  }

  go(): void {
    for (const { reject } of this.#open.splice(0)) reject(new Error('out of memory'));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.go();
  }
}

/** Lets everything happen that waits for nothing outside. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('a runner', () => {
  it('of one starts no worker', async () => {
    const { terminal, started } = fakeWorkers();
    const runner = await startBatchRunner(JOB, 1, terminal);
    for (let task = 0; task < 3; task++) expect((await runner.ask(TASK)).answers).toEqual(ANSWER.answers);
    expect(started).toEqual([]);
  });

  it('answers the first task alone, and leaves all others to workers when it was long', async () => {
    const { terminal, started } = fakeWorkers();
    const runner = await startBatchRunner(JOB, 2, terminal);
    expect((await runner.ask(TASK)).answers).toEqual(ANSWER.answers);
    const asked = [1, 2, 3].map(() => runner.ask(TASK));
    await settled();
    expect(started.map((worker) => worker.asked)).toEqual([1, 1]);
    started[0]?.answer();
    await asked[0];
    await settled();
    expect(started.map((worker) => worker.asked)).toEqual([2, 1]);
    started[0]?.answer();
    started[1]?.answer();
    await Promise.all(asked);
    await runner.stop();
    expect(started.map((worker) => worker.isStopped)).toEqual([true, true]);
  });

  it('answers short tasks beside one worker less, which has its next task queued', async () => {
    const { terminal, started } = fakeWorkers(100);
    const runner = await startBatchRunner(JOB, 2, terminal);
    await runner.ask(TASK);
    let answered = 0;
    const asked = Array.from({ length: 5 }, () => runner.ask(TASK).then(() => answered++));
    await settled();
    // Two are with the worker, the other three were answered here.
    expect([started.map((worker) => worker.asked), answered]).toEqual([[2], 3]);
    started[0]?.answer();
    started[0]?.answer();
    await Promise.all(asked);
    await runner.stop();
  });

  it.each([
    ['short', 100],
    ['long', 1000],
  ])('is over once it is stopped, also with %s tasks under way', async (_name, taskMs) => {
    const { terminal, started } = fakeWorkers(taskMs);
    const runner = await startBatchRunner(JOB, 2, terminal);
    await runner.ask(TASK);
    const asked = Array.from({ length: 8 }, () => runner.ask(TASK).catch(() => 'rejected'));
    await runner.stop();
    const workers = started.length;
    await settled();
    expect(await Promise.all(asked)).toEqual(asked.map(() => 'rejected'));
    expect(started.length).toBe(workers);
    expect(started.map((worker) => worker.isStopped)).toEqual(started.map(() => true));
  });

  it('has a new worker in place of one that is gone, for the tasks behind the one that it was at', async () => {
    const { terminal, started } = fakeWorkers(100);
    const runner = await startBatchRunner(JOB, 2, terminal);
    await runner.ask(TASK);
    const asked = [1, 2].map(() => runner.ask(TASK).catch((error: Error) => error.message));
    await settled();
    started[0]?.go();
    expect(await asked[0]).toBe('out of memory');
    await settled();
    expect(started.map((worker) => worker.asked)).toEqual([2, 1]);
    started[1]?.answer();
    expect(await asked[1]).toEqual(ANSWER);
  });
});
