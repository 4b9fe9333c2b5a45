/** Work that may take long, as a generator: the caller decides how much of it to do at a time. */

/** How far it is, in units of its own. */
export interface JobStep {
  readonly done: number;
  readonly total: number;
}

/** Runs it to its end in one go. */
export function finish<T>(work: Generator<JobStep, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
