/** Work that may take long, as a generator: the caller decides how much of it to do at a time. */

/** How far it is, in units of its own. */
export interface JobStep {
  readonly done: number;
  readonly total: number;
  /** Something of it is written, so it goes on to its end also when its answer is not wanted any more. */
  readonly isWriting?: true;
}

/** Runs it to its end in one go. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
