/** A player's answer to a puzzle. */
import type { PuzzleGrade } from './puzzle.ts';

/**
 * The way in which a puzzle was played. `study`: a board cleared from its start. `practice`: one by one, without a
 * clock. `streak`: until the first mistake. `storm`: as many as possible within a time. `mistake`: a position of the
 * player's own lost game.
 */
export const PUZZLE_WAYS = ['study', 'practice', 'streak', 'storm', 'mistake'] as const;
export type PuzzleWay = (typeof PUZZLE_WAYS)[number];

/** `helped`: solved after a losing move was taken back, or after the answer was shown. */
export const PUZZLE_RESULTS = ['solved', 'helped', 'failed'] as const;
export type PuzzleResult = (typeof PUZZLE_RESULTS)[number];

/** An answer as it was kept. */
export interface PuzzleAnswer {
  readonly positionId: string;
  readonly way: PuzzleWay;
  readonly grade: PuzzleGrade | null;
  /** Of a streak or a storm. */
  readonly runId: string | null;
  readonly result: PuzzleResult;
  /** UTC milliseconds. */
  readonly answeredAt: number;
}

/** Most runs of a way and of the same rules that the record names. */
export const BEST_RUNS = 5;
