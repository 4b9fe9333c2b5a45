import type { Work } from './measure.ts';

/** What a row must reach: at least a ratio to its opponent, at most a time, or at most an exponent of growth. */
export type Goal =
  | { readonly atLeastRatio: number }
  | { readonly atMostNs: number }
  | { readonly atMostExponent: number };

/** One line of the benchmark. */
export interface BenchRow {
  readonly work: string;
  readonly board: string;
  readonly subject: Work;
  /** What it is compared with. `areaFactor` is given for growth: how much larger the subject's board is. */
  readonly against?: {
    readonly name: string;
    readonly work: Work;
    /** About what this opponent should take; one that takes over 1.3 times as long proves nothing. */
    readonly orientationNs?: number;
    readonly areaFactor?: number;
  };
  /** Rows without a goal are there to be read. */
  readonly goal?: Goal;
  /** A remark that is printed with the table. */
  readonly note?: string;
}

/** A row as it came out; the fields of `--json`. */
export interface BenchResult {
  readonly work: string;
  readonly board: string;
  readonly ns: number;
  readonly against: string | null;
  readonly againstNs: number | null;
  /** How many times faster, or for growth the exponent in the area, or for a solver the share decided in per cent. */
  readonly ratio: number | null;
  readonly goal: number | null;
  readonly ok: boolean;
}

const SLOWEST_HONEST_OPPONENT = 1.3;

/** Judges a row from the times of its two sides. */
export function judge(row: BenchRow, ns: number, againstNs: number | null): BenchResult {
  const { work, board, against, goal } = row;
  const ratio = againstNs === null ? null : ratioOf(row, ns, againstNs);
  const isHonest =
    against?.orientationNs === undefined ||
    (againstNs !== null && againstNs <= SLOWEST_HONEST_OPPONENT * against.orientationNs);
  return {
    work,
    board,
    ns,
    against: against?.name ?? null,
    againstNs,
    ratio,
    goal: goal === undefined ? null : (Object.values(goal)[0] ?? null),
    ok: isHonest && (goal === undefined || isReached(goal, ns, ratio)),
  };
}

function ratioOf({ against }: BenchRow, ns: number, againstNs: number): number {
  const factor = against?.areaFactor;
  return factor === undefined ? againstNs / ns : Math.log(ns / againstNs) / Math.log(factor);
}

function isReached(goal: Goal, ns: number, ratio: number | null): boolean {
  if ('atMostNs' in goal) return ns <= goal.atMostNs;
  if (ratio === null) return false;
  return 'atLeastRatio' in goal ? ratio >= goal.atLeastRatio : ratio <= goal.atMostExponent;
}
