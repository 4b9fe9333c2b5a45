import type { Work } from './measure.ts';

/**
 * The goals that a row must reach. All are ratios of two times in one run, or counts that are the same on every machine; a
 * time by itself is never a goal.
 */
export type Goal =
  /** So many times as fast as the opponent. */
  | { readonly atLeastRatio: number }
  /** At most this exponent of growth with the area. */
  | { readonly atMostExponent: number }
  /** At most so many times the opponent's time. */
  | { readonly atMostTimes: number };

/** One line of the benchmark. */
export interface BenchRow {
  readonly work: string;
  readonly board: string;
  readonly subject: Work;
  /** The opponent of the subject. `areaFactor` is given for growth: how much larger the subject's board is. */
  readonly against?: {
    readonly name: string;
    readonly work: Work;
    readonly areaFactor?: number;
  };
  /** Rows without a goal are there to be read. */
  readonly goal?: Goal;
  /** A goal for later work, in the same terms; nothing fails by it. */
  readonly toReach?: string;
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
  /**
   * Says how many times as fast as the opponent the subject is; for growth it is the exponent in the area; for a step between
   * two sizes how many times as long; for a solver the share decided in per cent; for a difficulty the distance from it.
   */
  readonly ratio: number | null;
  readonly goal: number | null;
  readonly toReach: string | null;
  readonly ok: boolean;
}

/** Judges a row from the times of its two sides. */
export function judge(row: BenchRow, ns: number, againstNs: number | null): BenchResult {
  const { work, board, against, goal } = row;
  const ratio = againstNs === null ? null : ratioOf(row, ns, againstNs);
  return {
    work,
    board,
    ns,
    against: against?.name ?? null,
    againstNs,
    ratio,
    goal: goal === undefined ? null : (Object.values(goal)[0] ?? null),
    toReach: row.toReach ?? null,
    ok: goal === undefined || (ratio !== null && isReached(goal, ratio)),
  };
}

function ratioOf({ against, goal }: BenchRow, ns: number, againstNs: number): number {
  const factor = against?.areaFactor;
  if (factor !== undefined) return Math.log(ns / againstNs) / Math.log(factor);
  return goal !== undefined && 'atMostTimes' in goal ? ns / againstNs : againstNs / ns;
}

/** False for what is not a number or not finite: a time of zero was not measured. */
function isReached(goal: Goal, ratio: number): boolean {
  if (!Number.isFinite(ratio)) return false;
  if ('atLeastRatio' in goal) return ratio >= goal.atLeastRatio;
  return ratio <= ('atMostTimes' in goal ? goal.atMostTimes : goal.atMostExponent);
}

/** Returns the last words and the exit code: 0 only when rows were measured and none missed its goal. */
export function summaryOf(results: readonly BenchResult[]): {
  readonly text: string;
  readonly exitCode: number;
} {
  if (results.length === 0) return { text: 'No row matches: nothing was measured.', exitCode: 1 };
  const missed = results.filter(({ ok }) => !ok);
  if (missed.length === 0)
    return { text: `${results.length} rows measured, none misses its goal.`, exitCode: 0 };
  const names = missed.map(({ work, board, against }) => `  ${[work, board, against ?? ''].join(' | ')}`);
  return {
    text: [`${missed.length} of ${results.length} rows miss their goal:`, ...names].join('\n'),
    exitCode: 1,
  };
}
