/** Measures one row of the lab's benchmark: the sides take turns, so that what else the machine does falls on all of them. */
import { type BenchSide, benchSides } from '../../core/lab/bench-rows.ts';
import type { BenchTask } from '../../core/lab/bench-tasks.ts';
import type { BenchRatio } from './lab-protocol.ts';

const ROUNDS = 9;
/** A side is repeated in a round until it took this long: long enough for a clock's grain. */
const SLICE_MS = 4;
/** Long enough for the compiler to have seen everything. */
const WARM_UP_MS = 60;

/** What measuring needs of its host. */
interface Measuring {
  now(): number;
  /** Lets messages be heard; false when the measurement was called off. */
  goOn(share: number): Promise<boolean>;
}

/** How many times as long each published algorithm takes as our engine, or null when it was called off. */
export async function measureTask(
  task: BenchTask,
  measuring: Measuring,
): Promise<readonly BenchRatio[] | null> {
  const sides = benchSides(task);
  const repeats: number[] = [];
  for (const side of sides) {
    repeats.push(warmUp(side, measuring));
    if (!(await measuring.goOn(0))) return null;
  }
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = [];
    for (const [index, side] of sides.entries()) {
      times.push(timeOf(side, repeats[index] ?? 1, measuring));
      if (!(await measuring.goOn((round + index / sides.length) / ROUNDS))) return null;
    }
    rounds.push(times);
  }
  return sides.flatMap(({ name }, index) => (name === null ? [] : [ratioOf(name, index, rounds)]));
}

function warmUp(side: BenchSide, { now }: Measuring): number {
  const start = now();
  let runs = 0;
  do {
    keep(side.run());
    runs++;
  } while (now() - start < WARM_UP_MS);
  return Math.max(1, Math.ceil((SLICE_MS * runs) / (now() - start)));
}

/** Milliseconds a run. */
function timeOf(side: BenchSide, repeats: number, { now }: Measuring): number {
  const start = now();
  for (let run = 0; run < repeats; run++) keep(side.run());
  return (now() - start) / repeats;
}

/** The middle of the rounds' ratios, with their lowest and highest quarter as the spread. */
function ratioOf(name: BenchRatio['name'], index: number, rounds: readonly number[][]): BenchRatio {
  const ratios = rounds.map((times) => (times[index] ?? 0) / (times[0] ?? 1)).sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.round(share * (ratios.length - 1))] ?? Number.NaN;
  return { name, middle: at(0.5), low: at(0.25), high: at(0.75) };
}

let kept = 0;

/** Uses a result, so that no compiler may leave out the work that made it. */
function keep(result: number): void {
  kept = (kept + result) % 1_000_003;
}
