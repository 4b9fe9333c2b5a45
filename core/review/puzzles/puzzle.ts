/**
 * Puzzles that rest on proofs. A study is a small board to be cleared without a losing move; an only-move puzzle is one
 * position in which exactly one legal pair keeps the game winnable.
 */
import type { Board, Move } from '../../board/board.ts';
import type { Rules } from '../../rules/rules.ts';
import type { CountedLosses } from '../../solve/measured-share.ts';

export const PUZZLE_KINDS = ['study', 'only-move'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const PUZZLE_GRADES = [1, 2, 3, 4, 5] as const;
export type PuzzleGrade = (typeof PUZZLE_GRADES)[number];

/** The lessons of teaching puzzles. */
export const PUZZLE_LESSONS = ['last-pair', 'two-of-four', 'gravity-order', 'corridor'] as const;
export type PuzzleLesson = (typeof PUZZLE_LESSONS)[number];

interface PuzzleBase {
  /** 1 is the gentlest; see `GRADE_BOUNDS`. */
  readonly grade: PuzzleGrade;
  readonly board: Board;
  readonly rules: Rules;
  /** Share of uniform random games from here that are lost, in thousandths. */
  readonly lossPermille: number;
  /** The games that this share was counted in; null in a text from before it said so. */
  readonly measured: CountedLosses | null;
  /** Clears the board, so it proves that the puzzle can be solved; that of an only-move puzzle begins with its answer. */
  readonly witness: readonly Move[];
  /** Only of those that teach. */
  readonly lesson?: PuzzleLesson;
}

/** A board to be cleared. */
export interface Study extends PuzzleBase {
  readonly kind: 'study';
}

/** A position with one pair to be found. */
export interface OnlyMove extends PuzzleBase {
  readonly kind: 'only-move';
  /** The one move that keeps the game winnable; each other legal move is proved to lose. */
  readonly answer: Move;
}

export type Puzzle = Study | OnlyMove;
