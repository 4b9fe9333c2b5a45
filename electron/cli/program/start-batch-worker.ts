import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, BatchJob, BatchTask, BatchWorker } from '../batch-messages.ts';

/** An answer that the worker has yet to give. */
interface OpenAnswer {
  resolve(answer: BatchAnswer): void;
  reject(reason: Error): void;
}

/** Starts a thread that answers tasks of a batch. */
export function startBatchWorker(job: BatchJob): BatchWorker {
  // Beside this file, in the sources and in the bundle.
  const program = new URL(`./batch-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(program, { workerData: job });
  const pending: OpenAnswer[] = [];
  let gone: Error | null = null;
  const end = (reason: Error) => {
    gone ??= reason;
    for (const { reject } of pending.splice(0)) reject(gone);
  };
  worker.on('message', (answer: BatchAnswer) => pending.shift()?.resolve(answer));
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`a worker ended with code ${code}`)));
  return {
    ask(task: BatchTask) {
      if (gone !== null) return Promise.reject(gone);
      return new Promise<BatchAnswer>((resolve, reject) => {
        pending.push({ resolve, reject });
        worker.postMessage(task);
      });
    },
    async stop() {
      await worker.terminate();
    },
  };
}
