/** Loaded first, in each thread of a process: it begins as late as on a machine that is very busy. */
const BUSY_MS = 1_500;
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
