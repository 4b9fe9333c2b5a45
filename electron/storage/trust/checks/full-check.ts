/** The full check, beside play: a thread with a read-only connection of its own. */
import { Worker } from 'node:worker_threads';
import { runPeriodically } from '../../base/run-periodically.ts';
import { isCheckDue, readCheck, writeCheck } from './check-record.ts';
import type { DatabaseVerdict } from './verify-database.ts';

/** How soon after the start it may begin: when the first screens are long drawn. */
const FIRST_LOOK_MS = 45_000;
const LOOK_EVERY_MS = 3_600_000;

/** The message with which the thread starts. */
export interface CheckTask {
  readonly path: string;
}

/** The result of the check. */
export interface CheckFinding {
  readonly verdict: DatabaseVerdict;
  /** Games whose rows are as they were written but whose moves do not give their boards. */
  readonly unreplayed: readonly string[];
}

export interface FullCheckOptions {
  readonly path: string;
  readonly now: () => number;
  /** The program of the thread. */
  readonly program: URL;
  readonly onDamage: (problem: string) => void;
  readonly onBug: (error: unknown) => void;
  readonly firstLookMs?: number;
}

/** Checks once a week and records it. Returns the function that ends the schedule and a check that is running. */
export function scheduleFullCheck(options: FullCheckOptions): () => void {
  let thread: Worker | null = null;
  const look = () => {
    if (thread !== null || !isCheckDue(readCheck(options.path), options.now())) return;
    thread = startLook(options, () => {
      thread = null;
    });
  };
  const pace = { firstMs: options.firstLookMs ?? FIRST_LOOK_MS, everyMs: LOOK_EVERY_MS };
  const endLooks = runPeriodically(pace, look);
  return () => {
    endLooks();
    // The process may end meanwhile; the thread has nothing that could be lost.
    void thread?.terminate();
  };
}

function startLook({ path, now, program, onDamage, onBug }: FullCheckOptions, onEnd: () => void): Worker {
  const workerData: CheckTask = { path };
  const thread = new Worker(program, { workerData });
  // It must not keep a process alive that has nothing else to do.
  thread.unref();
  thread.on('message', ({ verdict, unreplayed }: CheckFinding) => {
    if (unreplayed.length > 0) onBug(new Error(`games that do not replay: ${unreplayed.join(' ')}`));
    if (verdict.kind === 'damaged') onDamage(verdict.problem);
    else writeCheck(path, { checkedAt: now(), isSuspect: false });
  });
  thread.on('error', onBug);
  thread.on('exit', onEnd);
  return thread;
}
