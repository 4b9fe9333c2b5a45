import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, BatchJob, BatchTask, BatchWorker } from './batch/batch-messages.ts';

/** Starts a thread that answers tasks of a batch. */
export function startBatchWorker(job: BatchJob): BatchWorker {
  // Beside this file, in the sources and in the bundle.
  const program = new URL(`./batch-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(program, { workerData: job });
  return {
    ask: (task: BatchTask) =>
      new Promise<BatchAnswer>((resolve, reject) => {
        const settle = (then: () => void) => {
          for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
          then();
        };
        worker.once('message', (answer: BatchAnswer) => settle(() => resolve(answer)));
        worker.once('error', (error) => settle(() => reject(error)));
        worker.once('exit', (code) => settle(() => reject(new Error(`a worker ended with code ${code}`))));
        worker.postMessage(task);
      }),
    async stop() {
      await worker.terminate();
    },
  };
}
