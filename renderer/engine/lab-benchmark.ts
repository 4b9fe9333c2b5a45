/** Measures one row of the lab's benchmark: the sides take turns, so that what else the machine does falls on all of them. */
import { type BenchSide, benchSides } from '../../core/lab/bench-rows.ts';
import type { BenchTask } from '../../core/lab/bench-tasks.ts';
import type { BenchMeasure, BenchRatio } from './lab-protocol.ts';

const ROUNDS = 9;
/** A side is repeated until it took so long: in a window a clock's grain may be a tenth of a millisecond and more. */
const SLICE_MS = 12;
/** Long enough for the compiler to have seen everything. */
const WARM_UP_MS = 60;
/** The clock is read this often in a slice. */
const READINGS = 8;

/** The functions of the host on which measuring depends. */
interface Measuring {
  now(): number;
  /** Lets pending messages be handled; false when the measurement was cancelled. */
  goOn(share: number): Promise<boolean>;
}

/** Times our engine, and each published algorithm beside it; null when it was cancelled. */
export async function measureTask(task: BenchTask, measuring: Measuring): Promise<BenchMeasure | null> {
  const sides = benchSides(task);
  const batches: number[] = [];
  for (const side of sides) {
    batches.push(warmUp(side, measuring));
    if (!(await measuring.goOn(0))) return null;
  }
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = [];
    for (const [index, side] of sides.entries()) {
      times.push(timeOf(side, batches[index] ?? 1, measuring));
      if (!(await measuring.goOn((round + index / sides.length) / ROUNDS))) return null;
    }
    rounds.push(times);
  }
  const [ours] = sides;
  const ms = quantile(
    rounds.map(([first = 0]) => first / (ours?.works ?? 1)),
    0.5,
  );
  const ratios = sides.flatMap(({ name }, index) => (name === null ? [] : [ratioOf(name, index, rounds)]));
  return { ms, ratios };
}

/** Runs a side until it is compiled and gives how many runs fit between two readings of the clock. */
function warmUp(side: BenchSide, { now }: Measuring): number {
  const start = now();
  for (let batch = 1; ; batch *= 2) {
    const before = now();
    for (let run = 0; run < batch; run++) keep(side.run());
    const took = now() - before;
    const isLongEnough = took * READINGS >= SLICE_MS;
    if (isLongEnough && now() - start >= WARM_UP_MS) return batch;
    if (isLongEnough) batch /= 2;
  }
}

/** Milliseconds a run, over a whole slice. */
function timeOf(side: BenchSide, batch: number, { now }: Measuring): number {
  const start = now();
  let runs = 0;
  do {
    for (let run = 0; run < batch; run++) keep(side.run());
    runs += batch;
  } while (now() - start < SLICE_MS);
  return (now() - start) / runs;
}

/** The middle of the rounds' ratios, and the quarters between which the middle half lies. */
function ratioOf(name: BenchRatio['name'], index: number, rounds: readonly number[][]): BenchRatio {
  const ratios = rounds.map((times) => (times[index] ?? 0) / (times[0] ?? 1));
  return { name, middle: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

let kept = 0;

/** Uses a result, so that no compiler may leave out the work that made it. */
function keep(result: number): void {
  kept = (kept + result) % 1_000_003;
}
