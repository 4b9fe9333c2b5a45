/**
 * The thread beside the one whose system calls fail: it attaches strace to that thread and takes it off again. The two
 * speak over shared memory alone, so that no call of theirs is counted.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PHASE, type StraceTask } from '../support/failing-call.ts';

// `makeInjector` starts this thread, and gives it its task.
const { shared, log, order } = workerData as StraceTask;
const phase = new Int32Array(shared);
const decoder = new TextDecoder();

function enter(next: number): void {
  Atomics.store(phase, 0, next);
  Atomics.notify(phase, 0);
}

function awaitPhase(wanted: number): void {
  for (let now = Atomics.load(phase, 0); now !== wanted; now = Atomics.load(phase, 0))
    Atomics.wait(phase, 0, now);
}

function isTraced(): boolean {
  return /TracerPid:\t[1-9]/.test(readFileSync(`/proc/${process.pid}/task/${process.pid}/status`, 'utf8'));
}

const sleep = () => new Promise((resolve) => setTimeout(resolve, 1));

enter(PHASE.idle);
for (;;) {
  awaitPhase(PHASE.wanted);
  const bytes = new Uint8Array(order);
  const [length = 0] = new Uint32Array(order, 0, 1);
  // A copy, for text cannot be decoded from shared memory.
  const filters = JSON.parse(decoder.decode(bytes.slice(4, 4 + length)));
  const expressions = filters.flatMap((filter: string) => ['-e', filter]);
  // The main thread has the number of the process; without -f no other thread is touched.
  const strace = spawn('strace', ['-y', '-o', log, '-p', String(process.pid), ...expressions], {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => strace.on('exit', resolve).on('error', resolve));
  let isGone = false;
  gone.then(() => {
    isGone = true;
  });
  while (!isGone && !isTraced()) await sleep();
  enter(isGone ? PHASE.refused : PHASE.attached);
  awaitPhase(PHASE.done);
  strace.kill('SIGTERM');
  await gone;
  enter(PHASE.idle);
}
