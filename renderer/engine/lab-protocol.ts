/** The lab's requests to the worker, and the answers. */

import type { TracedAlgorithm } from '../../core/algorithms/pseudo-code.ts';
import type { AlgorithmName } from '../../core/algorithms/published.ts';
import type { Board, Move } from '../../core/board/board.ts';
import type { JudgeFinding, TaskResult } from '../../core/judge/examination.ts';
import type { AlgorithmGrowth, GrowthMeasure } from '../../core/judge/growth-scope.ts';
import type { KnownFault } from '../../core/judge/known-faults.ts';
import type { GrowingTask, Task } from '../../core/judge/question.ts';
import type { BenchTask } from '../../core/lab/bench-tasks.ts';
import type { AllGames } from '../../core/lab/game-tree.ts';
import type { Recording } from '../../core/lab/lab-step.ts';
import type { ProcessName } from '../../core/lab/process-code.ts';
import type { WholeGame } from '../../core/lab/whole-game.ts';
import type { Rules, TurnLimit } from '../../core/rules/rules.ts';
import type { RefusedProgram, StudentTrace } from './student-protocol.ts';

interface Asked {
  readonly board: Board;
  readonly rules: Rules;
}

export type LabRequest =
  /** A process on a whole board, step by step; after a move when one is named. */
  | ({
      readonly type: 'lab-process';
      readonly process: ProcessName;
      readonly seed: number;
      readonly after: Move | null;
    } & Asked)
  /** A whole game by an algorithm; progress counts the cells examined. */
  | ({ readonly type: 'lab-game'; readonly by: TracedAlgorithm } & Asked)
  /** Every game of a tiny board; null for one that has too many. */
  | ({ readonly type: 'lab-tree' } & Asked)
  /** A row of the benchmark on this machine; progress in thousandths of it. */
  | { readonly type: 'lab-benchmark'; readonly task: BenchTask }
  /** Measures the growth of each algorithm with the board; progress in thousandths of it. */
  | { readonly type: 'lab-growth'; readonly task: GrowingTask; readonly measure: GrowthMeasure }
  /** An examination of a program in JavaScript; progress counts the questions. */
  | {
      readonly type: 'lab-examine';
      readonly source: string;
      readonly tasks: readonly Task[];
      readonly maxTurns: TurnLimit;
    };

/** A row of the benchmark: the milliseconds that our engine takes for one pair or board, the middle of the rounds, and the others beside it. */
export interface BenchMeasure {
  readonly ms: number;
  readonly ratios: readonly BenchRatio[];
}

/** A published algorithm takes so many times our engine's time: in the middle round, and over the middle half of them. */
export interface BenchRatio {
  readonly name: AlgorithmName;
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** A fault of a program, and its run on the smallest board that shows it. */
export interface StudentFinding {
  readonly finding: JudgeFinding;
  /** A right answer, where it gave a wrong one. */
  readonly right: string | null;
  readonly trace: StudentTrace;
}

/** The outcome of an examination in the lab. */
export type StudentVerdict =
  | ({ readonly type: 'refused' } & RefusedProgram)
  /** It runs for ever before it is asked anything. */
  | { readonly type: 'endless' }
  | {
      readonly type: 'examined';
      readonly asked: number;
      readonly isCutShort: boolean;
      /** Everything was asked, and all that it does is right. */
      readonly isPassed: boolean;
      readonly results: readonly TaskResult[];
      readonly findings: readonly StudentFinding[];
      /** Published faults that explain the answers to a task. */
      readonly known: readonly { readonly name: KnownFault; readonly task: Task }[];
      readonly unproved: number;
    };

/** The successful answer to each request. */
export interface LabAnswers {
  readonly 'lab-process': Recording;
  readonly 'lab-game': WholeGame;
  readonly 'lab-tree': AllGames | null;
  readonly 'lab-benchmark': BenchMeasure;
  readonly 'lab-growth': readonly AlgorithmGrowth[];
  readonly 'lab-examine': StudentVerdict;
}
