/** The thread that holds the storage, with a bug: it dies of each request for all scores. */
import { parentPort } from 'node:worker_threads';
import type { ToStorage } from '../../electron/storage/thread/storage-messages.ts';

await import('../../electron/storage/thread/storage-worker.ts');
parentPort?.on('message', (message: ToStorage) => {
  if (message.type === 'request' && message.channel === 'scores.all') throw new Error('of all scores');
});
