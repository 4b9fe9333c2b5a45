/** The thread that holds the storage; each request for the settings makes it print on both streams and report one bug. */
import { parentPort } from 'node:worker_threads';
import type { ToStorage } from '../../electron/storage/thread/storage-messages.ts';

await import('../../electron/storage/thread/storage-worker.ts');
parentPort?.on('message', (message: ToStorage) => {
  if (message.type !== 'request' || message.channel !== 'settings.read') return;
  console.log('printed by the thread');
  console.error('printed by the thread');
  parentPort?.postMessage({ type: 'bug', text: 'Error: a bug of the thread' });
});
