/**
 * How a search talks to its host.
 *
 * The core has no clock. A search is a generator that yields its progress every so many nodes and returns its answer;
 * the host pulls it, looks at its own clock between two pulls, and stops pulling when time is over or the player
 * cancelled. A search that is not pulled to its end has answered nothing: the host reads that as *unknown*.
 */
export interface Progress {
  /** Nodes searched so far; what a node is, each search says. Never falls. */
  readonly nodes: number;
}

/** Pulls a search to its end and gives back its answer. For tests, the command line and searches that are short. */
export function runToEnd<T>(search: Generator<Progress, T>): T {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
