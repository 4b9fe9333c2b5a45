/** The board that the lab shows, what was measured in it and the programs that were written. All are kept while the program runs. */

import { createStore } from 'zustand/vanilla';
import type { Board, Move } from '../../core/board/board.ts';
import type { ExerciseName } from '../../core/judge/exercises.ts';
import type { AlgorithmGrowth, GrowthMeasure } from '../../core/judge/growth-scope.ts';
import type { GrowingTask } from '../../core/judge/question.ts';
import type { BenchTask } from '../../core/lab/bench-tasks.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { BenchMeasure } from '../engine/lab-protocol.ts';
import { serviceKey } from '../services/services.ts';

/** The source of a board, which gives it its name. */
export type LabSource =
  | { readonly type: 'sample' | 'pasted' }
  | { readonly type: 'template' | 'game'; readonly name: string };

export interface LabBoard {
  readonly source: LabSource;
  readonly board: Board;
  readonly rules: Rules;
  /** Two tiles to begin with, or none. */
  readonly pair: Move | null;
}

/** A row of the benchmark as this machine ran it. */
export interface MeasuredRow extends BenchMeasure {
  readonly task: BenchTask;
}

/** The growth of the algorithms with the board, for one task and one measure. */
export interface ChartedGrowth {
  readonly task: GrowingTask;
  readonly measure: GrowthMeasure;
  readonly growths: readonly AlgorithmGrowth[];
}

/** A program that the learner writes: that of an exercise, or one of their own. */
export type ProgramName = ExerciseName | 'own';

export interface LabBoardState {
  /** null: nothing was chosen yet. */
  readonly shown: LabBoard | null;
  /** In the order of `BENCH_TASKS`, as far as they were measured last. */
  readonly measured: readonly MeasuredRow[];
  /** As far as it is known. */
  readonly grown: readonly ChartedGrowth[];
  /** As they were written last; those that are missing were not touched. */
  readonly programs: Readonly<Partial<Record<ProgramName, string>>>;
  /** Those that were judged to be right once. */
  readonly solved: readonly ProgramName[];
}

export function createLabBoard() {
  return createStore<LabBoardState>(() => ({
    shown: null,
    measured: [],
    grown: [],
    programs: {},
    solved: [],
  }));
}
export type LabBoardStore = ReturnType<typeof createLabBoard>;

export const LAB_BOARD = serviceKey<LabBoardStore>('lab');
