/** A thread in place of the one that holds the storage, whose disk hangs for ever when it is to close. */
import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { StorageTask } from '../../electron/storage/thread/storage-messages.ts';

const { path } = workerData as StorageTask;

parentPort?.on('message', ({ type }: { readonly type: string }) => {
  if (type !== 'close') return;
  // This pipe has no writer: the call does not come back, and no orderly end of the process can end it.
  spawnSync('mkfifo', [path]);
  openSync(path, 'r');
});
