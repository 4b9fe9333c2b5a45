/**
 * The report of a search to its host.
 *
 * The core has no clock. A search is a generator that yields its progress every so many nodes and returns its answer;
 * the host pulls it, looks at its own clock between two pulls, and stops pulling when time is over or the player
 * cancelled. A search that is not pulled to its end has answered nothing: the host reads that as *unknown*.
 */
export interface Progress {
  /** Nodes searched so far; what a node is, each search says. Never falls. */
  readonly nodes: number;
}

/** Progress of a search whose length is known. */
export interface ShareProgress extends Progress {
  /** The least share of it that is done, in thousandths; never falls. */
  readonly permille: number;
}

/** The same search with its progress counted on from `before`. */
export function* countedFrom<T>(before: number, search: Generator<Progress, T>): Generator<Progress, T> {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    yield { nodes: before + step.value.nodes };
  }
}

/** The same work, which only pauses, with a report of the nodes at each pause. */
export function* reported<T>(work: Generator<void, T>, nodes: () => number): Generator<Progress, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { nodes: nodes() };
  }
}

/** Pulls a search to its end and gives back its answer. For tests, the command line and searches that are short. */
export function runToEnd<T>(search: Generator<unknown, T>): T {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
