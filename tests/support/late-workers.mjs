/** Loaded first: a process whose worker threads begin late, as where the machine becomes busy after the launch. */
import { isMainThread } from 'node:worker_threads';

const LATE_MS = 2_500;
if (!isMainThread) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LATE_MS);
