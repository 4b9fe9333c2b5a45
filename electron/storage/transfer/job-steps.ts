/** Work that may take long, as a generator: the caller decides how much of it to do at a time. */

/** The progress, in units of its own. */
export interface JobStep {
  readonly done: number;
  readonly total: number;
  /**
   * True if a part of the job is written already, so that it continues even when its answer is no longer
   * wanted.
   */
  readonly isWriting?: true;
  /** The next piece of the file that the job makes. */
  readonly piece?: string;
}

/** Runs the job to its end without pauses. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
