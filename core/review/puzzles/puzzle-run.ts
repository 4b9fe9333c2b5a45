/** Streaks and storms: what ends them, by the version of their rules. */

/** The ways of playing in which puzzles follow one another in an order of their own. */
export const RUN_WAYS = ['streak', 'storm'] as const;
export type RunWay = (typeof RUN_WAYS)[number];

/**
 * The number of mistakes that end a run, by the version of its rules from 1 on; null where none does. A storm whose mistakes
 * only cost time was won by guessing. A streak of version 2 adds one rule at a time, where before only the grade rose.
 */
const MISTAKES: Readonly<Record<RunWay, readonly (number | null)[]>> = { streak: [1, 1], storm: [null, 3] };

/** Returns whether a way of playing is a run. */
export function isRunWay(way: string): way is RunWay {
  return RUN_WAYS.some((each) => each === way);
}

/** The version of the rules under which a run begins now. */
export function runVersionOf(way: RunWay): number {
  return MISTAKES[way].length;
}

/** Returns whether a run was played under rules that are no longer those of its way. */
export function isOlderRun(way: RunWay, { version }: { readonly version: number }): boolean {
  return version < runVersionOf(way);
}

/** The number of mistakes that end a run under a version of its rules; null where none does, and for an unknown version. */
export function mistakesToEnd(way: RunWay, version: number): number | null {
  return MISTAKES[way][version - 1] ?? null;
}

/** Returns whether the mistakes of a run have ended it. */
export function isEndedByMistakes(way: RunWay, version: number, failed: number): boolean {
  const most = mistakesToEnd(way, version);
  return most !== null && failed >= most;
}
