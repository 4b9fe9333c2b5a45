import { describe, expect, it } from 'vitest';
import type { BatchAnswer, BatchTask, BatchWorker } from './batch-messages.ts';
import { startBatchRunner } from './batch-runner.ts';

const JOB = { command: 'links', language: 'en', fields: {} } as const;
const TASK: BatchTask = { lines: [{ text: '{"width":3,"height":1,"cells":[1,2,1]}' }] };
const ANSWER: BatchAnswer = { answers: ['{"links":[[0,2,2,4]]}'], durationMs: 0 };

/** Workers that answer when they are told to. */
function fakeWorkers() {
  const started: { asked: number; settle: ((isGone: boolean) => void)[]; isStopped: boolean }[] = [];
  let now = 0;
  const terminal = {
    nowMs: () => {
      now += 1000;
      return now;
    },
    startWorker(): BatchWorker {
      const worker = { asked: 0, settle: [] as ((isGone: boolean) => void)[], isStopped: false };
      started.push(worker);
      return {
        ask: () =>
          new Promise((resolve, reject) => {
            worker.asked++;
            worker.settle.push((isGone) => (isGone ? reject(new Error('out of memory')) : resolve(ANSWER)));
          }),
        async stop() {
          worker.isStopped = true;
        },
      };
    },
  };
  return { terminal, started };
}

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a runner', () => {
  it('of one calls for no worker', async () => {
    const { terminal, started } = fakeWorkers();
    const runner = await startBatchRunner(JOB, 1, terminal);
    for (let task = 0; task < 3; task++) expect((await runner.ask(TASK)).answers).toEqual(ANSWER.answers);
    expect(started).toEqual([]);
  });

  it('answers the first task alone, then starts as many workers as it may and asks each one thing at a time', async () => {
    const { terminal, started } = fakeWorkers();
    const runner = await startBatchRunner(JOB, 2, terminal);
    expect((await runner.ask(TASK)).answers).toEqual(ANSWER.answers);
    const asked = [1, 2, 3].map(() => runner.ask(TASK));
    await settled();
    expect(started.map((worker) => worker.asked)).toEqual([1, 1]);
    started[0]?.settle[0]?.(false);
    await asked[0];
    await settled();
    expect(started.map((worker) => worker.asked)).toEqual([2, 1]);
    started[0]?.settle[1]?.(false);
    started[1]?.settle[0]?.(false);
    await Promise.all(asked);
    await runner.stop();
    expect(started.map((worker) => worker.isStopped)).toEqual([true, true]);
  });

  it('has a new worker in place of one that is gone', async () => {
    const { terminal, started } = fakeWorkers();
    const runner = await startBatchRunner(JOB, 2, terminal);
    await runner.ask(TASK);
    const asked = [1, 2, 3].map(() => runner.ask(TASK).catch((error: Error) => error.message));
    await settled();
    started[1]?.settle[0]?.(true);
    expect(await asked[1]).toBe('out of memory');
    await settled();
    expect(started.map((worker) => worker.asked)).toEqual([1, 1, 1]);
    started[0]?.settle[0]?.(false);
    started[2]?.settle[0]?.(false);
    expect(await Promise.all(asked)).toEqual([ANSWER, 'out of memory', ANSWER]);
  });
});
