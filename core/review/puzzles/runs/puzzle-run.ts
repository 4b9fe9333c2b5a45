/** Streaks and storms: the order of their puzzles, and what ends them, by the version of their rules. */
import { createRandom, type Random } from '../../../random.ts';
import { PUZZLE_GRADES, type PuzzleGrade } from '../puzzle.ts';

/** The ways of playing in which puzzles follow one another in an order of their own. */
export const RUN_WAYS = ['streak', 'storm'] as const;
export type RunWay = (typeof RUN_WAYS)[number];

/**
 * How many mistakes end a run, by the version of its rules from 1 on; null where none does. A storm whose mistakes only cost
 * time was won by guessing.
 */
const MISTAKES: Readonly<Record<RunWay, readonly (number | null)[]>> = { streak: [1], storm: [null, 3] };

/** How many puzzles of each grade a run shows before the next one begins; of the last one all. */
const PACES: Readonly<Record<RunWay, readonly number[]>> = { streak: [3, 3, 4, 5], storm: [8, 8, 8, 8] };

/** Whether a way of playing is a run. */
export function isRunWay(way: string): way is RunWay {
  return RUN_WAYS.some((each) => each === way);
}

/** The version of the rules under which a run begins now. */
export function runVersionOf(way: RunWay): number {
  return MISTAKES[way].length;
}

/** Whether a run was played under rules that are no longer those of its way. */
export function isOlderRun(way: RunWay, { version }: { readonly version: number }): boolean {
  return version < runVersionOf(way);
}

/** How many mistakes end a run under a version of its rules; null where none does, and for an unknown version. */
export function mistakesToEnd(way: RunWay, version: number): number | null {
  return MISTAKES[way][version - 1] ?? null;
}

/** Whether the mistakes of a run have ended it. */
export function isEndedByMistakes(way: RunWay, version: number, failed: number): boolean {
  const most = mistakesToEnd(way, version);
  return most !== null && failed >= most;
}

/**
 * The puzzles of a run in their order: the grade rises, and within a grade the id of the run decides. So whoever knows the id
 * knows the order, and a run that was left goes on with the puzzle that it stood at.
 */
export function runOrder<T extends { readonly grade: PuzzleGrade | null }>(
  way: RunWay,
  runId: string,
  puzzles: readonly T[],
): readonly T[] {
  const random = createRandom(seedOf(runId));
  const byGrade = PUZZLE_GRADES.map((wanted) =>
    shuffled(
      puzzles.filter(({ grade }) => grade === wanted),
      random,
    ),
  );
  const first = byGrade.flatMap((graded, index) => graded.slice(0, PACES[way][index] ?? graded.length));
  // Beyond the last grade: what was passed over, the highest grade first.
  const rest = byGrade.flatMap((graded, index) => graded.slice(PACES[way][index] ?? graded.length)).reverse();
  return [...first, ...rest];
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function seedOf(runId: string): number {
  let hash = 0x811c9dc5;
  for (const character of runId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const [a, b] = [list[last] as T, list[other] as T]; // both are inside
    [list[last], list[other]] = [b, a];
  }
  return list;
}
