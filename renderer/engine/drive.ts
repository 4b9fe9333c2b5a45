/** Drives searches in short slices, so that the worker handles its messages in between. */
import type { Progress } from '../../core/solve/progress.ts';
import type { StoppableEngine } from './start-engine.ts';
import type { StudentPort } from './student-program.ts';

export interface Driver {
  /** A monotonic clock in milliseconds. */
  now(): number;
  /** Resolves after the pending messages have been handled. */
  yieldToMessages(): Promise<void>;
  /** Starts a second worker; absent where there is no processor for one. */
  startSecond?(): StoppableEngine;
  /** Starts a worker for a learner's program; absent where there are none. */
  startStudent?(): StudentPort;
}

export interface DriveOptions<P extends Progress> {
  /** The search is given up after this long. */
  readonly limitMs: number;
  readonly isCancelled: () => boolean;
  /** Called between two slices once the search has taken 300 ms. */
  readonly onProgress: (progress: P) => void;
}

export type Driven<T> =
  | { readonly state: 'done'; readonly answer: T }
  | { readonly state: 'cancelled' }
  | { readonly state: 'out-of-time' };

const SLICE_MS = 10;
const QUIET_MS = 300;

export async function drive<T, P extends Progress>(
  driver: Driver,
  search: Generator<P, T>,
  { limitMs, isCancelled, onProgress }: DriveOptions<P>,
): Promise<Driven<T>> {
  const startedMs = driver.now();
  for (;;) {
    const sliceEndMs = driver.now() + SLICE_MS;
    let progress: P;
    do {
      const step = search.next();
      if (step.done) return { state: 'done', answer: step.value };
      progress = step.value;
    } while (driver.now() < sliceEndMs);
    await driver.yieldToMessages();
    if (isCancelled()) return { state: 'cancelled' };
    const spentMs = driver.now() - startedMs;
    if (spentMs >= limitMs) return { state: 'out-of-time' };
    if (spentMs >= QUIET_MS) onProgress(progress);
  }
}
