/** The record that a player's answers to puzzles add up to. */
import { BEST_RUNS, type PuzzleAnswer } from './puzzle-answer.ts';
import { isEndedByMistakes, type RunWay } from './puzzle-run.ts';

/** A streak or a storm: puzzles solved and failed in it, and when the last one was answered. */
export interface PuzzleRun {
  readonly runId: string;
  /** Of the rules that it was played under, see `puzzle-run.ts`. */
  readonly version: number;
  readonly solved: number;
  readonly failed: number;
  readonly answeredAt: number;
}

export interface PuzzleRecord {
  /** By position, the best that was ever made of it; without those that were only failed, and without storms. */
  readonly solved: readonly { readonly positionId: string; readonly result: 'solved' | 'helped' }[];
  /** Positions solved for the first time within the last seven days, with help or without; without storms too. */
  readonly solvedThisWeek: number;
  /** The streak that goes on, or null. */
  readonly streak: PuzzleRun | null;
  /** The best runs of the newest rules, best first, then those of older ones, each `BEST_RUNS` at most; of equal ones the earlier. */
  readonly bestStreaks: readonly PuzzleRun[];
  readonly bestStorms: readonly PuzzleRun[];
}

/** The seven days of which the coach tells games and puzzles, in milliseconds. */
export const WEEK_MS = 7 * 86_400_000;

/**
 * Adds up answers, oldest first. Linear in their number. `versions` has the rules of the runs that were begun since their
 * version is kept; an older one is of version 1.
 */
export function puzzleRecordOf(
  answers: readonly PuzzleAnswer[],
  now: number,
  versions: ReadonlyMap<string, number>,
): PuzzleRecord {
  const solved = new Map<string, { result: 'solved' | 'helped'; firstAt: number }>();
  for (const { positionId, way, result, answeredAt } of answers) {
    // In a storm one guesses.
    if (result === 'failed' || way === 'storm') continue;
    const before = solved.get(positionId);
    const best = before?.result === 'solved' ? 'solved' : result;
    solved.set(positionId, { result: best, firstAt: before?.firstAt ?? answeredAt });
  }
  const streaks = runsOf(answers, 'streak', versions);
  const last = streaks.at(-1);
  return {
    solved: [...solved].map(([positionId, { result }]) => ({ positionId, result })),
    solvedThisWeek: [...solved.values()].filter(({ firstAt }) => firstAt > now - WEEK_MS).length,
    streak: last === undefined || isEndedByMistakes('streak', last.version, last.failed) ? null : last,
    bestStreaks: bestOf(streaks),
    bestStorms: bestOf(runsOf(answers, 'storm', versions)),
  };
}

/** The runs of a kind, in the order in which they were last answered. None hands a puzzle out twice, so its first answer counts. */
function runsOf(
  answers: readonly PuzzleAnswer[],
  way: RunWay,
  versions: ReadonlyMap<string, number>,
): PuzzleRun[] {
  const runs = new Map<string, PuzzleRun>();
  const met = new Set<string>();
  for (const { positionId, way: of, runId, result, answeredAt } of answers) {
    if (of !== way || runId === null || met.has(`${runId} ${positionId}`)) continue;
    met.add(`${runId} ${positionId}`);
    const { solved, failed } = runs.get(runId) ?? { solved: 0, failed: 0 };
    const isSolved = result === 'solved';
    runs.delete(runId);
    runs.set(runId, {
      runId,
      version: versions.get(runId) ?? 1,
      solved: solved + (isSolved ? 1 : 0),
      failed: failed + (isSolved ? 0 : 1),
      answeredAt,
    });
  }
  return [...runs.values()];
}

function bestOf(runs: readonly PuzzleRun[]): PuzzleRun[] {
  const counted = runs
    .filter(({ solved }) => solved > 0)
    .toSorted((one, other) => other.solved - one.solved || one.failed - other.failed);
  const versions = [...new Set(counted.map(({ version }) => version))].toSorted((one, other) => other - one);
  return versions.flatMap((wanted) =>
    counted.filter(({ version }) => version === wanted).slice(0, BEST_RUNS),
  );
}
