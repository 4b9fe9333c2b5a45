/** The messages between the lab's worker and the one that runs a learner's program. */
import type { Point } from '../../core/board/board.ts';
import type { JudgeQuestion } from '../../core/judge/question.ts';

/** A program may take so many milliseconds for an answer, and the answer may have so many characters. */
export const ANSWER_MS = 2000;
export const MOST_OUTPUT = 100_000;

export type ToStudent =
  | { readonly kind: 'load'; readonly source: string }
  | { readonly kind: 'ask'; readonly question: JudgeQuestion; readonly isTraced: boolean };

/** A cell that a program examined. */
export interface StudentLook {
  readonly at: Point;
  readonly isFree: boolean;
  /** The line of the program that asked, from 1; null where the browser does not tell. */
  readonly line: number | null;
}

/** A run of a program on one question. */
export interface StudentTrace {
  /** Of a very long one only the beginning; none where it was not traced. */
  readonly looks: readonly StudentLook[];
  /** The text that it wrote by `console.log`, as far as that is kept. */
  readonly wrote: string;
  /** The line at which it failed, or null. */
  readonly line: number | null;
}

/** The reason why a text is no program, in the browser's words, and the line. */
export interface RefusedProgram {
  readonly message: string;
  readonly line: number | null;
}

export type FromStudent =
  | { readonly kind: 'loaded' }
  | ({ readonly kind: 'refused' } & RefusedProgram)
  | { readonly kind: 'answer'; readonly text: string; readonly trace: StudentTrace }
  | {
      readonly kind: 'failed';
      readonly fault: 'crash' | 'flood';
      readonly message: string;
      readonly trace: StudentTrace;
    };
