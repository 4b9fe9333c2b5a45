/**
 * Measuring side by side. Other programs disturb a machine, so a time alone says little: each row's two sides take turns,
 * all rows in each round, and the medians over the rounds are compared.
 */

/** One thing that is measured: `run` does `operations` of them and returns a number that depends on all its work. */
export interface Work {
  readonly operations: number;
  readonly run: () => number;
}

const ROUNDS = 15;
/** A side is repeated within a round until it took this long, so that the clock's grain does not matter. */
const SLICE_MS = 4;
/** Long enough for the compiler to have seen everything. */
const WARM_UP_MS = 250;

/** Median time of one operation of each work in nanoseconds, in their order, from one interleaved run. */
export function measureTogether(works: readonly Work[]): number[] {
  const repeats = works.map(warmUp);
  const samples = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      samples[index]?.push(timeOf(work, repeats[index] ?? 1));
    }
  }
  return samples.map(median);
}

/** Runs a work until it is compiled and returns how often it fits into a slice. */
function warmUp(work: Work): number {
  const start = performance.now();
  let runs = 0;
  while (runs < 3 || performance.now() - start < WARM_UP_MS) {
    keep(work.run());
    runs++;
  }
  const milliseconds = timeOf(work, 1) * work.operations * 1e-6;
  return Math.max(1, Math.ceil(SLICE_MS / milliseconds));
}

function timeOf(work: Work, repeats: number): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) keep(work.run());
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
