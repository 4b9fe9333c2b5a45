/** Checks beside play, each in a thread with a read-only connection of its own. */
import { Worker } from 'node:worker_threads';
import { runPeriodically } from '../../base/run-periodically.ts';
import { isCheckDue, readCheck, writeCheck } from './check-record.ts';
import type { DatabaseVerdict, Depth } from './verify-database.ts';

/** A check may begin this long after the start: when the first screens are long drawn. */
const FIRST_LOOK_MS = 45_000;
const LOOK_EVERY_MS = 3_600_000;

/** The message with which the thread starts. */
export interface CheckTask {
  readonly path: string;
  /** `full`: games are replayed as well, but for `isBackup`. */
  readonly depth: Depth;
  /** It is a copy that no other connection has open; nothing stays beside it. */
  readonly isBackup: boolean;
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
  /** The start left rows out, since the file lies as it was noted: they are looked at now. */
  readonly leftOut?: boolean;
  /** Hears that a check found nothing. */
  readonly onSound?: () => void;
}

export interface ScheduledCheck {
  /** Returns whether the start left rows out that were not looked at since. */
  isOwed(): boolean;
  /** Ends the schedule and a check that is running. */
  end(): void;
}

/** Checks everything once a week and records it, and once the rows that the start left out. */
export function scheduleFullCheck(options: FullCheckOptions): ScheduledCheck {
  let thread: Worker | null = null;
  let isOwed = options.leftOut ?? false;
  const look = () => {
    const isDue = isCheckDue(readCheck(options.path), options.now());
    if (thread !== null || !(isDue || isOwed)) return;
    thread = startLook(options, isDue ? 'full' : 'start');
    thread.on('message', ({ verdict }: CheckFinding) => {
      isOwed = false;
      if (verdict.kind === 'sound') options.onSound?.();
    });
    thread.on('exit', () => {
      thread = null;
    });
  };
  const pace = { firstMs: options.firstLookMs ?? FIRST_LOOK_MS, everyMs: LOOK_EVERY_MS };
  const endLooks = runPeriodically(pace, look);
  return {
    isOwed: () => isOwed,
    end() {
      endLooks();
      // The process may end meanwhile; the thread has nothing that could be lost.
      void thread?.terminate();
    },
  };
}

function startLook({ path, now, program, onDamage, onBug }: FullCheckOptions, depth: Depth): Worker {
  const workerData: CheckTask = { path, depth, isBackup: false };
  const thread = new Worker(program, { workerData });
  // It must not keep a process alive that has nothing else to do.
  thread.unref();
  thread.on('message', ({ verdict, unreplayed }: CheckFinding) => {
    if (unreplayed.length > 0) onBug(new Error(`games that do not replay: ${unreplayed.join(' ')}`));
    if (verdict.kind === 'damaged') onDamage(verdict.problem);
    // Damage that was met meanwhile stays noted, and the next check is a week away all the same.
    else if (depth === 'full')
      writeCheck(path, { checkedAt: now(), isSuspect: readCheck(path)?.isSuspect === true });
  });
  thread.on('error', onBug);
  return thread;
}

/** Judges copies in a thread: a large one takes as long as its rows are many, and moves go on meanwhile. */
export function verifyInThread(program: URL): (path: string) => Promise<DatabaseVerdict> {
  return (path) =>
    new Promise((resolve, reject) => {
      const workerData: CheckTask = { path, depth: 'full', isBackup: true };
      const thread = new Worker(program, { workerData });
      thread.unref();
      thread.on('message', ({ verdict }: CheckFinding) => resolve(verdict));
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('the check of a copy ended by itself')));
    });
}
