/** A thread in place of the one that holds the storage, whose disk hangs a while when it is to close. */
import { parentPort } from 'node:worker_threads';

const HANG_MS = 300;

parentPort?.on('message', ({ type }: { readonly type: string }) => {
  if (type === 'close') setTimeout(() => parentPort?.close(), HANG_MS);
});
