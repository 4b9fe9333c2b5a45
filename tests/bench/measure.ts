/**
 * Measuring side by side, by the clock: what systems tell of processor time may come in steps of 4 ms. Other programs disturb
 * a machine, so a time alone says little: each row's two sides take turns, all rows in each round. In a round each side is
 * measured some times and the least counts, as whatever interrupts it only adds; the medians over the rounds are compared.
 */

/**
 * One thing that is measured. `run` does `operations` of them on the board of a round and returns a number that depends on
 * all its work. Both sides of a row take the same board in the same round.
 */
export interface Work {
  readonly operations: number;
  readonly run: (round: number) => number;
}

/** A work that is made when it is first run: its boards take seconds, and its row may not be wanted. */
export function lazily(make: () => Work): Work {
  let made: Work | null = null;
  const work = () => {
    made ??= make();
    return made;
  };
  return {
    get operations() {
      return work().operations;
    },
    run: (round) => work().run(round),
  };
}

const ROUNDS = 24;
/** Measurements of a side in a round, of which the least counts. */
const ATTEMPTS = 3;
/** In each round a side is repeated until it took this long: long enough for the clock's grain not to matter. */
const SLICE_MS = 1;
/** Long enough for the compiler to have seen everything. */
const WARM_UP_MS = 250;

/** Median time of one operation of each work in nanoseconds, in their order, from one interleaved run. */
export function measureTogether(works: readonly Work[]): number[] {
  const repeats = works.map(warmUp);
  const samples = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const least = works.map(() => Number.POSITIVE_INFINITY);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      for (const [index, work] of works.entries())
        least[index] = Math.min(least[index] ?? 0, timeOf(work, repeats[index] ?? 1, round));
    for (const [index, ns] of least.entries()) samples[index]?.push(ns);
  }
  return samples.map(median);
}

/** Runs a work until it is compiled and returns how often it fits into a slice. */
function warmUp(work: Work): number {
  // Outside the clock: the first run makes what a work makes lazily.
  keep(work.run(0));
  const start = performance.now();
  let runs = 0;
  let elapsedMs = 0;
  for (; runs < 3 || elapsedMs < WARM_UP_MS; runs++) {
    keep(work.run(runs));
    elapsedMs = performance.now() - start;
  }
  return Math.ceil((SLICE_MS * runs) / elapsedMs);
}

/** In nanoseconds an operation. */
function timeOf(work: Work, repeats: number, round: number): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) keep(work.run(round));
  return ((performance.now() - start) * 1e6) / (repeats * work.operations);
}

let kept = 0;

/** Uses a result, so that no compiler may leave out the work that made it. */
function keep(result: number): void {
  kept = (kept + result) % 1_000_003;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
