import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, BatchJob, BatchTask, BatchWorker } from './batch/batch-messages.ts';

/** Starts a thread that answers tasks of a batch. */
export function startBatchWorker(job: BatchJob): BatchWorker {
  // Beside this file, in the sources and in the bundle.
  const program = new URL(`./batch-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(program, { workerData: job });
  const asked: PromiseWithResolvers<BatchAnswer>[] = [];
  let gone: Error | null = null;
  const end = (reason: Error) => {
    gone ??= reason;
    for (const { reject } of asked.splice(0)) reject(gone);
  };
  worker.on('message', (answer: BatchAnswer) => asked.shift()?.resolve(answer));
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`a worker ended with code ${code}`)));
  return {
    ask(task: BatchTask) {
      if (gone !== null) return Promise.reject(gone);
      const answer = Promise.withResolvers<BatchAnswer>();
      asked.push(answer);
      worker.postMessage(task);
      return answer.promise;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
