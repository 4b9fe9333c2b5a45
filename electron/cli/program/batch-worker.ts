/** A thread of the command line: answers what it is sent, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerer } from '../batch/task-answers.ts';
import type { BatchJob, BatchTask } from '../batch-messages.ts';

// The thread that starts this one gives both.
const job = workerData as BatchJob;
const answering = createAnswerer(job, () => performance.now());

parentPort?.on('message', async (task: BatchTask) => {
  const answer = await answering;
  parentPort?.postMessage(answer(task));
});
