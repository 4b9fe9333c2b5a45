/** The puzzles that streaks and storms are made of, by name, and their order. */
import names from '../../../resources/puzzles/only-move-names.json' with { type: 'json' };
import stages from '../../../resources/puzzles/streak-names.json' with { type: 'json' };
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';
import type { RunWay } from './puzzle-run.ts';
import { runOrder, stagedOrder } from './run-order.ts';

export interface RunPuzzle {
  /** See `positionName`. */
  readonly id: string;
  readonly grade: PuzzleGrade;
}

/** A puzzle of a streak with the stage of its rules, see `stageOf`. */
export interface StagedPuzzle extends RunPuzzle {
  readonly stage: number;
}

/** Every shipped only-move puzzle, in the order of its file. */
export const RUN_PUZZLES: readonly RunPuzzle[] = names.map((line) => {
  const [first, id = ''] = line.split(' ');
  return { id, grade: gradeOf(first) };
});

/** These and the drills, for streaks that add one rule at a time. */
export const STREAK_PUZZLES: readonly StagedPuzzle[] = stages.map((line) => {
  const [first, stage, id = ''] = line.split(' ');
  return { id, grade: gradeOf(first), stage: Number(stage) };
});

/** The puzzles of a run in their order, under a version of its rules. */
export function orderOfRun(way: RunWay, version: number, runId: string): readonly RunPuzzle[] {
  return way === 'streak' && version > 1
    ? stagedOrder(runId, STREAK_PUZZLES)
    : runOrder(way, runId, RUN_PUZZLES);
}

/** The grade of a puzzle that runs hand out; null for any other. */
export function gradeInRuns(name: string): PuzzleGrade | null {
  return STREAK_PUZZLES.find(({ id }) => id === name)?.grade ?? null;
}

function gradeOf(text: string | undefined): PuzzleGrade {
  const grade = PUZZLE_GRADES.find((each) => String(each) === text);
  if (grade === undefined) throw new Error(`a puzzle of no grade: ${text}`);
  return grade;
}
